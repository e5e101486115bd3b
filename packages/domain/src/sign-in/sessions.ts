// Who is signed in to an app. The database has only hashes of tokens: who reads it cannot become anybody.
import { createHash, randomBytes } from 'node:crypto'

import type { AppUser } from '@joinery/contract/sign-in'

import { type AccountPlace, runAccountSql, type SignInServices } from './account-sql.ts'
import { readUser } from './accounts.ts'

/** Unused for this long, a session ends; used, it goes on. */
const idleDays = 30
/** The end of every session, and of its cookie. */
export const longestSessionDays = 180
const maxSessions = 20

/**
 * The place is part of what is hashed: rows that a first publish or a judged copy takes along open nothing there.
 *
 * @param token as the browser has it
 */
export function hashToken({ projectGroupId, environment, copyId = '' }: AccountPlace, token: string): string {
  return createHash('sha256').update(`${projectGroupId}/${environment}/${copyId}/${token}`).digest('base64url')
}

/** @returns the token for the cookie */
export async function startSession(services: SignInServices, place: AccountPlace, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const insert = `insert into auth_sessions (token_hash, user_id, expires_at)
    values ($1, $2, now() + interval '${idleDays} days')`
  const trim = `delete from auth_sessions where expires_at < now() or (user_id = $1 and token_hash not in
    (select token_hash from auth_sessions where user_id = $1 order by created_at desc limit ${maxSessions}))`
  await runAccountSql(services, place, [
    { text: insert, params: [hashToken(place, token), userId] },
    { text: trim, params: [userId] },
  ])
  return token
}

/** Null when the session has ended, or was never one of this app in this environment. */
export async function findSessionUser(
  services: SignInServices,
  place: AccountPlace,
  token: string,
): Promise<AppUser | null> {
  const hash = hashToken(place, token)
  // Written once a day at most, so that reading stays reading.
  const text = `with renewed as (
      update auth_sessions set expires_at = now() + interval '${idleDays} days'
      where token_hash = $1 and expires_at > now() and expires_at < now() + interval '${idleDays - 1} days'
    )
    select u.id, u.email, u.name, u.image from auth_sessions s join user_accounts u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now() and s.created_at > now() - interval '${longestSessionDays} days'`
  const [rows] = await runAccountSql(services, place, [{ text, params: [hash] }], { isLookOnly: true })
  return readUser(rows?.[0])
}

/** @param input.isEverywhere ends all sessions of whoever this one is */
export async function endSession(
  services: SignInServices,
  place: AccountPlace,
  input: { token: string; isEverywhere: boolean },
): Promise<void> {
  const own = 'token_hash = $1'
  const condition = input.isEverywhere ? `user_id = (select user_id from auth_sessions where ${own})` : own
  const text = `delete from auth_sessions where ${condition}`
  await runAccountSql(services, place, [{ text, params: [hashToken(place, input.token)] }], { isLookOnly: true })
}
