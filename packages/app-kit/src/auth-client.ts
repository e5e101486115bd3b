// Sign-in as pages see it: who is signed in, and the ways in and out.
import { authPagePaths, sessionPath } from '@joinery/contract/vocabulary/auth-pages'
import { useEffect, useSyncExternalStore } from 'react'

import type { User } from './session.ts'

export interface UserState {
  user: User | null
  /** Not known yet: neither show "Sign in" nor what only people see. */
  isLoading: boolean
}
export interface SignInOptions {
  email?: string
  password?: string
  name?: string
  /** Path to go to afterwards; the present page when left out. */
  callbackUrl?: string
  /** False: stay here and look at the answer. */
  redirect?: boolean
}
/** `error` is one of the codes that stand in the address too, such as CredentialsSignin. */
export type SignInAnswer = { ok: true; url: string; user: User } | { ok: false; error: string }

const unknown: UserState = { user: null, isLoading: true }
let state = unknown
let reading: Promise<void> | null = null
const listeners = new Set<() => void>()

function publish(next: UserState) {
  state = next
  for (const listener of listeners) listener()
}

async function readSession(): Promise<void> {
  const response = await fetch(sessionPath, { headers: { accept: 'application/json' } }).catch(() => null)
  const answer: { user?: User | null } = response?.ok === true ? await response.json().catch(() => ({})) : {}
  publish({ user: answer.user ?? null, isLoading: false })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, for showing it; what must be protected is protected on the server, by `requireUser()`. */
export function useUser(): UserState {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  )
  useEffect(() => {
    reading ??= readSession()
  }, [])
  return now
}

/** `signIn('credentials', { email, password })` or `signIn('google')`. A provider's page is opened in this tab. */
export function signIn(
  way: 'credentials' | 'google' | 'facebook' | 'twitter',
  options: SignInOptions = {},
): Promise<SignInAnswer> {
  if (way === 'credentials') return send(authPagePaths.AUTH_PAGE_SIGN_IN, options)
  submitForm(authPagePaths.AUTH_PAGE_SIGN_IN, { provider: way, callbackUrl: callbackOf(options) })
  // The document is on its way out.
  return new Promise(() => undefined)
}

/** `signUp({ email, password, name })`: makes the account and signs it in. */
export function signUp(options: SignInOptions): Promise<SignInAnswer> {
  return send(authPagePaths.AUTH_PAGE_SIGN_UP, options)
}

/** `everywhere` ends the sessions on all other devices too. */
export async function signOut(options: { callbackUrl?: string; everywhere?: boolean } = {}): Promise<void> {
  await post(authPagePaths.AUTH_PAGE_LOGOUT, options.everywhere === true ? { everywhere: 'on' } : {})
  publish({ user: null, isLoading: false })
  location.assign(options.callbackUrl ?? '/')
}

async function send(path: string, options: SignInOptions): Promise<SignInAnswer> {
  const { email = '', password = '', name = '' } = options
  const response = await post(path, { email, password, name, callbackUrl: callbackOf(options) })
  const answer: SignInAnswer = await response.json().catch(() => ({ ok: false, error: 'Configuration' }))
  if (!answer.ok) return answer
  publish({ user: answer.user, isLoading: false })
  if (options.redirect !== false) location.assign(answer.url)
  return answer
}

function callbackOf({ callbackUrl }: SignInOptions): string {
  return callbackUrl ?? new URLSearchParams(location.search).get('callbackUrl') ?? '/'
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
  })
}

function submitForm(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
