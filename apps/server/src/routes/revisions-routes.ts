import {
  compareRevisions,
  getFile,
  listFiles,
  listRevisions,
  restoreRevision,
  saveFiles,
  undoRevision,
} from '@joinery/domain/revisions'

import { procedures } from '../procedures.ts'

export const revisionsRoutes = {
  list: procedures.revisions.list.handler(({ context, input }) => listRevisions(context.ctx, input)),
  files: procedures.revisions.files.handler(({ context, input }) => listFiles(context.ctx, input)),
  file: procedures.revisions.file.handler(({ context, input }) => getFile(context.ctx, input)),
  save: procedures.revisions.save.handler(({ context, input }) => saveFiles(context.ctx, input)),
  restore: procedures.revisions.restore.handler(({ context, input }) => restoreRevision(context.ctx, input)),
  undo: procedures.revisions.undo.handler(({ context, input }) => undoRevision(context.ctx, input)),
  compare: procedures.revisions.compare.handler(({ context, input }) => compareRevisions(context.ctx, input)),
}
