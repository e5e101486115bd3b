// SQL of the checks room. Everything is found through its project.
import type { AcceptanceCheck } from '@joinery/contract/checks'
import { newId } from '@joinery/contract/ids'
import {
  acceptanceCheck,
  chatMessage,
  checkRun,
  generation,
  job,
  jobStep,
  revision,
  runEvent,
} from '@joinery/data/schema'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type CheckRunRow = typeof checkRun.$inferSelect
export type AcceptanceRow = typeof acceptanceCheck.$inferSelect

/** Inserts a run, or takes over the one that an earlier attempt at the same step left behind. */
export async function putCheckRun(db: Queryable, row: typeof checkRun.$inferInsert): Promise<CheckRunRow> {
  const { id: _, createdAt: __, ...change } = row
  const [stored] = await db
    .insert(checkRun)
    .values(row)
    .onConflictDoUpdate({ target: [checkRun.projectGroupId, checkRun.stepKey], set: change })
    .returning()
  if (stored === undefined) throw new Error('the check run was not written')
  return stored
}

export async function updateCheckRun(
  db: Queryable,
  key: { projectGroupId: string; checkRunId: string },
  change: Partial<typeof checkRun.$inferInsert>,
): Promise<void> {
  await db
    .update(checkRun)
    .set(change)
    .where(and(eq(checkRun.id, key.checkRunId), eq(checkRun.projectGroupId, key.projectGroupId)))
}

export async function findCheckRun(
  db: Queryable,
  key: { projectGroupId: string; checkRunId: string },
): Promise<CheckRunRow | undefined> {
  const [row] = await db
    .select()
    .from(checkRun)
    .where(and(eq(checkRun.id, key.checkRunId), eq(checkRun.projectGroupId, key.projectGroupId)))
  return row
}

export async function findCheckRunOfStep(
  db: Queryable,
  key: { projectGroupId: string; stepKey: string },
): Promise<CheckRunRow | undefined> {
  const [row] = await db
    .select()
    .from(checkRun)
    .where(and(eq(checkRun.stepKey, key.stepKey), eq(checkRun.projectGroupId, key.projectGroupId)))
  return row
}

/** The newest finished run over the same app that looked at every kind. */
export async function findWholeRunOf(
  db: Queryable,
  key: { projectGroupId: string; appHash: string },
): Promise<CheckRunRow | undefined> {
  const [row] = await db
    .select()
    .from(checkRun)
    .where(
      and(
        eq(checkRun.projectGroupId, key.projectGroupId),
        eq(checkRun.appHash, key.appHash),
        eq(checkRun.status, 'FINISHED'),
        isNull(checkRun.kinds),
      ),
    )
    .orderBy(desc(checkRun.createdAt))
    .limit(1)
  return row
}

/** Newest first. */
export async function listCheckRuns(
  db: Queryable,
  input: { projectGroupId: string; limit: number },
): Promise<CheckRunRow[]> {
  return db
    .select()
    .from(checkRun)
    .where(eq(checkRun.projectGroupId, input.projectGroupId))
    .orderBy(desc(checkRun.createdAt), desc(checkRun.id))
    .limit(input.limit)
}

/** Runs that nobody carries on, and all but the newest. */
export async function sweepCheckRuns(
  db: Queryable,
  input: { projectGroupId: string; keep: number; abandonedBefore: Date; problem: string },
): Promise<void> {
  const { projectGroupId } = input
  await db
    .update(checkRun)
    .set({ status: 'FAILED', problem: input.problem })
    .where(
      and(
        eq(checkRun.projectGroupId, projectGroupId),
        eq(checkRun.status, 'RUNNING'),
        lt(checkRun.createdAt, input.abandonedBefore),
      ),
    )
  const newest = db
    .select({ id: checkRun.id })
    .from(checkRun)
    .where(eq(checkRun.projectGroupId, projectGroupId))
    .orderBy(desc(checkRun.createdAt), desc(checkRun.id))
    .limit(input.keep)
  await db.delete(checkRun).where(and(eq(checkRun.projectGroupId, projectGroupId), notInArray(checkRun.id, newest)))
}

/** The runs that judged exactly this version while it was made belong to it from now on. */
export async function bindToRevision(
  tx: Tx,
  input: { projectGroupId: string; generationId: string; treeHash: string; revisionId: string; revisionNumber: number },
): Promise<CheckRunRow[]> {
  return tx
    .update(checkRun)
    .set({ revisionId: input.revisionId, revisionNumber: input.revisionNumber })
    .where(
      and(
        eq(checkRun.projectGroupId, input.projectGroupId),
        eq(checkRun.generationId, input.generationId),
        eq(checkRun.treeHash, input.treeHash),
      ),
    )
    .returning()
}

/** Does a report of the project show it, or a run that looked at a page? */
export async function hasPicture(db: Queryable, key: { projectGroupId: string; hash: string }): Promise<boolean> {
  return (await isInReport(db, key)) || (await isInRun(db, key))
}

/** A run tells of a picture a moment before the event is stored; the step is stored before. */
async function isInRun(db: Queryable, { projectGroupId, hash }: { projectGroupId: string; hash: string }) {
  const told = db
    .select({ found: sql`1` })
    .from(runEvent)
    .innerJoin(generation, eq(generation.id, runEvent.generationId))
    .where(and(eq(generation.projectGroupId, projectGroupId), sql`${runEvent.event}->'picture'->>'hash' = ${hash}`))
    .limit(1)
  const stored = db
    .select({ found: sql`1` })
    .from(jobStep)
    .innerJoin(job, eq(job.id, jobStep.jobId))
    .where(and(eq(job.projectGroupId, projectGroupId), sql`${jobStep.output}->'picture'->>'hash' = ${hash}`))
    .limit(1)
  return (await told).length > 0 || (await stored).length > 0
}

async function isInReport(db: Queryable, key: { projectGroupId: string; hash: string }): Promise<boolean> {
  const shows = sql`jsonb_path_exists(${checkRun.report}, '$.results[*].evidence[*] ? (@.type == "screenshot" && @.hash == $hash)', ${JSON.stringify({ hash: key.hash })}::jsonb)`
  const rows = await db
    .select({ id: checkRun.id })
    .from(checkRun)
    .where(and(eq(checkRun.projectGroupId, key.projectGroupId), shows))
    .limit(1)
  return rows.length > 0
}

/** What is walked again, newest first; and what is not any more. */
export async function listAcceptance(
  db: Queryable,
  input: { projectGroupId: string; isRetired: boolean },
): Promise<AcceptanceRow[]> {
  return db
    .select()
    .from(acceptanceCheck)
    .where(
      and(
        eq(acceptanceCheck.projectGroupId, input.projectGroupId),
        input.isRetired ? isNotNull(acceptanceCheck.retiredAt) : isNull(acceptanceCheck.retiredAt),
      ),
    )
    .orderBy(desc(acceptanceCheck.createdAt), asc(acceptanceCheck.id))
}

/**
 * Keeps walks: a known title gets the newer walk and comes back when a change had taken it away, unless a person
 * removed it. More than `limit` do not stay.
 */
export async function keepAcceptance(
  db: Queryable,
  input: { projectGroupId: string; learnedFrom: string; checks: readonly AcceptanceCheck[]; at: Date; limit: number },
): Promise<void> {
  const { projectGroupId, learnedFrom, at: createdAt } = input
  // One statement must not touch a row twice: the last of equal titles counts.
  const byTitle = new Map(input.checks.map((check) => [check.title, check]))
  if (byTitle.size === 0) return
  await db
    .insert(acceptanceCheck)
    .values(
      [...byTitle.values()].map(({ title, steps }) => ({
        id: newId(),
        projectGroupId,
        title,
        steps,
        learnedFrom,
        createdAt,
      })),
    )
    .onConflictDoUpdate({
      target: [acceptanceCheck.projectGroupId, acceptanceCheck.title],
      set: { steps: sql`excluded.steps`, learnedFrom, createdAt, retiredAt: null, retiredBecause: null },
      setWhere: sql`${acceptanceCheck.retiredBecause} is distinct from 'removed'`,
    })
  const newest = db
    .select({ id: acceptanceCheck.id })
    .from(acceptanceCheck)
    .where(and(eq(acceptanceCheck.projectGroupId, projectGroupId), isNull(acceptanceCheck.retiredAt)))
    .orderBy(desc(acceptanceCheck.createdAt), asc(acceptanceCheck.id))
    .limit(input.limit)
  await db
    .delete(acceptanceCheck)
    .where(
      and(
        eq(acceptanceCheck.projectGroupId, projectGroupId),
        isNull(acceptanceCheck.retiredAt),
        notInArray(acceptanceCheck.id, newest),
      ),
    )
}

export async function retireAcceptance(
  db: Queryable,
  input: { projectGroupId: string; ids: readonly string[]; because: 'outdated' | 'removed'; at: Date },
): Promise<number> {
  if (input.ids.length === 0) return 0
  const rows = await db
    .update(acceptanceCheck)
    .set({ retiredAt: input.at, retiredBecause: input.because })
    .where(and(eq(acceptanceCheck.projectGroupId, input.projectGroupId), inArray(acceptanceCheck.id, [...input.ids])))
    .returning({ id: acceptanceCheck.id })
  return rows.length
}

/** Walks it again, if a person had removed it. */
export async function restoreAcceptance(
  db: Queryable,
  key: { projectGroupId: string; acceptanceId: string },
): Promise<boolean> {
  const rows = await db
    .update(acceptanceCheck)
    .set({ retiredAt: null, retiredBecause: null })
    .where(
      and(
        eq(acceptanceCheck.projectGroupId, key.projectGroupId),
        eq(acceptanceCheck.id, key.acceptanceId),
        eq(acceptanceCheck.retiredBecause, 'removed'),
      ),
    )
    .returning({ id: acceptanceCheck.id })
  return rows.length > 0
}

/**
 * What was asked of the app as it is now, oldest first: messages that made a version, and the running one. Messages
 * before the last restore or hand edit do not count: a person may have undone by it what they once asked for.
 */
export async function listRequests(
  db: Queryable,
  input: { projectGroupId: string; generationId: string | null },
): Promise<string[]> {
  const ownHand = db
    .select({ at: sql<Date>`coalesce(max(${revision.createdAt}), 'epoch'::timestamptz)` })
    .from(revision)
    .where(
      and(eq(revision.projectGroupId, input.projectGroupId), inArray(revision.changeType, ['RESTORE', 'CODE_CHANGE'])),
    )
  const rows = await db
    .select({ text: chatMessage.text })
    .from(chatMessage)
    .innerJoin(generation, eq(generation.id, chatMessage.generationId))
    .where(
      and(
        eq(chatMessage.projectGroupId, input.projectGroupId),
        or(
          and(
            inArray(generation.status, ['VALID', 'CREATED']),
            isNotNull(generation.revisionId),
            gt(generation.finishedAt, sql`(${ownHand})`),
          ),
          input.generationId === null ? undefined : eq(generation.id, input.generationId),
        ),
      ),
    )
    .orderBy(asc(chatMessage.createdAt), asc(chatMessage.id))
  return rows.map((row) => row.text)
}
