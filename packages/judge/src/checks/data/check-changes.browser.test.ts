import { describe, expect, test, vi } from 'vitest'

import { tryCheck } from '../../fixtures/try-check.ts'
import { changesCheck } from './check-changes.ts'
import { bookingsApp } from './fixtures/bookings-app.ts'
import { plantsApp } from './fixtures/plants-app.ts'
import { tasksApp, type TaskFault } from './fixtures/tasks-app.ts'

// A test that went on after its time would walk into the next one's app.
vi.setConfig({ testTimeout: 120_000 })

test('edit, tick and delete that act on their own row pass and are learned', async () => {
  const { results, failures, learned } = await tryCheck(changesCheck, tasksApp())
  expect(failures).toEqual([])
  expect(results.map((result) => result.title)).toEqual([
    '“Edit” opens tasks with the values of that record',
    'Editing a record of tasks changes that record only',
    '“Done:” acts on its own row of tasks and lasts',
    '“Delete” removes that record of tasks only',
  ])
  expect(learned.map((check) => check.title)).toEqual(['Editing a record of tasks is kept'])
})

test('a form for something else that names the record is not the form of that record', async () => {
  const changeable = await tryCheck(changesCheck, plantsApp({ isChangeable: true }))
  expect(changeable.failures).toEqual([])
  expect(changeable.results.map((result) => result.title)).toEqual([
    '“Edit this plant” opens plants with the values of that record',
    'Editing a record of plants changes that record only',
  ])
  expect((await tryCheck(changesCheck, plantsApp({ isChangeable: false }))).results).toEqual([])
})

test('a control named for another record is not that of the record beside it', async () => {
  const { results, failures } = await tryCheck(changesCheck, bookingsApp())
  expect(failures).toEqual([])
  expect(results.map((result) => result.title)).toEqual(['“Delete” removes that record of bookings only'])
})

describe('a planted defect is told', () => {
  test.for<[TaskFault, RegExp]>([
    ['edit-hits-first', /another row changed/],
    ['edit-hits-all', /another row changed/],
    ['edit-prefills-first', /with the values of “Sweep the yard”/],
    ['edit-forgets', /did not change in the database/],
    ['delete-hits-first', /another row went/],
    ['delete-hits-all', /other rows went/],
    ['delete-only-in-view', /still in the database/],
    ['toggle-hits-next', /another row changed/],
    ['toggle-forgets', /changes nothing in the database/],
  ])('%s', async ([fault, words]) => {
    const { failures } = await tryCheck(changesCheck, tasksApp(fault))
    expect(failures).toContainEqual(expect.stringMatching(words))
  })
})
