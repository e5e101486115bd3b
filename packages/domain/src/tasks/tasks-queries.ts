// SQL of the tasks room.
import { chatMessage } from '@joinery/data/schema'
import { asc, eq } from 'drizzle-orm'

import type { Queryable } from '../context.ts'

/** What the person asked for first; null: nothing yet. Access is the caller's business. */
export async function findFirstRequest(db: Queryable, projectGroupId: string): Promise<string | null> {
  const [row] = await db
    .select({ text: chatMessage.text })
    .from(chatMessage)
    .where(eq(chatMessage.projectGroupId, projectGroupId))
    .orderBy(asc(chatMessage.createdAt))
    .limit(1)
  return row?.text ?? null
}
