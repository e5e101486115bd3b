// Sign-up, sign-in and sign-out by e-mail and password; the session itself is an httpOnly cookie.
import { queryOptions } from '@tanstack/react-query'
import { createAuthClient } from 'better-auth/client'

const authClient = createAuthClient({ baseURL: location.origin, basePath: '/api/auth' })

export interface SessionUser {
  id: string
  name: string
  email: string
}

/** The signed-in person, or null. Throws when the server does not answer. */
export async function fetchSession(): Promise<SessionUser | null> {
  const { data, error } = await authClient.getSession()
  if (error !== null && error.status !== 401) throw new SignInError(error)
  return data === null ? null : { id: data.user.id, name: data.user.name, email: data.user.email }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: 60_000,
})

export async function signUp(person: { name: string; email: string; password: string }): Promise<void> {
  const { error } = await authClient.signUp.email(person)
  if (error !== null) throw new SignInError(error)
}

export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { error } = await authClient.signIn.email(credentials)
  if (error !== null) throw new SignInError(error)
}

export async function signOut(): Promise<void> {
  const { error } = await authClient.signOut()
  if (error !== null) throw new SignInError(error)
}

/** What sign-in refused, with better-auth's stable code, for example `USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL`. */
export class SignInError extends Error {
  readonly code: string
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number

  constructor(error: { code?: string | undefined; message?: string | undefined; status: number }) {
    super(error.message ?? 'Sign-in failed.')
    this.name = 'SignInError'
    this.code = error.code ?? ''
    this.status = error.status
  }
}
