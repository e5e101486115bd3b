import { sql } from '@joinery/app-kit/server'

const mailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export async function POST(request) {
  const input = await request.json()
  const [name, email, city] = ['name', 'email', 'city'].map((key) => String(input[key] ?? '').trim())
  if (name === '' || name.length > 120) return refuse('A client needs a name of up to 120 letters.')
  if (!mailPattern.test(email)) return refuse('This e-mail address does not look right.')
  const [client] =
    await sql`insert into client (name, email, city) values (${name}, ${email}, ${city || null}) returning id`
  return Response.json(client, { status: 201 })
}

function refuse(message) {
  return Response.json({ message }, { status: 400 })
}
