import { notFound, sql } from '@joinery/app-kit/server'

import { readId } from '@/lib/read-id'

export async function load({ params }) {
  const [invoice] = await sql`
    select invoice.id, subject, amount, status, due_on, client_id, client.name as client, email
    from invoice join client on client.id = client_id where invoice.id = ${readId(params.id)}`
  if (invoice === undefined) throw notFound()
  return { invoice }
}
