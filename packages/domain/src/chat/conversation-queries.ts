// SQL of questions, of what runs wait for, and of words to a run under way.
import type { ContinuationAction } from '@joinery/contract/vocabulary/changes'
import type { QuestionAnswers } from '@joinery/contract/questions'
import {
  appSettingChange,
  appSignIn,
  appVariable,
  chatMessage,
  deployment,
  projectGroup,
  question,
  steering,
} from '@joinery/data/schema'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQLWrapper } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type QuestionRow = typeof question.$inferSelect

export async function insertQuestion(db: Queryable, row: typeof question.$inferInsert): Promise<void> {
  await db.insert(question).values(row).onConflictDoNothing()
}

export async function findQuestionForUpdate(
  tx: Tx,
  key: { projectGroupId: string; questionId: string },
): Promise<QuestionRow | undefined> {
  const [row] = await tx
    .select()
    .from(question)
    .where(and(eq(question.id, key.questionId), eq(question.projectGroupId, key.projectGroupId)))
    .for('update')
  return row
}

/** False when it was answered before: then nothing was written, and nothing may follow from it. */
export async function markAnswered(
  tx: Tx,
  input: { questionId: string; answeredBy: string | null; answers: QuestionAnswers | null; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(question)
    .set({ answeredAt: input.at, answeredBy: input.answeredBy, answers: input.answers })
    .where(and(eq(question.id, input.questionId), isNull(question.answeredAt)))
    .returning({ id: question.id })
  return rows.length === 1
}

export async function listOpenQuestions(db: Queryable, projectGroupId: string): Promise<string[]> {
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(and(eq(question.projectGroupId, projectGroupId), isNull(question.answeredAt)))
  return rows.map(({ id }) => id)
}

/** A question that waits for something to be done, with the message whose run asked it. */
export interface WaitingRow {
  question: QuestionRow
  organizationId: string
  message: Pick<typeof chatMessage.$inferSelect, 'authorId' | 'mode'>
}

/** Those of which something may have been done since they were asked, oldest first; of one project, or of all. */
export async function listWaiting(
  db: Queryable,
  input: { projectGroupId: string | null; limit: number },
): Promise<WaitingRow[]> {
  return db
    .select({
      question,
      organizationId: projectGroup.organizationId,
      message: { authorId: chatMessage.authorId, mode: chatMessage.mode },
    })
    .from(question)
    .innerJoin(projectGroup, eq(projectGroup.id, question.projectGroupId))
    .innerJoin(chatMessage, eq(chatMessage.generationId, question.generationId))
    .where(
      and(
        isNotNull(question.wait),
        isNull(question.answeredAt),
        isNull(projectGroup.deletedAt),
        input.projectGroupId === null ? undefined : eq(question.projectGroupId, input.projectGroupId),
        isTouchedSince(),
      ),
    )
    .orderBy(asc(question.createdAt))
    .limit(input.limit)
}

function writtenSince(table: SQLWrapper, column: 'updated_at' | 'completed_at') {
  return sql`exists (
    select from ${table} done where done.project_group_id = ${question.projectGroupId}
      and done.${sql.identifier(column)} > ${question.createdAt})`
}

/** Most cards wait for days: only those are looked at closely whose project had something written for them. */
function isTouchedSince() {
  const byItself: ContinuationAction = 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION'
  return or(
    writtenSince(appVariable, 'updated_at'),
    writtenSince(appSignIn, 'updated_at'),
    writtenSince(deployment, 'completed_at'),
    eq(sql`${question.wait}->>'action'`, byItself),
  )
}

/** Who wrote which of these variables of development when. */
export async function findVariables(
  db: Queryable,
  input: { projectGroupId: string; names: readonly string[] },
): Promise<{ name: string; updatedAt: Date; updatedBy: string | null }[]> {
  return db
    .select({ name: appVariable.name, updatedAt: appVariable.updatedAt, updatedBy: appVariable.updatedBy })
    .from(appVariable)
    .where(
      and(
        eq(appVariable.projectGroupId, input.projectGroupId),
        eq(appVariable.environment, 'DEVELOPMENT'),
        inArray(appVariable.name, [...input.names]),
      ),
    )
}

/** The newest publish that was begun since and is live or was. */
export async function findPublishedSince(
  db: Queryable,
  input: { projectGroupId: string; since: Date },
): Promise<{ revisionNumber: number; createdBy: string | null } | undefined> {
  const [row] = await db
    .select({ revisionNumber: deployment.revisionNumber, createdBy: deployment.createdBy })
    .from(deployment)
    .where(
      and(
        eq(deployment.projectGroupId, input.projectGroupId),
        eq(deployment.status, 'SUCCESS'),
        gt(deployment.completedAt, input.since),
      ),
    )
    .orderBy(desc(deployment.completedAt))
    .limit(1)
  return row
}

/** How people sign in, and who changed it last. */
export async function findSignInState(
  db: Queryable,
  projectGroupId: string,
): Promise<{ isEnabled: boolean; providers: readonly string[]; updatedAt: Date; actorId: string | null } | undefined> {
  const [row] = await db.select().from(appSignIn).where(eq(appSignIn.projectGroupId, projectGroupId))
  if (row === undefined) return undefined
  const [change] = await db
    .select({ actorId: appSettingChange.actorId })
    .from(appSettingChange)
    .where(and(eq(appSettingChange.projectGroupId, projectGroupId), eq(appSettingChange.action, 'sign_in.updated')))
    .orderBy(desc(appSettingChange.id))
    .limit(1)
  return { ...row, actorId: change?.actorId ?? null }
}

/** Of the newest messages, newest first; null where a person wrote it. */
export async function listLastContinuations(
  db: Queryable,
  input: { projectGroupId: string; limit: number },
): Promise<(ContinuationAction | null)[]> {
  const rows = await db
    .select({ continuation: chatMessage.continuation })
    .from(chatMessage)
    .where(eq(chatMessage.projectGroupId, input.projectGroupId))
    .orderBy(desc(chatMessage.createdAt), desc(chatMessage.id))
    .limit(input.limit)
  return rows.map(({ continuation }) => continuation)
}

export async function insertSteering(db: Queryable, row: typeof steering.$inferInsert): Promise<void> {
  await db.insert(steering).values(row)
}

export async function listSteering(
  db: Queryable,
  input: { generationId: string; afterId: number },
): Promise<{ id: number; text: string }[]> {
  return db
    .select({ id: steering.id, text: steering.text })
    .from(steering)
    .where(and(eq(steering.generationId, input.generationId), gt(steering.id, input.afterId)))
    .orderBy(asc(steering.id))
}
