// Who may do what with a project (decisions, "Roles"). Another organization's project does not exist for you.
import { hasTeamRole, type TeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext, Queryable } from '../context.ts'
import { findProject, type ProjectRow } from './projects-queries.ts'
import { trashLimit } from './purge-trash.ts'

/**
 * The project, if the actor's organization has it and the actor's role reaches.
 *
 * @throws AppError not_found when it is not there, is another organization's, or lies in the trash
 *   (`allowTrash` lets it through for 30 days); forbidden when the role does not reach
 */
export async function requireProjectRole(
  ctx: DomainContext,
  projectGroupId: string,
  needed: TeamRole,
  options: { allowTrash?: boolean; within?: Queryable } = {},
): Promise<ProjectRow> {
  const project = await findProject(options.within ?? ctx.db, {
    projectGroupId,
    organizationId: ctx.actor.organizationId,
  })
  const isGone = project !== undefined && project.deletedAt !== null && project.deletedAt <= trashLimit(ctx)
  if (project === undefined || isGone) {
    throw new AppError('not_found', 'projects.not_found', 'This project does not exist, or you have no access to it.')
  }
  if (project.deletedAt !== null && options.allowTrash !== true) {
    throw new AppError('not_found', 'projects.in_trash', 'This project is in the trash. Restore it there to open it.')
  }
  if (!hasTeamRole(ctx.actor.role, needed)) {
    const message =
      needed === 'EDITOR'
        ? 'You can look and comment. Ask an editor to make changes.'
        : 'Your role does not allow this. Ask an admin of your organization.'
    throw new AppError('forbidden', 'projects.role_too_low', message)
  }
  return project
}
