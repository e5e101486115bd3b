import type { ProjectGroup } from '@joinery/contract/projects'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from './access.ts'
import { getProject } from './get-project.ts'
import { updateProject } from './projects-queries.ts'

export async function renameProject(
  ctx: DomainContext,
  input: { projectGroupId: string; name: string },
): Promise<ProjectGroup> {
  const project = await requireProjectRole(ctx, input.projectGroupId, 'EDITOR')
  const key = { projectGroupId: project.id, organizationId: project.organizationId }
  await updateProject(ctx.db, key, { name: input.name, updatedAt: ctx.now() })
  ctx.facts.emit(project.id, 'project')
  return getProject(ctx, input)
}
