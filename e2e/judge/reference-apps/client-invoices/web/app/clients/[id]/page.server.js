import { notFound, sql } from '@joinery/app-kit/server'

import { readId } from '@/lib/read-id'

export async function load({ params }) {
  const id = readId(params.id)
  const [client] = await sql`select id, name, email, city from client where id = ${id}`
  if (client === undefined) throw notFound()
  const invoices = await sql`
    select id, subject, amount, status, due_on, status = 'sent' and due_on < current_date as is_overdue
    from invoice where client_id = ${id} order by due_on desc, id desc limit 200`
  return { client, invoices }
}
