import { getPublication, listDeployments, previewChange, startPublish, unpublish } from '@joinery/domain/publish'

import { procedures } from '../procedures.ts'

export const publishRoutes = {
  get: procedures.publish.get.handler(({ context, input }) => getPublication(context.ctx, input)),
  change: procedures.publish.change.handler(({ context, input }) => previewChange(context.ctx, input)),
  history: procedures.publish.history.handler(({ context, input }) => listDeployments(context.ctx, input)),
  start: procedures.publish.start.handler(({ context, input }) => startPublish(context.ctx, input)),
  unpublish: procedures.publish.unpublish.handler(({ context, input }) => unpublish(context.ctx, input)),
}
