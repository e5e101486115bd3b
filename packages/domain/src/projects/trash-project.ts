// Deleting is soft for 30 days (decisions, "Entities"); restoring undoes it.
import type { ProjectGroup } from '@joinery/contract/projects'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from './access.ts'
import { getProject } from './get-project.ts'
import { updateProject } from './projects-queries.ts'

/** Moves a project to the trash. Its published address stops answering (the host reads `deletedAt`). */
export async function moveProjectToTrash(ctx: DomainContext, input: { projectGroupId: string }): Promise<ProjectGroup> {
  return setDeletedAt(ctx, input.projectGroupId, ctx.now())
}

export async function restoreProjectFromTrash(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<ProjectGroup> {
  return setDeletedAt(ctx, input.projectGroupId, null)
}

async function setDeletedAt(ctx: DomainContext, projectGroupId: string, deletedAt: Date | null): Promise<ProjectGroup> {
  const project = await requireProjectRole(ctx, projectGroupId, 'ADMIN', { allowTrash: true })
  const key = { projectGroupId: project.id, organizationId: project.organizationId }
  await updateProject(ctx.db, key, { deletedAt, updatedAt: ctx.now() })
  ctx.facts.emit(project.id, 'project')
  ctx.facts.emit(project.id, 'publish')
  return getProject(ctx, { projectGroupId }, { allowTrash: true })
}
