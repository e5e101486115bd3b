import { sql } from '@joinery/app-kit/server'

import { readNote } from '@/lib/note-input'
import { refuse } from '@/lib/refuse'
import { findUserId } from '@/lib/session.server'

export async function POST(request) {
  const userId = await findUserId(request)
  if (userId === null) return refuse('Sign in first.', 401)
  const { note, problem } = readNote(await request.json())
  if (problem) return refuse(problem)
  const [added] = await sql`
    insert into note (user_id, title, content) values (${userId}, ${note.title}, ${note.content}) returning id`
  return Response.json(added, { status: 201 })
}
