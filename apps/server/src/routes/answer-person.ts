// Routes beside the procedures, for files: who asks, and how a refusal is told.
import { AppError, type Services } from '@joinery/domain'
import { findActor } from '@joinery/domain/organizations'
import type { Context } from 'hono'

import { readSessionToken } from '../auth.ts'
import { statusOfKind } from '../procedure-errors.ts'

/** Answers as whoever the session's cookie names; what the domain refuses is told in its own words. */
export async function answerPerson(
  { services, secret, origin }: { services: Services; secret: string; origin: string },
  c: Context,
  work: (actor: NonNullable<Awaited<ReturnType<typeof findActor>>>) => Promise<Response>,
): Promise<Response> {
  const token = readSessionToken(c.req.header('cookie'), { secret, origin })
  const actor = token === null ? null : await findActor(services, token)
  if (actor === null) return c.text('You are signed out. Sign in again.', 401)
  try {
    return await work(actor)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new Response(error.message, { status: statusOfKind[error.kind] })
  }
}
