import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { tags: await sql`select name from tag order by id` }
}
