// Who is signed in, for server code. The host says it in a header that nobody outside can set.
import { requestHeaders } from '@joinery/contract/vocabulary/request-headers'

import { currentRequest } from './request-scope.ts'
import { UnauthenticatedSignal } from './signals.ts'

export interface User {
  id: string
  email: string | null
  name: string | null
  image: string | null
}
export interface Session {
  user: User
}

/** Null when nobody is signed in, and always when the app's sign-in is switched off. May be awaited, need not be. */
export function getSession(): Session | null {
  const header = currentRequest().headers.get(requestHeaders.internalAuth)
  if (header === null || header === '') return null
  const user: User = JSON.parse(decodeURIComponent(header))
  return { user }
}

/**
 * The signed-in person. Where there is none, a page leads to the sign-in page and back, and an API route answers 401.
 * Put `user.id` into every query on rows that belong to somebody.
 */
export function requireUser(): User {
  const session = getSession()
  if (session === null) throw new UnauthenticatedSignal()
  return session.user
}
