// SQL of questions, and of words to a run under way.
import { question, steering } from '@joinery/data/schema'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'

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

export async function markAnswered(tx: Tx, input: { questionId: string; answeredBy: string; at: Date }): Promise<void> {
  await tx
    .update(question)
    .set({ answeredAt: input.at, answeredBy: input.answeredBy })
    .where(eq(question.id, input.questionId))
}

export async function listOpenQuestions(db: Queryable, projectGroupId: string): Promise<string[]> {
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(and(eq(question.projectGroupId, projectGroupId), isNull(question.answeredAt)))
  return rows.map(({ id }) => id)
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
