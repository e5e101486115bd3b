import { sql } from '@joinery/app-kit/server'

import { isPassword } from '@/lib/password.server'
import { refuse } from '@/lib/refuse'
import { openSession } from '@/lib/session.server'

export async function POST(request) {
  const input = await request.json()
  const email = String(input.email ?? '')
    .trim()
    .toLowerCase()
  const [user] = await sql`
    select id, password_salt as salt, password_hash as hash from user_accounts where email = ${email}`
  if (user === undefined || !(await isPassword(String(input.password ?? ''), user))) {
    return refuse('E-mail and password do not belong together.', 401)
  }
  return Response.json({ ok: true }, { headers: { 'set-cookie': await openSession(request, user.id) } })
}
