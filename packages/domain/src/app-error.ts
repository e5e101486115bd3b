// The one error a person can act on. server/app.ts holds the only kind → status table.
import type { ErrorKind } from '@joinery/contract/errors'

export class AppError extends Error {
  readonly kind: ErrorKind
  /** `room.reason`, stable. */
  readonly code: string
  readonly details: Record<string, unknown> | undefined

  constructor(kind: ErrorKind, code: string, message: string, details?: Record<string, unknown>) {
    super(message)
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.details = details
  }
}
