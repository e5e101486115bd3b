// Turns whatever a call threw into what a person reads; the server's own words are used where it gives some.
import type { ErrorKind, WireError } from '@joinery/contract/errors'

import { ConnectionLostError } from './connection-lost-error.ts'

const kinds: readonly string[] = [
  'invalid',
  'unauthenticated',
  'payment_required',
  'forbidden',
  'not_found',
  'conflict',
  'rate_limited',
  'unavailable',
] satisfies ErrorKind[]

/** The server's error data, when the person can act on the error. Checked by hand: the landing page carries no zod. */
export function wireErrorOf(error: unknown): WireError | null {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : null
  return isWireError(data) ? data : null
}

function isWireError(data: unknown): data is WireError {
  if (typeof data !== 'object' || data === null) return false
  const { kind, code, message } = data as Partial<Record<keyof WireError, unknown>>
  return typeof kind === 'string' && kinds.includes(kind) && typeof code === 'string' && typeof message === 'string'
}

export type ErrorWords = { key: 'errors.offline' | 'errors.ours' } | { text: string }

/** Words for an error: the server's message, or the key of our own. */
export function errorWords(error: unknown): ErrorWords {
  const wire = wireErrorOf(error)
  if (wire !== null) return { text: wire.message }
  if (error instanceof ConnectionLostError) return { key: 'errors.offline' }
  return { key: 'errors.ours' }
}
