// The first revision of a new project: the tree of a template.
import type { FileTree } from '@joinery/contract/files'

import type { DomainContext, Tx } from '../context.ts'
import { insertRevision } from './revisions-queries.ts'
import { storeFiles } from './trees.ts'

export async function createInitialRevisionIn(
  tx: Tx,
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId: string; files: FileTree },
): Promise<void> {
  await insertRevision(tx, {
    id: input.revisionId,
    projectGroupId: input.projectGroupId,
    number: 1,
    parentId: null,
    origin: 'BLANK',
    changeType: 'INITIAL',
    status: 'VALID',
    message: 'Empty app',
    authorId: ctx.actor.userId,
    generationId: null,
    tree: await storeFiles(ctx, input.files),
    added: 0,
    removed: 0,
    createdAt: ctx.now(),
  })
}
