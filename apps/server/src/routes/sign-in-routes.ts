import { getSignIn, updateSignIn } from '@joinery/domain/sign-in'

import { procedures } from '../procedures.ts'

export const signInRoutes = {
  get: procedures.signIn.get.handler(({ context, input }) => getSignIn(context.ctx, input)),
  update: procedures.signIn.update.handler(({ context, input }) => updateSignIn(context.ctx, input)),
}
