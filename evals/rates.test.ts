import { expect, test } from 'vitest'

import { check, failed, falseDone, flawed, refused, result, run, timeout, works } from './example-results.ts'
import { verdictOf } from './prompt-result.ts'
import { computeRates } from './rates.ts'

test('each result has the verdict it is named for', () => {
  const all = [works, flawed, falseDone, failed, refused, timeout]
  expect(all.map(verdictOf)).toEqual(all.map(({ id }) => id))
})

test('an acceptance check that names what is not there makes a “done” false, as a failed one does', () => {
  expect(verdictOf(result({ acceptance: [check({ outcome: 'outdated' })] }))).toBe('false-done')
  expect(verdictOf(result({ acceptance: [check({ outcome: 'skipped' })] }))).toBe('false-done')
})

test('what failed first and was mended by a later message counts as it ended', () => {
  expect(verdictOf(result({ runs: [run({ status: 'INVALID' }), run()] }))).toBe('works')
  expect(verdictOf(result({ runs: [run(), run({ status: 'GENERATION_FAILED' })] }))).toBe('failed')
})

test('refusals, time-outs and failures count once, a false “done” twice', () => {
  const { prompts, acceptance } = computeRates([works, falseDone, failed, refused, timeout])
  expect(prompts).toEqual({ good: 1, all: 5, plain: 1 / 5, weighted: 1 / 6 })
  // Good: 2 + 1 + 1 of 10; the one behind the false “done” counts once more.
  expect(acceptance).toEqual({ good: 4, all: 10, plain: 4 / 10, weighted: 4 / 11 })
})

test('without a false “done” both rates are the same, without anything there is none', () => {
  expect(computeRates([works, refused]).prompts).toMatchObject({ plain: 1 / 2, weighted: 1 / 2 })
  expect(computeRates([]).prompts).toEqual({ good: 0, all: 0, plain: null, weighted: null })
})

test('kinds of checks are counted apart, and acceptance checks of what was never built are failures', () => {
  const { kinds, startFailures } = computeRates([
    flawed,
    refused,
    result({
      judged: {
        checks: [check({ kind: 'start', outcome: 'failed' }), check({ kind: 'forms', outcome: 'skipped' })],
        pages: 0,
        steps: 0,
        seconds: 1,
        isCutShort: false,
      },
    }),
  ])
  expect(kinds).toEqual([
    { kind: 'start', passed: 1, failed: 1, skipped: 0, rate: 1 / 2 },
    { kind: 'layout', passed: 0, failed: 1, skipped: 0, rate: 0 },
    { kind: 'forms', passed: 0, failed: 0, skipped: 1, rate: null },
    { kind: 'acceptance', passed: 4, failed: 2, skipped: 0, rate: 4 / 6 },
  ])
  expect(startFailures).toBe(1)
})

test('steps, tokens and seconds add up over runs', () => {
  const twice = result({ runs: [run(), run()] })
  expect(computeRates([twice, works])).toMatchObject({ steps: 9, inputTokens: 3000, outputTokens: 600, seconds: 20 })
})
