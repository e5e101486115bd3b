// Sign-up, sign-in and sign-out by e-mail and password. Four calls of better-auth's HTTP interface; its own client
// would cost every first visit 12 KB for them. The session is an httpOnly cookie that scripts never see.
import { queryOptions } from '@tanstack/react-query'

export interface SessionUser {
  id: string
  name: string
  email: string
}

/** What sign-in refused, with better-auth's stable code, for example `USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL`. */
export class SignInError extends Error {
  readonly code: string
  /** HTTP status; 0 when the server did not answer. */
  readonly status: number

  constructor({ code, message, status }: { code: string; message: string; status: number }) {
    super(message)
    this.name = 'SignInError'
    this.code = code
    this.status = status
  }
}

async function ask(path: string, body?: Readonly<Record<string, string>>): Promise<unknown> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`/api/auth${path}`, {
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    answer = await response.json().catch(() => null)
  } catch {
    throw new SignInError({ code: '', message: 'The server does not answer.', status: 0 })
  }
  if (response.ok) return answer
  throw new SignInError({
    code: textOf(answer, 'code'),
    message: textOf(answer, 'message'),
    status: response.status,
  })
}

function textOf(value: unknown, key: string): string {
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof text === 'string' ? text : ''
}

/** The signed-in person, or null. Throws when the server does not answer. */
export async function fetchSession(): Promise<SessionUser | null> {
  const answer = await ask('/get-session')
  const user: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'user') : null
  const id = textOf(user, 'id')
  return id === '' ? null : { id, name: textOf(user, 'name'), email: textOf(user, 'email') }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: 60_000,
})

export async function signUp(person: { name: string; email: string; password: string }): Promise<void> {
  await ask('/sign-up/email', person)
}

export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await ask('/sign-in/email', credentials)
}

export async function signOut(): Promise<void> {
  await ask('/sign-out', {})
}
