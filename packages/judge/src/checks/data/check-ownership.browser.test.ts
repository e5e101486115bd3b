import { expect, test, vi } from 'vitest'

import { tryCheck } from '../../fixtures/try-check.ts'
import { ownershipCheck } from './check-ownership.ts'
import { diaryApp } from './fixtures/diary-app.ts'
import { tasksApp } from './fixtures/tasks-app.ts'

// A test that went on after its time would walk into the next one's app.
vi.setConfig({ testTimeout: 120_000 })

test('notes that only their owner sees pass', async () => {
  const { results, failures } = await tryCheck(ownershipCheck, diaryApp(), { isOwned: true })
  expect(failures).toEqual([])
  expect(results.map((result) => result.title)).toEqual([
    'Passwords are not stored in clear',
    'A wrong password is refused',
    'An unknown person is refused',
    'The right password lets its owner in',
    'After logging out the pages of a person are closed',
    'Another person sees nothing of what one person made',
    'A signed-out visitor sees nothing of what people made',
    'Another person cannot change or delete what one person made',
  ])
})

test('an app without sign-up is left alone unless ownership was asked for', async () => {
  const { results } = await tryCheck(ownershipCheck, tasksApp())
  expect(results.map((result) => result.outcome)).toEqual(['skipped'])
  const asked = await tryCheck(ownershipCheck, tasksApp(), { isOwned: true })
  expect(asked.failures).toEqual([expect.stringContaining('No sign-up form was found')])
})

test('what members share reaches the others, and deleting it stays with its author', async () => {
  const { failures } = await tryCheck(ownershipCheck, diaryApp('list-shows-all', 'address-shows-all'), {
    isShared: true,
  })
  expect(failures).toEqual([])
  const tampered = await tryCheck(ownershipCheck, diaryApp('list-shows-all', 'others-delete'), { isShared: true })
  expect(tampered.failures).toContainEqual(expect.stringMatching(/the record was deleted/))
})

test('a person who may write once a day has written today already', async () => {
  const app = diaryApp()
  const max = new Date().toISOString().slice(0, 10)
  const dayField = `<label>Date <input type="date" name="day" max="${max}" required></label><button>Add`
  const { failures } = await tryCheck(
    ownershipCheck,
    {
      ...app,
      async handle(request) {
        const isTaken = request.form['day'] === max
        const answer = await app.handle(isTaken ? { ...request, method: 'GET' } : request)
        if (typeof answer !== 'string' || request.path !== '/') return answer
        const words = isTaken ? '<p role="alert">There is an entry for this day already</p>' : ''
        return answer.replace('<button>Add', dayField).replace('<ul>', `${words}<ul>`)
      },
    },
    { isOwned: true },
  )
  expect(failures).toEqual([])
})
