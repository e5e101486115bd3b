import { resumeWaiting } from '@joinery/domain/chat'
import { getSignIn, updateSignIn } from '@joinery/domain/sign-in'

import { procedures } from '../procedures.ts'

export const signInRoutes = {
  get: procedures.signIn.get.handler(({ context, input }) => getSignIn(context.ctx, input)),
  update: procedures.signIn.update.handler(async ({ context, input }) => {
    const settings = await updateSignIn(context.ctx, input)
    await resumeWaiting(context.ctx, input.projectGroupId)
    return settings
  }),
}
