import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  const [piece] = await sql`select id, name, kind, price, height_cm, story from piece where slug = ${params.slug}`
  if (piece === undefined) throw notFound()
  return { piece }
}
