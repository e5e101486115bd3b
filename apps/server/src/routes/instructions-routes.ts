import { getInstructions, listInstructionVersions, setInstruction } from '@joinery/domain/instructions'

import { procedures } from '../procedures.ts'

const { instructions } = procedures

export const instructionsRoutes = {
  get: instructions.get.handler(({ context, input }) => getInstructions(context.ctx, input)),
  set: instructions.set.handler(({ context, input }) => setInstruction(context.ctx, input)),
  versions: instructions.versions.handler(({ context, input }) => listInstructionVersions(context.ctx, input)),
}
