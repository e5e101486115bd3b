import { closeSession } from '@/lib/session.server'

export async function POST(request) {
  return Response.json({ ok: true }, { headers: { 'set-cookie': await closeSession(request) } })
}
