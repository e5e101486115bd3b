// Who is signed in: a random token in an HttpOnly cookie, its hash in the database.
import { redirect, sql } from '@joinery/app-kit/server'

import { sha256, toHex } from '@/lib/password.server'

const maxAgeSeconds = 30 * 24 * 60 * 60

function tokenOf(request) {
  return /(?:^|;\s*)drawer=([0-9a-f]{64})/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null
}

function cookie(request, value, maxAge) {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `drawer=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

/** @returns the id of the person who asks, or null */
export async function findUserId(request) {
  const token = tokenOf(request)
  if (token === null) return null
  const [session] = await sql`
    select user_id from session where token_hash = ${await sha256(token)} and expires_at > now()`
  return session?.user_id ?? null
}

/** For pages: whoever is not signed in goes to the door. */
export async function requireUserId(request) {
  const userId = await findUserId(request)
  if (userId === null) throw redirect('/sign-in')
  return userId
}

/** @returns the value of `set-cookie` */
export async function openSession(request, userId) {
  const token = toHex(crypto.getRandomValues(new Uint8Array(32)))
  await sql`insert into session (token_hash, user_id) values (${await sha256(token)}, ${userId})`
  return cookie(request, token, maxAgeSeconds)
}

/** @returns the value of `set-cookie` */
export async function closeSession(request) {
  const token = tokenOf(request)
  if (token !== null) await sql`delete from session where token_hash = ${await sha256(token)}`
  return cookie(request, '', 0)
}
