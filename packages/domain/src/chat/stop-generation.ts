// Stop: a waiting run goes away with its message, a running one keeps what it has finished.
import type { Generation } from '@joinery/contract/chat'
import { isTerminal } from '@joinery/contract/vocabulary/statuses'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { deleteWaiting, findMessageOfGeneration } from './chat-queries.ts'
import { presentGeneration } from './present-message.ts'

/** Returns at once; a running run ends a moment later, with its events. */
export async function stopGeneration(
  ctx: DomainContext,
  input: { projectGroupId: string; generationId: string },
): Promise<Generation> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const key = { projectGroupId: project.id, generationId: input.generationId }
  const row = await findMessageOfGeneration(ctx.db, key)
  if (row === undefined) throw new AppError('not_found', 'chat.run_not_found', 'This run does not exist.')
  const generation = presentGeneration(row)
  if (isTerminal(generation.status)) return generation

  const wasWaiting = await ctx.db.transaction((tx) => deleteWaiting(tx, key))
  await ctx.jobs.cancel(input.generationId)
  ctx.facts.emit(project.id, 'chat')
  ctx.facts.emit(project.id, 'project')
  if (!wasWaiting) return generation
  return { ...generation, status: 'CANCELED_AUTOFIX', queuePosition: null, problem: 'Taken out of the queue.' }
}
