// The error language: closed kinds, stable codes `room.reason`, a message a person can act on.
import * as z from 'zod'

export const errorKindSchema = z.enum([
  'invalid',
  'unauthenticated',
  'payment_required',
  'forbidden',
  'not_found',
  'conflict',
  'rate_limited',
  'unavailable',
])
export type ErrorKind = z.infer<typeof errorKindSchema>

/** What travels in an error's `data`, over the socket and over HTTP. */
export const wireErrorSchema = z.object({
  kind: errorKindSchema,
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
})
export type WireError = z.infer<typeof wireErrorSchema>
