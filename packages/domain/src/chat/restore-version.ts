// Going back is part of the conversation: the agent has to know of it.
import type { Revision } from '@joinery/contract/revisions'

import type { DomainContext, Tx } from '../context.ts'
import { restoreRevision, undoRevision } from '../revisions/index.ts'
import { recordMessageIn } from './record-message.ts'

export async function restoreVersion(
  ctx: DomainContext,
  input: { projectGroupId: string; revisionId: string },
): Promise<Revision> {
  return told(ctx, await restoreRevision(ctx, input, (tx, revision) => record(tx, ctx, revision)))
}

export async function undoVersion(ctx: DomainContext, input: { projectGroupId: string }): Promise<Revision> {
  return told(ctx, await undoRevision(ctx, input, (tx, revision) => record(tx, ctx, revision)))
}

function record(tx: Tx, ctx: DomainContext, { id, projectGroupId, message }: Revision): Promise<void> {
  return recordMessageIn(tx, ctx, { projectGroupId, kind: 'RESTORE', text: message, revisionId: id, at: ctx.now() })
}

function told(ctx: DomainContext, revision: Revision): Revision {
  ctx.facts.emit(revision.projectGroupId, 'chat')
  return revision
}
