import { sql } from '@joinery/app-kit/server'

/** @returns null when there is no such note of this person */
export async function findNote(id, userId) {
  if (!/^\d{1,15}$/.test(id)) return null
  const [note] = await sql`select id, title, content from note where id = ${Number(id)} and user_id = ${userId}`
  return note ?? null
}
