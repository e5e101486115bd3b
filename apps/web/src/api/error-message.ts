// Turns whatever a call threw into what a person reads; the server's own words are used where it gives some.
import { type WireError, wireErrorSchema } from '@joinery/contract/errors'
import { ORPCError } from '@orpc/client'

import { ConnectionLostError } from './live-connection.ts'

/** The server's error data, when the person can act on the error. */
export function wireErrorOf(error: unknown): WireError | null {
  if (!(error instanceof ORPCError)) return null
  const parsed = wireErrorSchema.safeParse(error.data)
  return parsed.success ? parsed.data : null
}

export type ErrorWords = { key: 'errors.offline' | 'errors.ours' } | { text: string }

/** Words for an error: the server's message, or the key of our own. */
export function errorWords(error: unknown): ErrorWords {
  const wire = wireErrorOf(error)
  if (wire !== null) return { text: wire.message }
  if (error instanceof ConnectionLostError) return { key: 'errors.offline' }
  return { key: 'errors.ours' }
}
