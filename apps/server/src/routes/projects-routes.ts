import { copyProject, startProject } from '@joinery/domain/chat'
import {
  getProject,
  listProjects,
  moveProjectToTrash,
  renameProject,
  restoreProjectFromTrash,
  watchProject,
} from '@joinery/domain/projects'

import { procedures } from '../procedures.ts'

export const projectsRoutes = {
  list: procedures.projects.list.handler(({ context, input }) => listProjects(context.ctx, input)),
  create: procedures.projects.create.handler(({ context, input }) => startProject(context.ctx, input)),
  get: procedures.projects.get.handler(({ context, input }) => getProject(context.ctx, input, { allowTrash: true })),
  rename: procedures.projects.rename.handler(({ context, input }) => renameProject(context.ctx, input)),
  copy: procedures.projects.copy.handler(({ context, input }) => copyProject(context.ctx, input)),
  moveToTrash: procedures.projects.moveToTrash.handler(({ context, input }) => moveProjectToTrash(context.ctx, input)),
  restoreFromTrash: procedures.projects.restoreFromTrash.handler(({ context, input }) =>
    restoreProjectFromTrash(context.ctx, input),
  ),
  watch: procedures.projects.watch.handler(({ context, input, signal }) => watchProject(context.ctx, input, signal)),
}
