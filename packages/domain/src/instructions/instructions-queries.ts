// SQL of standing instructions; whose they are is always a condition.
import type { InstructionSubject } from '@joinery/contract/instructions'
import { instruction, user } from '@joinery/data/schema'
import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Queryable } from '../context.ts'

export interface WrittenRow {
  owner: string
  subject: InstructionSubject
  version: number
  text: string
  createdAt: Date
  author: string | null
}

const columns = {
  owner: instruction.owner,
  subject: instruction.subject,
  version: instruction.version,
  text: instruction.text,
  createdAt: instruction.createdAt,
  author: user.name,
}

/** The newest version of each subject of each owner. */
export async function listCurrent(db: Queryable, owners: readonly string[]): Promise<WrittenRow[]> {
  return db
    .selectDistinctOn([instruction.owner, instruction.subject], columns)
    .from(instruction)
    .leftJoin(user, eq(user.id, instruction.authorId))
    .where(inArray(instruction.owner, [...owners]))
    .orderBy(instruction.owner, instruction.subject, desc(instruction.version))
}

/** Newest first. */
export async function listVersionRows(
  db: Queryable,
  key: { owner: string; subject: InstructionSubject; limit: number },
): Promise<WrittenRow[]> {
  return db
    .select(columns)
    .from(instruction)
    .leftJoin(user, eq(user.id, instruction.authorId))
    .where(and(eq(instruction.owner, key.owner), eq(instruction.subject, key.subject)))
    .orderBy(desc(instruction.version))
    .limit(key.limit)
}

/** @returns false when somebody wrote this version before */
export async function insertVersion(db: Queryable, row: typeof instruction.$inferInsert): Promise<boolean> {
  const written = await db.insert(instruction).values(row).onConflictDoNothing().returning({ owner: instruction.owner })
  return written.length > 0
}
