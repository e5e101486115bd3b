import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { clients: await sql`select id, name from client order by name limit 500` }
}
