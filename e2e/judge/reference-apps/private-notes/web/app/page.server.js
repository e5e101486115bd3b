import { sql } from '@joinery/app-kit/server'

import { requireUserId } from '@/lib/session.server'

export async function load({ request }) {
  const userId = await requireUserId(request)
  return { notes: await sql`select id, title, content from note where user_id = ${userId} order by id desc limit 200` }
}
