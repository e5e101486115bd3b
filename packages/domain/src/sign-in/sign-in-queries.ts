// SQL of the sign-in room; a project's id is always a condition.
import { appSignIn, projectGroup } from '@joinery/data/schema'
import { eq } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export type SignInRow = typeof appSignIn.$inferSelect

export async function findSignIn(db: Queryable, projectGroupId: string): Promise<SignInRow | undefined> {
  const [row] = await db.select().from(appSignIn).where(eq(appSignIn.projectGroupId, projectGroupId))
  return row
}

export async function putSignIn(tx: Tx, row: typeof appSignIn.$inferInsert): Promise<void> {
  const { projectGroupId: _, ...change } = row
  await tx.insert(appSignIn).values(row).onConflictDoUpdate({ target: appSignIn.projectGroupId, set: change })
}

/** The other project lets people sign in the same way, where somebody has decided it. */
export async function copySignInIn(tx: Tx, input: { from: string; to: string; at: Date }): Promise<void> {
  const row = await findSignIn(tx, input.from)
  if (row !== undefined) await putSignIn(tx, { ...row, projectGroupId: input.to, updatedAt: input.at })
}

/** @returns false when somebody has decided already */
export async function insertSignIn(db: Queryable, row: typeof appSignIn.$inferInsert): Promise<boolean> {
  const rows = await db.insert(appSignIn).values(row).onConflictDoNothing().returning({ id: appSignIn.projectGroupId })
  return rows.length === 1
}

export async function findProjectName(db: Queryable, projectGroupId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: projectGroup.name })
    .from(projectGroup)
    .where(eq(projectGroup.id, projectGroupId))
  return row?.name
}
