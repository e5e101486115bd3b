import { sql } from '@joinery/app-kit/server'

export async function POST(request) {
  const input = await request.json()
  const title = String(input.title ?? '').trim()
  const teacher = String(input.teacher ?? '').trim()
  const capacity = Number(input.capacity)
  if (title === '' || title.length > 120) return refuse('Say what people learn, in up to 120 letters.')
  if (teacher === '' || teacher.length > 120) return refuse('Say who teaches, in up to 120 letters.')
  if (!/^\d{4}-\d\d-\d\d$/.test(input.held_on ?? '')) return refuse('Choose a day.')
  if (!/^\d\d:\d\d$/.test(input.starts_at ?? '')) return refuse('Choose a time.')
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > 200) return refuse('Between 1 and 200 seats fit.')
  const [event] = await sql`
    insert into event (title, teacher, held_on, starts_at, capacity)
    values (${title}, ${teacher}, ${input.held_on}, ${input.starts_at}, ${capacity}) returning id`
  return Response.json(event, { status: 201 })
}

function refuse(message) {
  return Response.json({ message }, { status: 400 })
}
