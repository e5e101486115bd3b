import { sql } from '@joinery/app-kit/server'

export async function load() {
  return { plants: await sql`select id, name, price from plant order by name limit 500` }
}
