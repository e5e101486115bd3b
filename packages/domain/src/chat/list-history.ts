import type { ChatMessage, SequencedRunEvent } from '@joinery/contract/chat'
import { isTerminal, versionStatusSchema } from '@joinery/contract/vocabulary/statuses'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { listEventsOfRuns, listMessages } from './chat-queries.ts'
import { presentEvent, presentMessage } from './present-message.ts'

/** A page of the conversation, oldest first; ended runs come with their events. */
export async function listHistory(
  ctx: DomainContext,
  input: { projectGroupId: string; beforeId?: string | undefined; limit: number },
): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER')
  const rows = await listMessages(ctx.db, {
    projectGroupId: project.id,
    beforeId: input.beforeId,
    limit: input.limit + 1,
  })
  const page = rows.slice(0, input.limit).toReversed()
  const ended = page.filter(({ generation }) => isTerminal(versionStatusSchema.parse(generation.status)))
  const byRun = new Map<string, SequencedRunEvent[]>()
  for (const row of await listEventsOfRuns(
    ctx.db,
    ended.map(({ generation }) => generation.id),
  )) {
    const events = byRun.get(row.generationId) ?? []
    byRun.set(row.generationId, events)
    events.push(presentEvent(row))
  }
  return {
    messages: page.map((row) => presentMessage(row, byRun.get(row.generation.id) ?? [])),
    hasMore: rows.length > input.limit,
  }
}
