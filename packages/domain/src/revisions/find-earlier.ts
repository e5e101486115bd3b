// The version that somebody means who asks to go back.
import type { Services } from '../context.ts'
import { findHeadRevision, findRevision, findRevisionByNumber, type RevisionRow } from './revisions-queries.ts'
import { changedPaths } from './trees.ts'

/** Whoever goes back step by step has seen every one of them. */
const maxSteps = 100

/**
 * The version before the newest change, as `undoRevision` means it; before what an undo brought back (`isFurther`);
 * or the one with that number. Access is the caller's business.
 */
export async function findEarlier(
  services: Pick<Services, 'db'>,
  projectGroupId: string,
  which: { isFurther: boolean } | { number: number },
): Promise<RevisionRow | null> {
  if ('number' in which)
    return (await findRevisionByNumber(services.db, { projectGroupId, number: which.number })) ?? null
  const head = await findHeadRevision(services.db, projectGroupId)
  if (head === undefined) return null
  const parentOf = async ({ parentId }: RevisionRow): Promise<RevisionRow | null> =>
    parentId === null ? null : ((await findRevision(services.db, { projectGroupId, revisionId: parentId })) ?? null)
  const parent = await parentOf(head)
  if (!which.isFurther) return parent
  // What an undo brought back was there before with the same files: from there one more.
  let each = parent
  for (let step = 0; each !== null && step < maxSteps; step += 1) {
    if (changedPaths(each.tree, head.tree).length === 0) return parentOf(each)
    each = await parentOf(each)
  }
  return parent
}
