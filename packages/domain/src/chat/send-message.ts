// A person's message: it and its run come into being together, then the run waits for its turn.
import type { Attachment } from '@joinery/contract/attachments'
import type { ChatMessage, ChatMode } from '@joinery/contract/chat'
import { newId } from '@joinery/contract/ids'

import type { DomainContext, Tx } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { requireAttachments } from './attachments.ts'
import { findMessageByClientId, insertMessage } from './chat-queries.ts'
import { presentMessage } from './present-message.ts'

/** Kind of the queue's jobs that carry out runs; a job has the id of its generation. */
export const generationJobKind = 'generation'

export async function sendMessage(
  ctx: DomainContext,
  input: {
    projectGroupId: string
    text: string
    clientId: string
    mode?: ChatMode
    attachmentIds?: readonly string[]
  },
): Promise<ChatMessage> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const { attachmentIds: ids = [] } = input
  const attachments = await requireAttachments(ctx, { projectGroupId: project.id, ids })
  const message = await ctx.db.transaction((tx) =>
    sendMessageIn(tx, ctx, { ...input, attachments, organizationId: project.organizationId }),
  )
  announceMessage(ctx, project.id)
  return message
}

/** As `sendMessage`, within the caller's transaction and after its access check; call `announceMessage` after the commit. */
export async function sendMessageIn(
  tx: Tx,
  ctx: DomainContext,
  input: {
    projectGroupId: string
    organizationId: string
    text: string
    clientId: string
    mode?: ChatMode
    attachments?: readonly Attachment[]
  },
): Promise<ChatMessage> {
  const { projectGroupId, organizationId, text, clientId, mode = 'build', attachments = [] } = input
  const generationId = newId()
  const isNew = await insertMessage(tx, {
    generation: {
      id: generationId,
      projectGroupId,
      status: 'QUEUED',
      model: ctx.installation.model,
      createdAt: ctx.now(),
    },
    message: {
      id: newId(),
      projectGroupId,
      generationId,
      authorId: ctx.actor.userId,
      clientId,
      text,
      mode,
      attachments,
      kind: mode === 'discuss' ? 'DISCUSSION' : 'CHAT',
      createdAt: ctx.now(),
    },
  })
  if (isNew) {
    await ctx.jobs.enqueue(tx, {
      id: generationId,
      kind: generationJobKind,
      organizationId,
      projectGroupId,
      payload: {},
      lane: `chat:${projectGroupId}`,
    })
  }
  const row = await findMessageByClientId(tx, { projectGroupId, clientId })
  if (row === undefined) throw new Error(`message ${clientId} is missing right after it was written`)
  return presentMessage(row)
}

/** Wakes the workers and tells the open tabs. */
export function announceMessage(ctx: DomainContext, projectGroupId: string): void {
  ctx.jobs.wake()
  ctx.facts.emit(projectGroupId, 'chat')
  ctx.facts.emit(projectGroupId, 'project')
}
