// Whether what is typed is kept is asked late in a judging. On a slow machine the time may be up by then, and an app
// that nobody saw keep anything must not be called working: its forms are tried once more by themselves.
import type { CheckKind, CheckResult, JudgeReport } from '@joinery/contract/checks'

import type { JudgedApp } from './judge-app.ts'

const formKinds: readonly CheckKind[] = ['forms', 'records']

/**
 * The judging, with its forms tried by themselves where the time was up before them; what nobody could try even then
 * has failed, and says why.
 * @param tryKinds judges the same app again, for these kinds alone and with time of their own
 */
export async function tryUntriedForms(
  judged: JudgedApp,
  tryKinds: (kinds: readonly CheckKind[]) => Promise<JudgedApp>,
): Promise<JudgedApp> {
  if (!judged.isJudged) return judged
  const untried = untriedIn(judged.report)
  if (untried.length === 0) return judged
  const again = await tryKinds(untried)
  if (!again.isJudged) return again
  const still = untriedIn(again.report)
  const { report } = judged
  const results = [
    ...report.results.filter(({ kind, outcome }) => !(outcome === 'skipped' && untried.includes(kind))),
    ...again.report.results.filter(({ kind }) => untried.includes(kind) && !still.includes(kind)),
    ...(still.length === 0 ? [] : [untriedResult]),
  ]
  return {
    isJudged: true,
    learned: [...judged.learned, ...again.learned],
    report: {
      ...report,
      results,
      isPassed: results.every(({ outcome }) => outcome !== 'failed'),
      durationMs: report.durationMs + again.report.durationMs,
      unfinished: (report.unfinished ?? []).filter((kind) => !untried.includes(kind) || still.includes(kind)),
    },
  }
}

function untriedIn({ unfinished = [] }: JudgeReport): CheckKind[] {
  return formKinds.filter((kind) => unfinished.includes(kind))
}

const untriedResult: CheckResult = {
  kind: 'records',
  title: 'What is typed is kept',
  outcome: 'failed',
  detail:
    'The time was up before this could be tried, twice: nobody knows whether it works. Check again when the machine has less to do.',
  page: null,
  evidence: [],
}
