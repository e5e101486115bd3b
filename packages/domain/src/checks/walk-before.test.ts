import type { CheckResult } from '@joinery/contract/checks'
import { expect, test } from 'vitest'

import { isSameFailure } from './walk-before.ts'

function failure(detail: string, change: Partial<CheckResult> = {}): CheckResult {
  return { kind: 'acceptance', title: 'An edit is kept', outcome: 'failed', detail, page: '/', evidence: [], ...change }
}

const now = failure('Step 2 of 6, Press “Edit” near “Rent”: There is no “Edit” near “Rent” on /; there is “Add”.')

test('what fails at the same step is the same failure, whatever the page shows around it', () => {
  expect(isSameFailure(now, failure('Step 2 of 6, Press “Edit” near “Rent”: There is nothing.'))).toBe(true)
  const gone = failure('Step 2 of 6, Press “Edit”: it is gone.', { outcome: 'outdated' })
  expect(isSameFailure(now, gone)).toBe(true)
})

test('a walk that holds, or fails elsewhere, excuses nothing', () => {
  expect(isSameFailure(now, failure('', { outcome: 'passed' }))).toBe(false)
  expect(isSameFailure(now, failure('Step 1 of 6, Open /: / answers 404.'))).toBe(false)
  expect(isSameFailure(now, failure('The time is up.', { outcome: 'skipped' }))).toBe(false)
})

test('a version before whose server fails on the tables of the change excuses nothing', () => {
  const broken = failure('Step 2 of 6, Press “Edit”: nothing.', {
    evidence: [{ type: 'request', method: 'PATCH', url: '/api/expenses/2', status: 500 }],
  })
  expect(isSameFailure(now, broken)).toBe(false)
})

test('a page that hangs is excused by nothing', () => {
  const hung = failure('The page / stopped answering: a script on it runs without end.')
  expect(isSameFailure(hung, hung)).toBe(false)
})
