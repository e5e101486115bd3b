import { isTerminal, versionStatusSchema } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { findGeneration } from './chat-queries.ts'
import { insertSteering } from './conversation-queries.ts'

/** Says something to a run that has not ended. */
export async function steerGeneration(
  ctx: DomainContext,
  input: { projectGroupId: string; generationId: string; text: string },
): Promise<Record<string, never>> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const found = await findGeneration(ctx.db, { projectGroupId: project.id, generationId: input.generationId })
  if (found === undefined) throw new AppError('not_found', 'chat.run_not_found', 'This run does not exist.')
  if (isTerminal(versionStatusSchema.parse(found.status))) {
    throw new AppError('conflict', 'chat.run_ended', 'This run has ended. Send it as a message.')
  }
  await insertSteering(ctx.db, {
    generationId: input.generationId,
    authorId: ctx.actor.userId,
    text: input.text,
    createdAt: ctx.now(),
  })
  return {}
}
