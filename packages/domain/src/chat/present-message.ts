// From rows to what travels: a message with its run and the run's events.
import type { ChatMessage, Generation, SequencedRunEvent } from '@joinery/contract/chat'
import { versionStatusSchema } from '@joinery/contract/vocabulary/statuses'

import type { MessageOverviewRow, RunEventRow } from './chat-queries.ts'

export function presentMessage(row: MessageOverviewRow, events: SequencedRunEvent[] = []): ChatMessage {
  return {
    id: row.message.id,
    text: row.message.text,
    mode: row.message.mode,
    kind: row.message.kind,
    continuation: row.message.continuation,
    attachments: [...row.message.attachments],
    authorName: row.authorName,
    createdAt: row.message.createdAt,
    generation: presentGeneration(row),
    events,
  }
}

export function presentGeneration({ generation, queuePosition, revisionNumber }: MessageOverviewRow): Generation {
  const { startedAt, finishedAt } = generation
  return {
    id: generation.id,
    status: versionStatusSchema.parse(generation.status),
    queuePosition,
    revisionId: generation.revisionId,
    revisionNumber,
    problem: generation.problem,
    model: generation.model,
    elapsedMs: startedAt === null || finishedAt === null ? null : finishedAt.getTime() - startedAt.getTime(),
    inputTokens: generation.inputTokens,
    outputTokens: generation.outputTokens,
    usage: [...generation.usage],
    cost: generation.cost,
    createdAt: generation.createdAt,
  }
}

export function presentEvent(row: RunEventRow): SequencedRunEvent {
  return { seq: row.seq, at: row.createdAt, event: row.event }
}
