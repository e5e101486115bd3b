// A kept walk may be older than the day, or than the rows it was learned on. Before its failure counts against a change,
// it is walked on the version before the change, on the same rows: what fails there too is outdated, not broken.
import type { AcceptanceCheck, CheckResult, JudgeReport } from '@joinery/contract/checks'
import type { Judge } from '@joinery/judge'

import type { Services } from '../context.ts'
import { findEarlier, readFiles, readTree, type TreeRow } from '../revisions/index.ts'
import { hashTree } from './app-hash.ts'
import { judgeApp } from './judge-app.ts'

export interface JudgedVersion {
  projectGroupId: string
  tree: TreeRow
  /** Null while a run makes it. */
  revision: { number: number } | null
  signal: AbortSignal
}

/** The report with failures of kept walks that the version before shares as `outdated`. */
export async function excuseOutdated(
  services: Services,
  judge: Judge,
  { version, kept, report }: { version: JudgedVersion; kept: readonly AcceptanceCheck[]; report: JudgeReport },
): Promise<JudgeReport> {
  const accused = report.results.filter((result) => isAccused(result, kept))
  const before = accused.length === 0 ? null : await findVersionBefore(services, version)
  if (before === null) return report
  const ids = new Set(accused.map(({ acceptanceId }) => acceptanceId))
  const { projectGroupId, signal } = version
  const judged = await judgeApp(services, judge, {
    projectGroupId,
    files: await readFiles(services, before),
    expectations: { colors: [], words: [], isOwned: false, acceptance: kept.filter(({ id }) => ids.has(id)) },
    kinds: ['acceptance'],
    signal,
  })
  if (!judged.isJudged) return report
  const results = report.results.map((result) => {
    const then = judged.report.results.find(({ acceptanceId }) => acceptanceId === result.acceptanceId)
    return ids.has(result.acceptanceId) && then !== undefined && isSameFailure(result, then) ? excuse(result) : result
  })
  return { ...report, results, isPassed: results.every(({ outcome }) => outcome !== 'failed') }
}

/** Of walks that were learned; what a person or an evaluation asks for holds whatever was there before. */
export function isAccused({ outcome, acceptanceId }: CheckResult, kept: readonly AcceptanceCheck[]): boolean {
  return outcome === 'failed' && kept.some(({ id }) => id === acceptanceId)
}

function excuse(result: CheckResult): CheckResult {
  const detail = `${result.detail} The version before does not do it either, on the same day and with the same rows.`
  return { ...result, outcome: 'outdated', detail }
}

/**
 * Tables are those of the change. So that a version they broke excuses nothing, it has to fail at the same step and
 * without an error of its server.
 */
export function isSameFailure(now: CheckResult, then: CheckResult): boolean {
  const step = stepOf(now)
  const isFailed = then.outcome === 'failed' || then.outcome === 'outdated'
  return isFailed && step !== null && step === stepOf(then) && !hasServerError(then)
}

/** “Step 3 of 7, Press “Edit””; null when a page hung or the time was up. */
function stepOf({ detail }: CheckResult): string | null {
  return /^Step \d+ of \d+, /.exec(detail)?.[0] ?? null
}

function hasServerError({ evidence }: CheckResult): boolean {
  return evidence.some((each) => each.type === 'request' && (each.status === null || each.status >= 500))
}

/** A run changes the newest version; a version changed the one with the number before. */
async function findVersionBefore(
  services: Services,
  { projectGroupId, tree, revision }: JudgedVersion,
): Promise<TreeRow | null> {
  const before =
    revision === null
      ? await readTree(services, projectGroupId)
      : await findEarlier(services, projectGroupId, { number: revision.number - 1 })
  // The same files would excuse everything.
  return before === null || hashTree(before.tree) === hashTree(tree) ? null : before.tree
}
