// The ground every procedure stands on: implement the contract, know who calls, speak one error language.
import { api } from '@joinery/contract/api'
import { AppError } from '@joinery/domain'
import { findActor } from '@joinery/domain/organizations'
import { implement } from '@orpc/server'

import type { CallContext, SignedInContext } from './server-env.ts'

const open = implement(api).$context<CallContext>()

/** Procedures for signed-in people; there are no others yet. */
export const procedures = open.use(async ({ context, next }) => {
  const actor = context.sessionToken === null ? null : await findActor(context.services, context.sessionToken)
  if (actor === null)
    throw new AppError('unauthenticated', 'organizations.signed_out', 'You are signed out. Sign in again.')
  const signedIn: Pick<SignedInContext, 'ctx'> = { ctx: { ...context.services, actor } }
  return next({ context: signedIn })
})
