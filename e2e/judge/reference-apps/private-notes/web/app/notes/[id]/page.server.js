import { notFound } from '@joinery/app-kit/server'

import { findNote } from '@/lib/find-note.server'
import { requireUserId } from '@/lib/session.server'

export async function load({ params, request }) {
  const note = await findNote(params.id, await requireUserId(request))
  if (note === null) throw notFound()
  return { note }
}
