// Going back adds a revision with an old tree; history is never rewritten.
import type { Revision } from '@joinery/contract/revisions'
import { versionStatusSchema } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import type { DomainContext, Tx } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { type CommitRevision, commitRevisionIn } from './commit-revision.ts'
import { findRevision, type RevisionRow } from './revisions-queries.ts'

/** What happens in the same transaction. */
export type Along = (tx: Tx, revision: Revision) => Promise<void>

export async function restoreRevision(
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId: string },
  along: Along = nothing,
): Promise<Revision> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const old = await find(ctx, input.projectGroupId, input.revisionId)
  if (old.id === project.headRevisionId) {
    throw new AppError('conflict', 'revisions.is_head', 'This already is the newest version.')
  }
  return bringBack(ctx, { expectedHeadId: project.headRevisionId, old, along })
}

/**
 * Undoes the newest change. Undoing a restore goes back to what was there before it, so that undo twice is redo.
 *
 * @throws AppError conflict `revisions.nothing_to_undo` on the first version
 */
export async function undoRevision(
  ctx: DomainContext,
  input: { projectGroupId: string },
  along: Along = nothing,
): Promise<Revision> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const head = await find(ctx, input.projectGroupId, project.headRevisionId)
  if (head.parentId === null) {
    throw new AppError('conflict', 'revisions.nothing_to_undo', 'This is the first version: there is nothing to undo.')
  }
  const old = await find(ctx, input.projectGroupId, head.parentId)
  return bringBack(ctx, { expectedHeadId: head.id, old, along })
}

async function find(ctx: DomainContext, projectGroupId: string, revisionId: string): Promise<RevisionRow> {
  const row = await findRevision(ctx.db, { projectGroupId, revisionId })
  if (row === undefined) throw new AppError('not_found', 'revisions.not_found', 'This version does not exist.')
  return row
}

async function bringBack(
  ctx: DomainContext,
  { expectedHeadId, old, along }: { expectedHeadId: string; old: RevisionRow; along: Along },
): Promise<Revision> {
  const commit: CommitRevision = {
    projectGroupId: old.projectGroupId,
    expectedHeadId,
    tree: old.tree,
    origin: 'ITERATION',
    changeType: 'RESTORE',
    status: versionStatusSchema.parse(old.status),
    message: `Back to version ${old.number}`,
    authorId: ctx.actor.userId,
    generationId: null,
  }
  const revision = await ctx.db.transaction(async (tx) => {
    const made = await commitRevisionIn(tx, ctx, commit)
    await along(tx, made)
    return made
  })
  ctx.facts.emit(old.projectGroupId, 'revisions')
  return revision
}

async function nothing(): Promise<void> {}
