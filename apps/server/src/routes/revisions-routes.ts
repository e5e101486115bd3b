import { restoreVersion, undoVersion } from '@joinery/domain/chat'
import { compareRevisions, getFile, listFiles, listRevisions, saveFiles } from '@joinery/domain/revisions'

import { procedures } from '../procedures.ts'

export const revisionsRoutes = {
  list: procedures.revisions.list.handler(({ context, input }) => listRevisions(context.ctx, input)),
  files: procedures.revisions.files.handler(({ context, input }) => listFiles(context.ctx, input)),
  file: procedures.revisions.file.handler(({ context, input }) => getFile(context.ctx, input)),
  save: procedures.revisions.save.handler(({ context, input }) => saveFiles(context.ctx, input)),
  restore: procedures.revisions.restore.handler(({ context, input }) => restoreVersion(context.ctx, input)),
  undo: procedures.revisions.undo.handler(({ context, input }) => undoVersion(context.ctx, input)),
  compare: procedures.revisions.compare.handler(({ context, input }) => compareRevisions(context.ctx, input)),
}
