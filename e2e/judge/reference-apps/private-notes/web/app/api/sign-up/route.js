import { sql } from '@joinery/app-kit/server'

import { hashPassword } from '@/lib/password.server'
import { refuse } from '@/lib/refuse'
import { openSession } from '@/lib/session.server'

export async function POST(request) {
  const input = await request.json()
  const email = String(input.email ?? '')
    .trim()
    .toLowerCase()
  const password = String(input.password ?? '')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refuse('This e-mail address does not look right.')
  if (password.length < 8 || password.length > 200) return refuse('A password needs at least eight letters or numbers.')
  const { salt, hash } = await hashPassword(password)
  const [user] = await sql`
    insert into user_accounts (email, password_salt, password_hash) values (${email}, ${salt}, ${hash})
    on conflict (email) do nothing returning id`
  if (user === undefined) return refuse('There is a drawer with this e-mail address. Sign in instead.', 409)
  return Response.json({ ok: true }, { status: 201, headers: { 'set-cookie': await openSession(request, user.id) } })
}
