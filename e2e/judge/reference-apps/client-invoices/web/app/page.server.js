import { sql } from '@joinery/app-kit/server'

import { statuses } from '@/lib/statuses'

export async function load({ searchParams }) {
  const status = statuses.some(({ value }) => value === searchParams.status) ? searchParams.status : ''
  const invoices = await sql`
    select invoice.id, subject, amount, status, due_on, client.name as client,
      status = 'sent' and due_on < current_date as is_overdue
    from invoice join client on client.id = client_id
    where ${status} = '' or status = ${status}
    order by due_on desc, invoice.id desc
    limit 200`
  const [{ total }] =
    await sql`select coalesce(sum(amount), 0) as total from invoice where ${status} = '' or status = ${status}`
  return { invoices, total, status }
}
