// The same message again after a run that did not go well.
import type { ChatMessage } from '@joinery/contract/chat'
import { isTerminal } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { findMessageOfGeneration } from './chat-queries.ts'
import { presentGeneration } from './present-message.ts'
import { sendMessage } from './send-message.ts'

/** A run is retried once: pressing twice gives the same message. */
export async function retryGeneration(
  ctx: DomainContext,
  input: { projectGroupId: string; generationId: string },
): Promise<ChatMessage> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const key = { projectGroupId: project.id, generationId: input.generationId }
  const row = await findMessageOfGeneration(ctx.db, key)
  if (row === undefined) throw new AppError('not_found', 'chat.run_not_found', 'This run does not exist.')
  if (!isTerminal(presentGeneration(row).status)) {
    throw new AppError('conflict', 'chat.run_not_ended', 'This run has not ended yet. Stop it first, or wait.')
  }
  return sendMessage(ctx, {
    projectGroupId: project.id,
    text: row.message.text,
    mode: row.message.mode,
    attachmentIds: row.message.attachments.map(({ id }) => id),
    clientId: `retry:${input.generationId}`,
  })
}
