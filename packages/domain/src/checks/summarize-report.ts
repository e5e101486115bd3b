// What of a report is told where: to viewers of a run in short, to the model what failed.
import type { CheckResult, Evidence, JudgeReport, ReportSummary } from '@joinery/contract/checks'

/** A model reads this much of one failure. */
const maxFailureLength = 700
const maxEvidenceLines = 3

export function summarizeReport(checkRunId: string, report: JudgeReport): ReportSummary {
  const count = (outcome: CheckResult['outcome']) =>
    report.results.filter((result) => result.outcome === outcome).length
  return {
    checkRunId,
    isPassed: report.isPassed,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      outdated: count('outdated'),
    },
    durationMs: report.durationMs,
    results: report.results.map((result) => ({
      kind: result.kind,
      title: result.title,
      outcome: result.outcome,
      detail: result.detail,
      page: result.page,
      picture: lastPicture(result.evidence),
    })),
  }
}

function lastPicture(evidence: readonly Evidence[]): { hash: string; width: number } | null {
  const picture = evidence.findLast((each) => each.type === 'screenshot')
  return picture === undefined ? null : { hash: picture.hash, width: picture.width }
}

/** The failed checks of a report, for the model that has to mend them. */
export function failuresOf(report: JudgeReport): { fingerprint: string; title: string; text: string }[] {
  return report.results
    .filter((result) => result.outcome === 'failed')
    .map((result) => ({
      fingerprint: [result.kind, result.page ?? '', result.title].join('|'),
      title: result.title,
      text: presentFailure(result),
    }))
}

function presentFailure({ kind, title, page, detail, evidence }: CheckResult): string {
  const place = page === null ? '' : ` (${page})`
  const lines = evidence.flatMap(lineOf).slice(-maxEvidenceLines)
  const text = [`[${kind}] ${title}${place}: ${detail}`, ...lines].join('\n   ')
  return text.length <= maxFailureLength ? text : `${text.slice(0, maxFailureLength - 1)}…`
}

function lineOf(evidence: Evidence): string[] {
  switch (evidence.type) {
    case 'console':
      return [`console: ${evidence.text}`]
    case 'request':
      return [`${evidence.method} ${evidence.url} → ${evidence.status ?? 'no answer'}`]
    case 'row':
      return [`row of ${evidence.table}: ${evidence.text}`]
    case 'step':
      return [`did: ${evidence.text}`]
    case 'screenshot':
      return []
  }
}
