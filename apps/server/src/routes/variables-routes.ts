import { listVariables, removeVariable, setVariables } from '@joinery/domain/variables'

import { procedures } from '../procedures.ts'

export const variablesRoutes = {
  list: procedures.variables.list.handler(({ context, input }) => listVariables(context.ctx, input)),
  set: procedures.variables.set.handler(({ context, input }) => setVariables(context.ctx, input)),
  remove: procedures.variables.remove.handler(({ context, input }) => removeVariable(context.ctx, input)),
}
