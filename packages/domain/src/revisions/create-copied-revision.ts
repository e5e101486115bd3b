// The first revision of a project that was made from another one: the same tree, which costs a row.
import type { ChangeType } from '@joinery/contract/vocabulary/changes'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'

import type { DomainContext, Tx } from '../context.ts'
import { insertRevision, type TreeRow } from './revisions-queries.ts'

export async function createCopiedRevisionIn(
  tx: Tx,
  ctx: DomainContext,
  input: {
    projectGroupId: string
    revisionId: string
    tree: TreeRow
    status: VersionStatus
    changeType: Extract<ChangeType, 'FORK_PROJECT_GROUP' | 'DUPLICATE_PROJECT_GROUP'>
    message: string
  },
): Promise<void> {
  const { revisionId, ...rest } = input
  await insertRevision(tx, {
    ...rest,
    id: revisionId,
    number: 1,
    parentId: null,
    origin: 'INITIAL',
    authorId: ctx.actor.userId,
    generationId: null,
    added: 0,
    removed: 0,
    createdAt: ctx.now(),
  })
}
