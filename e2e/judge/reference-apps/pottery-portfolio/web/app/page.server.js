import { sql } from '@joinery/app-kit/server'

export async function load() {
  const [piece] = await sql`select id, slug, name, kind, price, story from piece order by id limit 1`
  return { piece: piece ?? null }
}
