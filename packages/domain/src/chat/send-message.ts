// A person's message: it and its run come into being together, then the run waits for its turn.
import type { Attachment } from '@joinery/contract/attachments'
import type { ChatMessage, ChatMode } from '@joinery/contract/chat'
import { newId } from '@joinery/contract/ids'
import type { ChatMessageKind, ContinuationAction } from '@joinery/contract/vocabulary/changes'

import type { DomainContext, Services, Tx } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { requireAttachments } from './attachments.ts'
import { findMessageByClientId, insertMessage } from './chat-queries.ts'
import { presentMessage } from './present-message.ts'

/** Kind of the queue's jobs that carry out runs; a job has the id of its generation. */
export const generationJobKind = 'generation'

export interface NewMessage {
  projectGroupId: string
  organizationId: string
  text: string
  /** The same id makes one message, however often it is sent. */
  clientId: string
  mode?: ChatMode
  /** Without it the mode decides. */
  kind?: ChatMessageKind
  continuation?: ContinuationAction | undefined
  attachments?: readonly Attachment[]
}

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
export async function sendMessageIn(tx: Tx, ctx: DomainContext, input: NewMessage): Promise<ChatMessage> {
  return queueRunIn(tx, ctx, { ...input, authorId: ctx.actor.userId })
}

/** A message and its waiting run, also where nobody is there who writes it. */
export async function queueRunIn(
  tx: Tx,
  services: Services,
  input: NewMessage & { authorId: string | null },
): Promise<ChatMessage> {
  const { projectGroupId, organizationId, text, clientId, authorId, mode = 'build', attachments = [] } = input
  const { kind = kindOf[mode], continuation = null } = input
  const generationId = newId()
  const isNew = await insertMessage(tx, {
    generation: {
      id: generationId,
      projectGroupId,
      status: 'QUEUED',
      model: services.installation.model,
      createdAt: services.now(),
    },
    message: {
      id: newId(),
      projectGroupId,
      generationId,
      authorId,
      clientId,
      text,
      mode,
      attachments,
      kind,
      continuation,
      createdAt: services.now(),
    },
  })
  if (isNew) {
    await services.jobs.enqueue(tx, {
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

const kindOf: Readonly<Record<ChatMode, ChatMessageKind>> = {
  build: 'CHAT',
  discuss: 'DISCUSSION',
  plan: 'CHAT',
  fast: 'CHAT',
  autonomous: 'CHAT',
  debug: 'DEEP_DEBUGGING',
  break: 'INTRODUCE_BUG',
  judge: 'JUDGE_DEEP_DEBUGGING',
}

/** Wakes the workers and tells the open tabs. */
export function announceMessage(services: Services, projectGroupId: string): void {
  services.jobs.wake()
  services.facts.emit(projectGroupId, 'chat')
  services.facts.emit(projectGroupId, 'project')
}
