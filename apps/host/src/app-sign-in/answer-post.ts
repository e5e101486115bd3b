// What forms and scripts of an app send to /account/…: signing in, signing up, signing out.
import type { AppUser } from '@joinery/contract/sign-in'
import { type AuthPageType, authPageAt } from '@joinery/contract/vocabulary/auth-pages'
import { callbackUrlParameter, safeCallbackUrl } from '@joinery/contract/vocabulary/return-address'
import type { SignInError } from '@joinery/contract/vocabulary/sign-in-providers'
import { AppError } from '@joinery/domain'
import {
  AccountsUnavailable,
  endSession,
  findByPassword,
  signUpWithPassword,
  startSession,
} from '@joinery/domain/sign-in'
import * as z from 'zod'

import { readPageLook } from './read-page-look.ts'
import { signInPage } from './account-pages.ts'
import { addressOfError, sendDocument, sendJson, sendOnwards } from './answers.ts'
import { networkOf, windowMs } from './attempt-limits.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { isOwnPost } from './own-request.ts'
import { tooManyAttempts } from './page-words.ts'
import { isOutsideProvider } from './providers.ts'
import { readFields } from './read-fields.ts'
import { startProvider } from './start-provider.ts'
import type { AccountVisit } from './visit.ts'

type Fields = ReadonlyMap<string, string>
export type Outcome = { user: AppUser; callbackUrl: string } | { error: SignInError; callbackUrl: string }

const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254))
const credentialsSchema = z.object({ email: emailSchema, password: z.string().min(1).max(200) })
const newAccountSchema = z.object({
  email: emailSchema,
  password: z.string().min(8).max(200),
  name: z.string().trim().max(100),
})
const limit = { signInsByNetwork: 60, signInsByEmail: 20, signUpsByNetwork: 20 } as const

export async function answerPost(visit: AccountVisit): Promise<void> {
  const { place, exchange, rules } = visit
  if (!isOwnPost(place, exchange.request)) {
    exchange.request.resume()
    sendJson(rules, 403, { ok: false, error: 'AccessDenied' })
    return
  }
  const fields = await readFields(exchange.request)
  if (fields === null) {
    sendJson(rules, 400, { ok: false, error: 'Configuration' })
    return
  }
  const type = authPageAt(visit.url.pathname)
  const asked = { ...visit, callbackUrl: safeCallbackUrl(fields.get(callbackUrlParameter), place.origin) }
  if (type === 'AUTH_PAGE_LOGOUT') await signOut(asked, fields)
  else if (fields.has('provider')) await startProviderOf(asked, fields)
  else await signInOrUp(asked, fields, type)
}

async function startProviderOf(visit: AccountVisit, fields: Fields): Promise<void> {
  const provider = fields.get('provider') ?? ''
  const isOffered = isOutsideProvider(provider) && visit.providers.includes(provider)
  if (isOffered) await startProvider(visit, provider)
  else finish(visit, 'AUTH_PAGE_SIGN_IN', { error: 'OAuthSignin', callbackUrl: visit.callbackUrl })
}

async function signInOrUp(visit: AccountVisit, fields: Fields, type: AuthPageType | null): Promise<void> {
  const page = type === 'AUTH_PAGE_SIGN_UP' ? 'AUTH_PAGE_SIGN_UP' : 'AUTH_PAGE_SIGN_IN'
  if (!mayTry(visit, fields, page)) {
    await refuseForNow(visit)
    return
  }
  const { callbackUrl } = visit
  try {
    const user = await (page === 'AUTH_PAGE_SIGN_UP' ? signUp(visit, fields) : signIn(visit, fields))
    const error = page === 'AUTH_PAGE_SIGN_UP' ? 'EmailCreateAccount' : 'CredentialsSignin'
    const token = user === null ? null : await changeSession(visit, user.id)
    finish(visit, page, user === null ? { error, callbackUrl } : { user, callbackUrl }, token)
  } catch (error) {
    if (!(error instanceof AccountsUnavailable) && !(error instanceof AppError)) throw error
    finish(visit, page, { error: 'Configuration', callbackUrl })
  }
}

function mayTry(
  { place, exchange, limits }: AccountVisit,
  fields: Fields,
  page: 'AUTH_PAGE_SIGN_IN' | 'AUTH_PAGE_SIGN_UP',
): boolean {
  const network = `${page} ${place.origin} ${networkOf(exchange.request)}`
  if (page === 'AUTH_PAGE_SIGN_UP') return limits.take([{ key: network, limit: limit.signUpsByNetwork }])
  return limits.take([
    { key: network, limit: limit.signInsByNetwork },
    { key: emailKey(place.origin, fields), limit: limit.signInsByEmail },
  ])
}

function emailKey(origin: string, fields: Fields): string {
  return `email ${origin} ${(fields.get('email') ?? '').trim().toLowerCase().slice(0, 254)}`
}

async function signIn({ services, place, hasEmail, limits }: AccountVisit, fields: Fields): Promise<AppUser | null> {
  const parsed = credentialsSchema.safeParse(Object.fromEntries(fields))
  if (!hasEmail || !parsed.success) return null
  const user = await findByPassword(services, place.accounts, parsed.data)
  if (user !== null) limits.forgive(emailKey(place.origin, fields))
  return user
}

async function signUp({ services, place, hasEmail }: AccountVisit, fields: Fields): Promise<AppUser | null> {
  const parsed = newAccountSchema.safeParse({ name: '', ...Object.fromEntries(fields) })
  if (!hasEmail || !parsed.success) return null
  const { name, ...credentials } = parsed.data
  return signUpWithPassword(services, place.accounts, { ...credentials, name: name === '' ? null : name })
}

/** Every way in makes a new session and ends the one that the browser came with. */
export async function changeSession({ services, place, exchange }: AccountVisit, userId: string): Promise<string> {
  const before = readCookie(place, exchange.request, 'session')
  if (before !== null) await endSession(services, place.accounts, { token: before, isEverywhere: false })
  return startSession(services, place.accounts, userId)
}

async function signOut(visit: AccountVisit, fields: Fields): Promise<void> {
  const { services, place, exchange, rules, callbackUrl } = visit
  const token = readCookie(place, exchange.request, 'session')
  const isEverywhere = fields.get('everywhere') === 'on'
  if (token !== null) await endSession(services, place.accounts, { token, isEverywhere })
  const cookies = [writeCookie(place, 'session', null)]
  if (wantsJson(visit)) sendJson(rules, 200, { ok: true, url: callbackUrl }, cookies)
  else sendOnwards(rules, callbackUrl, cookies)
}

/** @param token of the new session, when there is one */
function finish(
  visit: AccountVisit,
  page: 'AUTH_PAGE_SIGN_IN' | 'AUTH_PAGE_SIGN_UP',
  outcome: Outcome,
  token: string | null = null,
): void {
  const { place, rules } = visit
  const cookies = token === null ? [] : [writeCookie(place, 'session', token)]
  if ('user' in outcome) {
    const { user, callbackUrl: url } = outcome
    if (wantsJson(visit)) sendJson(rules, 200, { ok: true, url, user }, cookies)
    else sendOnwards(rules, url, cookies)
  } else if (wantsJson(visit)) {
    sendJson(rules, 401, { ok: false, error: outcome.error })
  } else {
    sendOnwards(rules, addressOfError(page, outcome.error, outcome.callbackUrl))
  }
}

async function refuseForNow(visit: AccountVisit): Promise<void> {
  const { services, place, rules, callbackUrl, hasEmail, providers } = visit
  const headers = { 'retry-after': String(windowMs / 1000) }
  if (wantsJson(visit)) {
    rules.response.setHeader('retry-after', headers['retry-after'])
    sendJson(rules, 429, { ok: false, error: 'AccessDenied', message: tooManyAttempts })
    return
  }
  const page = { ...(await readPageLook(services, place)), callbackUrl, error: tooManyAttempts, hasEmail, providers }
  sendDocument(rules, 429, signInPage(page), headers)
}

function wantsJson({ exchange }: AccountVisit): boolean {
  return exchange.request.headers.accept?.includes('application/json') === true
}
