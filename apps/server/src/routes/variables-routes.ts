import { resumeWaiting } from '@joinery/domain/chat'
import { listVariables, removeVariable, setVariables } from '@joinery/domain/variables'

import { procedures } from '../procedures.ts'

export const variablesRoutes = {
  list: procedures.variables.list.handler(({ context, input }) => listVariables(context.ctx, input)),
  set: procedures.variables.set.handler(async ({ context, input }) => {
    const written = await setVariables(context.ctx, input)
    await resumeWaiting(context.ctx, input.projectGroupId)
    return written
  }),
  remove: procedures.variables.remove.handler(({ context, input }) => removeVariable(context.ctx, input)),
}
