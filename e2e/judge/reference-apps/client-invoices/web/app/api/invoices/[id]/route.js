import { notFound, sql } from '@joinery/app-kit/server'

import { readId } from '@/lib/read-id'
import { statuses } from '@/lib/statuses'

export async function PATCH(request, { params }) {
  const { status } = await request.json()
  if (!statuses.some(({ value }) => value === status)) {
    return Response.json({ message: 'There is no such status.' }, { status: 400 })
  }
  const [invoice] = await sql`update invoice set status = ${status} where id = ${readId(params.id)} returning id`
  if (invoice === undefined) throw notFound()
  return Response.json(invoice)
}
