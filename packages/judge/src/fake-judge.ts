// A judge that says what it is told to: for tests of everything above it. It opens no browser.
import type { CheckResult, JudgeReport } from '@joinery/contract/checks'

import type { AppUnderTest, Judge, Judgement, JudgeOptions } from './judge.ts'

export interface FakeJudge extends Judge {
  /** What it was asked, in order. */
  readonly asked: { app: AppUnderTest; options: JudgeOptions }[]
}

/** @param play what is found and learned; may look at the app as a browser would */
export function createFakeJudge(
  play: (app: AppUnderTest, options: JudgeOptions) => Promise<{ results: CheckResult[] } & Pick<Judgement, 'learned'>>,
): FakeJudge {
  const asked: FakeJudge['asked'] = []
  return {
    asked,
    warmUp: () => {},
    availability: () => Promise.resolve({ isAvailable: true, isWalled: true, reason: '' }),
    async judge(app, options) {
      asked.push({ app, options })
      const { results, learned } = await play(app, options)
      for (const result of results) options.onResult?.(result)
      return { report: reportOf(results), learned }
    },
    close: () => Promise.resolve(),
  }
}

function reportOf(results: CheckResult[]): JudgeReport {
  return {
    isPassed: results.every(({ outcome }) => outcome !== 'failed'),
    results,
    outsideCalls: [],
    pages: 1,
    steps: results.length,
    durationMs: 1,
    isCutShort: false,
  }
}
