import { sql } from '@joinery/app-kit/server'

const kinds = ['Bowls', 'Vases', 'Jugs']

export async function load({ searchParams }) {
  const kind = kinds.includes(searchParams.kind) ? searchParams.kind : ''
  const pieces = await sql`
    select id, slug, name, kind, price from piece where ${kind} = '' or kind = ${kind} order by id limit 100`
  return { pieces, kind, kinds }
}
