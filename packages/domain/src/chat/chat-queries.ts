// SQL of the chat room.
import type { ChatMessageKind } from '@joinery/contract/vocabulary/changes'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'
import { versionStatusesBefore } from '@joinery/contract/vocabulary/transitions'
import {
  chatMessage,
  draft,
  generation,
  projectGroup,
  revision,
  runEvent,
  user,
  type TreeRow,
} from '@joinery/data/schema'
import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type GenerationRow = typeof generation.$inferSelect
export type MessageRow = typeof chatMessage.$inferSelect
export type RunEventRow = typeof runEvent.$inferSelect

/** A message with its author, its run, where that waits, and the version it made. */
export interface MessageOverviewRow {
  message: MessageRow
  authorName: string | null
  generation: GenerationRow
  queuePosition: number | null
  revisionNumber: number | null
}

function overview(db: Queryable) {
  return db
    .select({
      message: chatMessage,
      authorName: user.name,
      generation,
      queuePosition: sql<number | null>`case when ${generation.status} = 'QUEUED' then (
        select count(*)::int from ${generation} ahead
        where ahead.project_group_id = ${generation.projectGroupId} and ahead.status = 'QUEUED'
          and (ahead.created_at, ahead.id) <= (${generation.createdAt}, ${generation.id})) end`,
      revisionNumber: revision.number,
    })
    .from(chatMessage)
    .innerJoin(generation, eq(generation.id, chatMessage.generationId))
    .leftJoin(user, eq(user.id, chatMessage.authorId))
    .leftJoin(revision, eq(revision.id, generation.revisionId))
}

/** Newest first. */
export async function listMessages(
  db: Queryable,
  input: { projectGroupId: string; beforeId: string | undefined; limit: number },
): Promise<MessageOverviewRow[]> {
  const before = db
    .select({ createdAt: chatMessage.createdAt })
    .from(chatMessage)
    .where(and(eq(chatMessage.id, input.beforeId ?? ''), eq(chatMessage.projectGroupId, input.projectGroupId)))
  return overview(db)
    .where(
      and(
        eq(chatMessage.projectGroupId, input.projectGroupId),
        input.beforeId === undefined
          ? undefined
          : or(
              lt(chatMessage.createdAt, sql`(${before})`),
              and(eq(chatMessage.createdAt, sql`(${before})`), lt(chatMessage.id, input.beforeId)),
            ),
      ),
    )
    .orderBy(desc(chatMessage.createdAt), desc(chatMessage.id))
    .limit(input.limit)
}

export async function findMessageByClientId(
  db: Queryable,
  key: { projectGroupId: string; clientId: string },
): Promise<MessageOverviewRow | undefined> {
  const [row] = await overview(db).where(
    and(eq(chatMessage.projectGroupId, key.projectGroupId), eq(chatMessage.clientId, key.clientId)),
  )
  return row
}

export async function findMessageOfGeneration(
  db: Queryable,
  key: { projectGroupId: string; generationId: string },
): Promise<MessageOverviewRow | undefined> {
  const [row] = await overview(db).where(
    and(eq(generation.projectGroupId, key.projectGroupId), eq(generation.id, key.generationId)),
  )
  return row
}

/** Messages before this run's, newest first, with what the agent said in theirs. */
export async function listPastExchanges(
  db: Queryable,
  input: { projectGroupId: string; before: Date; limit: number; without: readonly ChatMessageKind[] },
): Promise<(Pick<MessageRow, 'attachments'> & { request: string; answer: string | null; problem: string | null })[]> {
  return db
    .select({
      request: chatMessage.text,
      attachments: chatMessage.attachments,
      answer: sql<string | null>`coalesce(${revision.message}, (
        select string_agg(spoken.event->>'text', '' order by spoken.seq) from ${runEvent} spoken
        where spoken.generation_id = ${generation.id} and spoken.event->>'type' = 'text.delta'))`,
      problem: generation.problem,
    })
    .from(chatMessage)
    .innerJoin(generation, eq(generation.id, chatMessage.generationId))
    .leftJoin(revision, eq(revision.id, generation.revisionId))
    .where(
      and(
        eq(chatMessage.projectGroupId, input.projectGroupId),
        lt(chatMessage.createdAt, input.before),
        input.without.length === 0 ? undefined : notInArray(chatMessage.kind, [...input.without]),
      ),
    )
    .orderBy(desc(chatMessage.createdAt), desc(chatMessage.id))
    .limit(input.limit)
}

/** Trees of the newest versions, the newest first. */
export async function listLastTrees(
  db: Queryable,
  input: { projectGroupId: string; limit: number },
): Promise<TreeRow[]> {
  const rows = await db
    .select({ tree: revision.tree })
    .from(revision)
    .where(eq(revision.projectGroupId, input.projectGroupId))
    .orderBy(desc(revision.number))
    .limit(input.limit)
  return rows.map(({ tree }) => tree)
}

/** False when a message with this client id exists already: then nothing was written. */
export async function insertMessage(
  tx: Tx,
  rows: { generation: typeof generation.$inferInsert; message: typeof chatMessage.$inferInsert },
): Promise<boolean> {
  await tx.insert(generation).values(rows.generation)
  const inserted = await tx
    .insert(chatMessage)
    .values(rows.message)
    .onConflictDoNothing()
    .returning({ id: chatMessage.id })
  if (inserted.length === 1) return true
  await tx.delete(generation).where(eq(generation.id, rows.generation.id))
  return false
}

/** Removes a message whose run still waits; false when it does not wait any more. */
export async function deleteWaiting(tx: Tx, key: { projectGroupId: string; generationId: string }): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: generation.id })
    .from(generation)
    .where(
      and(
        eq(generation.id, key.generationId),
        eq(generation.projectGroupId, key.projectGroupId),
        eq(generation.status, 'QUEUED'),
      ),
    )
    .for('update')
  if (waiting === undefined) return false
  await tx.delete(chatMessage).where(eq(chatMessage.generationId, key.generationId))
  await tx.delete(generation).where(eq(generation.id, key.generationId))
  return true
}

export async function findGeneration(
  db: Queryable,
  key: { projectGroupId: string; generationId: string },
): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generation)
    .where(and(eq(generation.id, key.generationId), eq(generation.projectGroupId, key.projectGroupId)))
  return row
}

/** Takes a run out of the queue; undefined when it was removed meanwhile. A run that has started keeps its start. */
export async function startGeneration(
  db: Queryable,
  input: { generationId: string; model: string; at: Date },
): Promise<GenerationRow | undefined> {
  const [row] = await db
    .update(generation)
    .set({
      status: sql`case when ${generation.status} = 'QUEUED' then 'ENHANCING_PROMPT' else ${generation.status} end`,
      startedAt: sql`coalesce(${generation.startedAt}, ${input.at.toISOString()}::timestamptz)`,
      model: input.model,
    })
    .where(eq(generation.id, input.generationId))
    .returning()
  return row
}

/** Only a run that has not ended moves on. */
export async function setGenerationStatus(
  db: Queryable,
  input: { generationId: string; status: VersionStatus },
): Promise<void> {
  await db
    .update(generation)
    .set({ status: input.status })
    .where(and(eq(generation.id, input.generationId), inArray(generation.status, versionStatusesBefore(input.status))))
}

export async function endGeneration(
  tx: Tx,
  input: Pick<
    GenerationRow,
    'id' | 'status' | 'problem' | 'revisionId' | 'inputTokens' | 'outputTokens' | 'usage' | 'cost' | 'finishedAt'
  >,
): Promise<void> {
  const { id, ...end } = input
  await tx.update(generation).set(end).where(eq(generation.id, id))
}

export async function insertRunEvents(db: Queryable, rows: (typeof runEvent.$inferInsert)[]): Promise<void> {
  // A node that lost the run may write a last batch beside the one that has it: whoever was first stays.
  if (rows.length > 0) await db.insert(runEvent).values(rows).onConflictDoNothing()
}

export async function findLastSeq(db: Queryable, generationId: string): Promise<number> {
  const [row] = await db
    .select({ seq: runEvent.seq })
    .from(runEvent)
    .where(eq(runEvent.generationId, generationId))
    .orderBy(desc(runEvent.seq))
    .limit(1)
  return row?.seq ?? 0
}

export async function listRunEvents(
  db: Queryable,
  input: { generationId: string; afterSeq: number },
): Promise<RunEventRow[]> {
  return db
    .select()
    .from(runEvent)
    .where(and(eq(runEvent.generationId, input.generationId), gt(runEvent.seq, input.afterSeq)))
    .orderBy(asc(runEvent.seq))
}

export async function listEventsOfRuns(db: Queryable, generationIds: readonly string[]): Promise<RunEventRow[]> {
  if (generationIds.length === 0) return []
  return db
    .select()
    .from(runEvent)
    .where(inArray(runEvent.generationId, [...generationIds]))
    .orderBy(asc(runEvent.generationId), asc(runEvent.seq))
}

export async function putDraft(
  db: Queryable,
  row: { projectGroupId: string; generationId: string; tree: TreeRow; updatedAt: Date },
): Promise<void> {
  const { projectGroupId: _, ...change } = row
  await db.insert(draft).values(row).onConflictDoUpdate({ target: draft.projectGroupId, set: change })
}

export async function deleteDraft(tx: Tx, key: { projectGroupId: string; generationId: string }): Promise<void> {
  await tx
    .delete(draft)
    .where(and(eq(draft.projectGroupId, key.projectGroupId), eq(draft.generationId, key.generationId)))
}

export async function findProjectName(db: Queryable, projectGroupId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: projectGroup.name })
    .from(projectGroup)
    .where(eq(projectGroup.id, projectGroupId))
  return row?.name
}

export async function findOrganization(db: Queryable, projectGroupId: string): Promise<string> {
  const [row] = await db
    .select({ organizationId: projectGroup.organizationId })
    .from(projectGroup)
    .where(eq(projectGroup.id, projectGroupId))
  if (row === undefined) throw new Error(`project ${projectGroupId} is gone`)
  return row.organizationId
}

export async function setProjectName(
  db: Queryable,
  input: { projectGroupId: string; name: string; at: Date },
): Promise<void> {
  await db
    .update(projectGroup)
    .set({ name: input.name, updatedAt: input.at })
    .where(eq(projectGroup.id, input.projectGroupId))
}

/** The run whose draft the live preview shows. */
export async function findDraftOwner(db: Queryable, projectGroupId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ generationId: draft.generationId })
    .from(draft)
    .where(eq(draft.projectGroupId, projectGroupId))
  return row?.generationId
}
