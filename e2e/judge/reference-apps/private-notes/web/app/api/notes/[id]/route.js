import { sql } from '@joinery/app-kit/server'

import { findNote } from '@/lib/find-note.server'
import { readNote } from '@/lib/note-input'
import { refuse } from '@/lib/refuse'
import { findUserId } from '@/lib/session.server'

export async function PUT(request, { params }) {
  const userId = await findUserId(request)
  const found = userId === null ? null : await findNote(params.id, userId)
  if (found === null) return refuse('There is no such note.', 404)
  const { note, problem } = readNote(await request.json())
  if (problem) return refuse(problem)
  await sql`update note set title = ${note.title}, content = ${note.content} where id = ${found.id} and user_id = ${userId}`
  return Response.json({ id: found.id })
}

export async function DELETE(request, { params }) {
  const userId = await findUserId(request)
  const found = userId === null ? null : await findNote(params.id, userId)
  if (found === null) return refuse('There is no such note.', 404)
  await sql`delete from note where id = ${found.id} and user_id = ${userId}`
  return Response.json({ id: found.id })
}
