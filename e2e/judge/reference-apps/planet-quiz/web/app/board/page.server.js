import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { scores: await sql`select id, player, points from score order by points desc, created_at limit 20` }
}
