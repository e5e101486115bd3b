// A visit to a provider that has begun: what must come back is remembered here, and is good for one return only.
import { randomBytes } from 'node:crypto'

import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import * as z from 'zod'

import { type AccountPlace, runAccountSql, type SignInServices } from './account-sql.ts'
import { hashToken } from './sessions.ts'

const lifeMinutes = 10

export interface BegunFlow {
  provider: SignInProvider
  /** Of PKCE. */
  verifier: string
  nonce: string
  callbackUrl: string
}

const flowSchema = z.object({ verifier: z.string(), nonce: z.string(), callback_url: z.string() })

/** @returns what goes to the provider, and what stays in the browser's cookie */
export async function beginFlow(
  services: SignInServices,
  place: AccountPlace,
  flow: BegunFlow,
): Promise<{ state: string; browserToken: string }> {
  const [state, browserToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const text = `insert into auth_flows (state_hash, browser_hash, provider, verifier, nonce, callback_url, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + interval '${lifeMinutes} minutes')`
  const { provider, verifier, nonce, callbackUrl } = flow
  await runAccountSql(services, place, [
    { text: 'delete from auth_flows where expires_at < now()', params: [] },
    {
      text,
      params: [hashToken(place, state), hashToken(place, browserToken), provider, verifier, nonce, callbackUrl],
    },
  ])
  return { state, browserToken }
}

/** Takes it away, so that a second return finds nothing; null for another browser, another provider, or too late. */
export async function takeFlow(
  services: SignInServices,
  place: AccountPlace,
  input: { provider: SignInProvider; state: string; browserToken: string },
): Promise<BegunFlow | null> {
  const text = `delete from auth_flows where state_hash = $1 and browser_hash = $2 and provider = $3 and expires_at > now()
    returning verifier, nonce, callback_url`
  const params = [hashToken(place, input.state), hashToken(place, input.browserToken), input.provider]
  const [rows] = await runAccountSql(services, place, [{ text, params }], { isLookOnly: true })
  const parsed = flowSchema.safeParse(rows?.[0])
  if (!parsed.success) return null
  const { verifier, nonce, callback_url: callbackUrl } = parsed.data
  return { provider: input.provider, verifier, nonce, callbackUrl }
}
