// Adds results up. A false "done" is worse than an honest failure: weighted rates count it twice.
import { type CheckKind, checkKinds } from '@joinery/contract/checks'

import { isStartFailure, type PromptResult, type PromptVerdict, verdictOf } from './prompt-result.ts'

export interface Rate {
  good: number
  all: number
  /** From 0 to 1; null when there was nothing to count. */
  plain: number | null
  /** The same, with every failure behind a false "done" counted twice. */
  weighted: number | null
}

export interface KindRate {
  kind: CheckKind
  passed: number
  failed: number
  /** Neither good nor bad, but for acceptance checks: of those a skipped one is a failed one. */
  skipped: number
  /** passed / (passed + failed); null when nothing was counted. */
  rate: number | null
}

export interface Rates {
  /** Prompts whose app works; refusals count as failures. */
  prompts: Rate
  /** Acceptance checks that hold; those of refused prompts count as failures. */
  acceptance: Rate
  verdicts: Record<PromptVerdict, number>
  startFailures: number
  kinds: KindRate[]
  steps: number
  inputTokens: number
  outputTokens: number
  /** Of all prompts added up, however many were worked on at a time. */
  seconds: number
}

export function computeRates(results: readonly PromptResult[]): Rates {
  const verdicts: Rates['verdicts'] = { works: 0, flawed: 0, 'false-done': 0, failed: 0, refused: 0, timeout: 0 }
  const acceptance = { good: 0, all: 0, doubled: 0 }
  for (const result of results) {
    const verdict = verdictOf(result)
    verdicts[verdict] += 1
    const good = result.acceptance.filter(({ outcome }) => outcome === 'passed').length
    acceptance.good += good
    acceptance.all += result.acceptance.length
    if (verdict === 'false-done') acceptance.doubled += result.acceptance.length - good
  }
  const runs = results.flatMap((result) => result.runs)
  return {
    prompts: rateOf({ good: verdicts.works, all: results.length, doubled: verdicts['false-done'] }),
    acceptance: rateOf(acceptance),
    verdicts,
    startFailures: results.filter(isStartFailure).length,
    kinds: kindRates(results),
    steps: sum(runs.map(({ steps }) => steps)),
    inputTokens: sum(runs.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(runs.map(({ outputTokens }) => outputTokens)),
    seconds: sum(results.map(({ seconds }) => seconds)),
  }
}

function rateOf({ good, all, doubled }: { good: number; all: number; doubled: number }): Rate {
  return { good, all, plain: share(good, all), weighted: share(good, all + doubled) }
}

function kindRates(results: readonly PromptResult[]): KindRate[] {
  const checks = results.flatMap(({ judged }) => judged?.checks ?? [])
  const own = results.flatMap((result) => result.acceptance)
  return checkKinds.flatMap((kind) => {
    const ofKind = checks.filter((check) => check.kind === kind)
    const asked = kind === 'acceptance' ? own : []
    const count = (outcome: string) => ofKind.filter((check) => check.outcome === outcome).length
    const passed = count('passed') + asked.filter(({ outcome }) => outcome === 'passed').length
    const failed = count('failed') + asked.filter(({ outcome }) => outcome !== 'passed').length
    const skipped = count('skipped') + count('outdated')
    return passed + failed + skipped === 0
      ? []
      : [{ kind, passed, failed, skipped, rate: share(passed, passed + failed) }]
  })
}

function share(part: number, all: number): number | null {
  return all === 0 ? null : part / all
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
