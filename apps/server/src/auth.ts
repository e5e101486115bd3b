// Sign-up and sign-in by e-mail and password (better-auth), and the hot path that looks a session up by itself.
import { createHmac, timingSafeEqual } from 'node:crypto'

import { isServiceAccountName } from '@joinery/contract/vocabulary/roles'
import type { Database } from '@joinery/data'
import { account, rateLimit, session, user, verification } from '@joinery/data/schema'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'

export interface AuthSettings {
  db: Database
  /** Hex or any text; signs the session cookie. */
  secret: string
  /** The builder's origin. */
  origin: string
  /** Says why nobody may sign up now, or null (DESIGN 7: without the outer wall there is one account only). */
  signUpRefusal: () => Promise<string | null>
}

/** `__Host-` needs https; over plain http, where only loopback is served, the cookie is bound to the host alone. */
export function sessionCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-joinery_session' : 'joinery_session'
}

export function createAuth({ db, secret, origin, signUpRefusal }: AuthSettings) {
  const isSecure = origin.startsWith('https:')
  return betterAuth({
    appName: 'Joinery',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification, rateLimit } }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 200, autoSignIn: true },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 200,
      customRules: { '/sign-in/email': { window: 60, max: 20 }, '/sign-up/email': { window: 60, max: 20 } },
    },
    advanced: {
      useSecureCookies: isSecure,
      cookies: {
        session_token: {
          name: sessionCookieName(origin),
          attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
        },
      },
      database: { generateId: () => newUserId() },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (person) => {
            if (isServiceAccountName(person.name)) {
              throw new APIError('BAD_REQUEST', {
                code: 'RESERVED_NAME',
                message: 'This name is reserved. Choose another one.',
              })
            }
            const refusal = await signUpRefusal()
            if (refusal !== null) throw new APIError('FORBIDDEN', { code: 'SIGN_UP_CLOSED', message: refusal })
          },
        },
      },
    },
    logger: { level: 'error' },
  })
}

export type Auth = ReturnType<typeof createAuth>

function newUserId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/**
 * The session token of a request's cookies, if its signature is ours.
 *
 * @param cookies the Cookie header
 */
export function readSessionToken(
  cookies: string | null | undefined,
  { secret, origin }: { secret: string; origin: string },
): string | null {
  const prefix = `${sessionCookieName(origin)}=`
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(prefix))
  if (pair === undefined) return null
  const value = decodeURIComponentSafely(pair.slice(prefix.length))
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
