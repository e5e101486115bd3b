import { notFound, sql } from '@joinery/app-kit/server'

export async function load({ params }) {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound()
  const [task] = await sql`select id, title, due_on, is_done from task where id = ${Number(params.id)}`
  if (task === undefined) throw notFound()
  return { task }
}
