import {
  getModelSettings,
  removeModelProvider,
  setModelChoice,
  setModelProvider,
  testModel,
} from '@joinery/domain/models'

import { procedures } from '../procedures.ts'

export const modelsRoutes = {
  get: procedures.models.get.handler(({ context, input }) => getModelSettings(context.ctx, input)),
  setProvider: procedures.models.setProvider.handler(({ context, input }) => setModelProvider(context.ctx, input)),
  removeProvider: procedures.models.removeProvider.handler(({ context, input }) =>
    removeModelProvider(context.ctx, input),
  ),
  setChoice: procedures.models.setChoice.handler(({ context, input }) => setModelChoice(context.ctx, input)),
  test: procedures.models.test.handler(({ context, input }) => testModel(context.ctx, input)),
}
