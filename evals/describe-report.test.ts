import type { CheckResult, JudgeReport } from '@joinery/contract/checks'
import { expect, test } from 'vitest'

import { describeReport, describeRun } from './evaluate-prompt.ts'

const entry = {
  acceptance: [
    { title: 'One', steps: [] },
    { title: 'Two', steps: [] },
  ],
}

function resultOf(more: Partial<CheckResult>): CheckResult {
  return { kind: 'start', title: 'It starts', outcome: 'passed', detail: '', page: '/', evidence: [], ...more }
}

function reportOf(results: CheckResult[]): JudgeReport {
  return { isPassed: true, results, outsideCalls: [], pages: 2, steps: 9, durationMs: 4_240, isCutShort: false }
}

test('the asked checks are told apart from the kept ones of the app', () => {
  const report = reportOf([
    resultOf({}),
    resultOf({ kind: 'acceptance', title: 'Two', outcome: 'failed', detail: 'No.', acceptanceId: 'idoftwo00' }),
    resultOf({ kind: 'acceptance', title: 'One', acceptanceId: 'idofone00' }),
    resultOf({ kind: 'acceptance', title: 'Kept', acceptanceId: 'kept00000' }),
  ])
  const { acceptance, judged } = describeReport(entry, report, ['idofone00', 'idoftwo00'])
  expect(acceptance.map(({ title, outcome }) => `${title} ${outcome}`)).toEqual(['One passed', 'Two failed'])
  expect(judged?.checks.map(({ title }) => title)).toEqual(['It starts', 'Kept'])
  expect(judged).toMatchObject({ pages: 2, steps: 9, seconds: 4.2 })
})

test('a check that the judge did not get to has failed', () => {
  const { acceptance } = describeReport(entry, reportOf([resultOf({ kind: 'build', outcome: 'failed' })]), ['a', 'b'])
  expect(acceptance.map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
})

test('a step that was begun again after a crash counts once', () => {
  const at = new Date()
  const events = ([0, 1, 1, 2] as const).map((step, index) => ({
    seq: index + 1,
    at,
    event: { type: 'step.started' as const, step },
  }))
  const generation = {
    id: 'generation0',
    status: 'VALID' as const,
    queuePosition: null,
    revisionId: 'revision0',
    revisionNumber: 2,
    problem: null,
    model: 'offline',
    elapsedMs: 1_260,
    inputTokens: 5,
    usage: [],
    cost: null,
    outputTokens: 6,
    createdAt: at,
  }
  expect(describeRun({ generation, events }, 'An app', 'VALID')).toMatchObject({
    steps: 3,
    hasVersion: true,
    seconds: 1.3,
  })
})
