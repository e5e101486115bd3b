// A message about something that is done: it stands in the conversation, and no run follows from it.
import { newId } from '@joinery/contract/ids'
import type { ChatMessageKind } from '@joinery/contract/vocabulary/changes'

import type { DomainContext, Tx } from '../context.ts'
import { insertMessage } from './chat-queries.ts'

export async function recordMessageIn(
  tx: Tx,
  ctx: DomainContext,
  input: { projectGroupId: string; kind: ChatMessageKind; text: string; revisionId: string; at: Date },
): Promise<void> {
  const { projectGroupId, kind, text, revisionId, at } = input
  const id = newId()
  await insertMessage(tx, {
    generation: {
      id,
      projectGroupId,
      status: 'VALID',
      model: '',
      revisionId,
      createdAt: at,
      startedAt: at,
      finishedAt: at,
    },
    message: {
      id: newId(),
      projectGroupId,
      generationId: id,
      authorId: ctx.actor.userId,
      clientId: `done:${id}`,
      text,
      kind,
      createdAt: at,
    },
  })
}
