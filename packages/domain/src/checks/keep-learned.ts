// What is kept of a judging that went well: its walks are walked again from now on, outdated ones are not.
import type { Services, Tx } from '../context.ts'
import type { TreeRow } from '../revisions/index.ts'
import { hashTree } from './app-hash.ts'
import { bindToRevision, type CheckRunRow, keepAcceptance, retireAcceptance } from './checks-queries.ts'

/** Acceptance checks of one project: more would make every judging slow. */
const maxAcceptance = 40

export async function keepLearnedIn(
  tx: Tx,
  services: Pick<Services, 'now'>,
  run: Pick<CheckRunRow, 'id' | 'projectGroupId' | 'report' | 'learned'>,
): Promise<void> {
  const { projectGroupId, report, learned } = run
  if (report === null || !report.isPassed) return
  const at = services.now()
  const outdated = report.results.flatMap(({ outcome, acceptanceId }) =>
    outcome === 'outdated' && acceptanceId !== undefined ? [acceptanceId] : [],
  )
  await retireAcceptance(tx, { projectGroupId, ids: outdated, because: 'outdated', at })
  await keepAcceptance(tx, { projectGroupId, learnedFrom: run.id, checks: learned, at, limit: maxAcceptance })
}

/**
 * A run of the agent has become a version: the judgings of exactly these files belong to it, and what the last good
 * one learned is kept. Call it in the transaction that makes the version.
 */
export async function adoptCheckRunsIn(
  tx: Tx,
  services: Pick<Services, 'now'>,
  input: { projectGroupId: string; generationId: string; tree: TreeRow; revisionId: string; revisionNumber: number },
): Promise<void> {
  const { tree, ...ids } = input
  const bound = await bindToRevision(tx, { ...ids, treeHash: hashTree(tree) })
  const last = bound.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)
  if (last !== undefined) await keepLearnedIn(tx, services, last)
}
