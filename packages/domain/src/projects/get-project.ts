import type { ProjectGroup } from '@joinery/contract/projects'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from './access.ts'
import { presentProject } from './present-project.ts'
import { findProjectOverview } from './projects-queries.ts'

/** One project as the actor sees it; also one that lies in the trash when `allowTrash`. */
export async function getProject(
  ctx: DomainContext,
  input: { projectGroupId: string },
  options: { allowTrash?: boolean } = {},
): Promise<ProjectGroup> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'VIEWER', options)
  const row = await findProjectOverview(ctx.db, { projectGroupId: project.id, organizationId: project.organizationId })
  if (row === undefined)
    throw new AppError('not_found', 'projects.not_found', 'This project does not exist, or you have no access to it.')
  return presentProject(row, ctx.addresses)
}
