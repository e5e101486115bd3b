// The only kind → status table, and the one place where errors become what the client sees.
import type { ErrorKind, WireError } from '@joinery/contract/errors'
import { AppError } from '@joinery/domain'
import { ORPCError, ValidationError } from '@orpc/server'

import type { Logger } from './logger.ts'

export const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unavailable: 503,
}

/** Turns whatever a procedure threw into a wire error; bugs are logged with the request id and told as 500. */
export function toWireError(error: unknown, { requestId, logger }: { requestId: string; logger: Logger }): unknown {
  if (error instanceof AppError) return asProcedureError(error, requestId)
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const issue = error.cause.issues[0]
    return asProcedureError(
      new AppError('invalid', 'request.invalid', issue?.message ?? 'This request is not valid.', { path: issue?.path }),
      requestId,
    )
  }
  if (error instanceof ORPCError && error.status < 500) return error
  if (error instanceof DOMException && error.name === 'AbortError') return error
  logger.error('A procedure failed', { requestId, error })
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: 'Something broke on our side. Try again; if it stays, give the operator the request id.',
    data: { requestId },
  })
}

function asProcedureError(error: AppError, requestId: string): ORPCError<'APP_ERROR', WireError> {
  return new ORPCError('APP_ERROR', {
    defined: true,
    status: statusOfKind[error.kind],
    message: error.message,
    data: {
      kind: error.kind,
      code: error.code,
      message: error.message,
      requestId,
      ...(error.details === undefined ? {} : { details: error.details }),
    },
  })
}
