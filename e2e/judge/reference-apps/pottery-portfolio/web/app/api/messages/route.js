import { sql } from '@joinery/app-kit/server'

const subjects = ['A piece', 'A course', 'Something else']

export async function POST(request) {
  const input = await request.json()
  const [name, email, words] = ['name', 'email', 'words'].map((key) => String(input[key] ?? '').trim())
  if (name === '' || name.length > 120) return refuse('Tell me your name.')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refuse('This e-mail address does not look right.')
  if (!subjects.includes(input.subject)) return refuse('Choose what it is about.')
  if (words === '' || words.length > 2000) return refuse('Write a few words, up to 2000 letters.')
  const [message] = await sql`
    insert into message (name, email, subject, words) values (${name}, ${email}, ${input.subject}, ${words}) returning id`
  return Response.json(message, { status: 201 })
}

function refuse(message) {
  return Response.json({ message }, { status: 400 })
}
