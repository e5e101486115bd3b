import { openPreview } from '@joinery/domain/preview'

import { procedures } from '../procedures.ts'

export const previewRoutes = {
  open: procedures.preview.open.handler(({ context, input }) => openPreview(context.ctx, input)),
}
