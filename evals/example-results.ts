// Results made up for tests.
import type { JudgedCheck, PromptResult, PromptRun } from './prompt-result.ts'

export function run(more: Partial<PromptRun> = {}): PromptRun {
  return {
    message: 'An app',
    status: 'VALID',
    problem: null,
    hasVersion: true,
    steps: 3,
    toolCalls: 9,
    inputTokens: 1000,
    outputTokens: 200,
    seconds: 4,
    ...more,
  }
}

export function check(more: Partial<JudgedCheck> = {}): JudgedCheck {
  return { kind: 'acceptance', title: 'It holds', outcome: 'passed', detail: '', page: '/', ...more }
}

export function result(more: Partial<PromptResult> = {}): PromptResult {
  return {
    id: 'an-app',
    kind: 'APP',
    prompt: 'An app',
    model: 'offline',
    entryHash: 'hash',
    runs: [run()],
    acceptance: [check(), check()],
    judged: { checks: [check({ kind: 'start' })], pages: 1, steps: 2, seconds: 3, isCutShort: false },
    seconds: 10,
    finishedAt: '2030-01-01T00:00:00.000Z',
    ...more,
  }
}

const broken = check({ outcome: 'failed', detail: 'It does not.' })

export const works = result({ id: 'works' })
export const flawed = result({
  id: 'flawed',
  judged: {
    checks: [check({ kind: 'start' }), check({ kind: 'layout', outcome: 'failed' })],
    pages: 1,
    steps: 2,
    seconds: 3,
    isCutShort: false,
  },
})
export const falseDone = result({ id: 'false-done', acceptance: [check(), broken] })
export const failed = result({ id: 'failed', runs: [run({ status: 'INVALID' })], acceptance: [check(), broken] })
export const refused = result({
  id: 'refused',
  runs: [run({ hasVersion: false })],
  acceptance: [broken, broken],
  judged: null,
})
export const timeout = result({ id: 'timeout', runs: [run({ status: 'TIMEOUT' })], acceptance: [broken, broken] })
