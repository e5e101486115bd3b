import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound()
  const [expense] = await sql`select id, place, category, amount, spent_on from expense where id = ${Number(params.id)}`
  if (expense === undefined) throw notFound()
  return { expense }
}
