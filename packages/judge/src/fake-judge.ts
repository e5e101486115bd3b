// A judge that says what it is told to: for tests of everything above it. It opens no browser.
import type { CheckResult, JudgeReport } from '@joinery/contract/checks'

import type { AppUnderTest, Judge, Judgement, JudgeOptions, LookOptions, SeenPage } from './judge.ts'

export interface FakeJudge extends Judge {
  /** What it was asked, in order. */
  readonly asked: { app: AppUnderTest; options: JudgeOptions }[]
}

/**
 * @param play what is found and learned; may look at the app as a browser would
 * @param look what a look at a page shows beside nothing
 */
export function createFakeJudge(
  play: (
    app: AppUnderTest,
    options: JudgeOptions,
  ) => Promise<{ results: CheckResult[] } & Pick<Judgement, 'learned'> & Pick<JudgeReport, 'unfinished'>>,
  look: (app: AppUnderTest, options: LookOptions) => Promise<Partial<SeenPage>> = () => Promise.resolve({}),
): FakeJudge {
  const asked: FakeJudge['asked'] = []
  return {
    asked,
    warmUp: () => {},
    availability: () => Promise.resolve({ isAvailable: true, isWalled: true, reason: '' }),
    async judge(app, options) {
      asked.push({ app, options })
      const { results, learned, unfinished } = await play(app, options)
      for (const result of results) options.onResult?.(result)
      return { report: { ...reportOf(results), ...(unfinished === undefined ? {} : { unfinished }) }, learned }
    },
    look: async (app, options) => ({ ...emptyPage, path: options.path, ...(await look(app, options)) }),
    close: () => Promise.resolve(),
  }
}

const emptyPage: SeenPage = {
  path: '/',
  status: 200,
  title: '',
  tree: '',
  errors: [],
  failedRequests: [],
  refusedHosts: [],
  sidewaysPx: 0,
  culprits: [],
  height: 800,
  picture: null,
  noPictureBecause: null,
  hungBecause: null,
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
