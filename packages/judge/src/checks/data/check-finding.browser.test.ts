import { describe, expect, test, vi } from 'vitest'

import { tryCheck } from '../../fixtures/try-check.ts'
import { findingCheck } from './check-finding.ts'
import { boatsApp } from './fixtures/boats-app.ts'
import { tasksApp, type TaskFault } from './fixtures/tasks-app.ts'

// A test that went on after its time would walk into the next one's app.
vi.setConfig({ testTimeout: 120_000 })

test('search, filter, sort and paging that do what they say pass', async () => {
  const { results, failures, learned } = await tryCheck(findingCheck, tasksApp())
  expect(failures).toEqual([])
  expect(results.map((result) => result.title)).toEqual([
    '“Search tasks” finds what is looked for',
    'The filter “Status” shows what it says',
    '“Sort by” puts the list in order',
    '“Next page” shows other rows',
  ])
  expect(learned.map((check) => check.title)).toEqual(['Searching for “Paint” shows what holds it'])
})

test('radio buttons without values are told apart by their words', async () => {
  expect((await tryCheck(findingCheck, boatsApp({ isDeaf: false }))).failures).toEqual([])
  expect((await tryCheck(findingCheck, boatsApp({ isDeaf: true }))).failures).toContainEqual(
    expect.stringMatching(/shown too/),
  )
})

describe('a planted defect is told', () => {
  test.for<[TaskFault, RegExp]>([
    ['search-ignores', /changes nothing/],
    ['search-wrong-column', /does not find “Paint the fence”/],
    ['search-never-empty', /which nothing holds, shows/],
    ['filter-ignores', /is shown too|are shown too/],
    ['filter-wrong', /shown too/],
    ['sort-ignores', /not in rising order of title/],
    ['sort-wrong-way', /not in rising order of title/],
    ['paging-repeats', /the same rows again/],
  ])('%s', async ([fault, words]) => {
    const { failures } = await tryCheck(findingCheck, tasksApp(fault))
    expect(failures).toContainEqual(expect.stringMatching(words))
  })
})
