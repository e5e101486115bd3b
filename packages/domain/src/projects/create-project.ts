// The row of a new project. Its first revision and its first message are added by later rooms in the same transaction.
import { newId } from '@joinery/contract/ids'
import { defaultProjectName } from '@joinery/contract/projects'
import type { ProjectKind } from '@joinery/contract/vocabulary/projects'
import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext, Tx } from '../context.ts'
import { insertProject } from './projects-queries.ts'

/**
 * @returns the new project's id and the id that its first revision must get
 * @throws AppError forbidden when the actor may only look
 */
export async function createProjectIn(
  tx: Tx,
  ctx: DomainContext,
  input: { projectGroupId?: string; name?: string | undefined; kind: ProjectKind },
): Promise<{ projectGroupId: string; headRevisionId: string }> {
  if (!mayTeamRole(ctx.actor.role, 'create projects')) {
    throw new AppError('forbidden', 'projects.role_too_low', 'You can look and comment. Ask an editor to make changes.')
  }
  const { projectGroupId = newId() } = input
  const headRevisionId = newId()
  await insertProject(tx, {
    id: projectGroupId,
    organizationId: ctx.actor.organizationId,
    name: input.name ?? defaultProjectName,
    kind: input.kind,
    visibility: 'PRIVATE',
    headRevisionId,
    headNumber: 1,
    createdBy: ctx.actor.userId,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  })
  return { projectGroupId, headRevisionId }
}
