import { describe, expect, test, vi } from 'vitest'

import type { PlainAppInput } from '../../fixtures/serve-plain-app.ts'
import { inSession } from '../../fixtures/try-check.ts'
import { formsCheck } from './check-forms.ts'
import { recordsCheck } from './check-records.ts'
import { sumsApp } from './fixtures/sums-app.ts'
import { tasksApp, type TaskFault } from './fixtures/tasks-app.ts'

// A test that went on after its time would walk into the next one's app.
vi.setConfig({ testTimeout: 120_000 })

const failuresOf = (...faults: TaskFault[]) => failuresIn(tasksApp(...faults))

/** Failures of both checks, which share one walk. */
function failuresIn(app: PlainAppInput): Promise<{ kind: string; text: string }[]> {
  return inSession(app, {}, async (session) => {
    const results = [...(await formsCheck.run(session)), ...(await recordsCheck.run(session))]
    return results
      .filter((result) => result.outcome === 'failed')
      .map(({ kind, title, detail }) => ({ kind, text: `${title}: ${detail}` }))
  })
}

test('a form that keeps its records passes', async () => {
  expect(await failuresOf()).toEqual([])
})

test('a form that is empty again below the next question has taken its number', async () => {
  expect(await failuresIn(sumsApp())).toEqual([])
})

describe('a planted defect is told', () => {
  test.for<[TaskFault, string, RegExp]>([
    ['save-does-nothing', 'forms', /does nothing/],
    ['save-only-alerts', 'forms', /sends nothing and stores nothing/],
    ['save-only-in-state', 'forms', /sends nothing and stores nothing/],
    ['save-only-in-storage', 'records', /only in the storage of this browser/],
    ['save-only-in-session', 'forms', /sends nothing and stores nothing/],
    ['save-drops-hours', 'records', /“Hours”.*dropped/],
    ['save-twice', 'records', /stored the record 2 times/],
    ['save-overwrites', 'records', /changed rows instead of adding/],
    ['save-fails', 'forms', /answered 500/],
    ['save-touches-others', 'records', /changed status of another row/],
    ['save-says-nothing', 'forms', /nothing on the page says so/],
    ['list-is-constant', 'records', /does not read its list/],
    ['takes-empty', 'forms', /Sent without any input, it was accepted/],
    ['silent-when-empty', 'forms', /says nothing/],
    ['takes-wrong-email', 'forms', /“not-an-address” was accepted/],
    ['no-label', 'forms', /has no label/],
    ['no-name', 'forms', /has no name/],
  ])('%s', async ([fault, kind, words]) => {
    const failures = await failuresOf(fault)
    expect(failures.filter((failure) => failure.kind === kind).map((failure) => failure.text)).toContainEqual(
      expect.stringMatching(words),
    )
  })
})
