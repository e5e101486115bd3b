import { sql } from '@joinery/app-kit/server'

export async function POST(request) {
  const input = await request.json()
  const subject = String(input.subject ?? '').trim()
  const amount = Number(input.amount)
  if (subject === '' || subject.length > 160) return refuse('Say what the invoice is for, in up to 160 letters.')
  if (!(amount >= 0.01 && amount <= 9_999_999)) return refuse('The amount needs to be more than nothing.')
  if (!/^\d{4}-\d\d-\d\d$/.test(input.due_on ?? '')) return refuse('Choose the day on which it is due.')
  const [invoice] = await sql`
    insert into invoice (client_id, subject, amount, due_on)
    select id, ${subject}, ${amount}, ${input.due_on} from client where id = ${Number(input.client_id) || 0}
    returning id`
  return invoice === undefined ? refuse('Choose a client first.') : Response.json(invoice, { status: 201 })
}

function refuse(message) {
  return Response.json({ message }, { status: 400 })
}
