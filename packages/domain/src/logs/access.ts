// Who may read what an app prints: everybody in the project the preview's lines; the published app's hold what its
// visitors do, as its rows do, and are for admins (decisions, "Roles").
import { type DatabaseEnvironment, databaseEnvironments } from '@joinery/contract/vocabulary/databases'
import { teamActionRoles } from '@joinery/contract/vocabulary/roles'
import type { AppName } from '@joinery/runtime'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'

/** @throws AppError as `requireProjectRole` */
export async function requireLogAccess(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<AppName> {
  const { isProduction } = databaseEnvironments[input.environment]
  const project = await requireProjectRole(
    ctx,
    input.projectGroupId,
    teamActionRoles[isProduction ? 'production data' : 'open'],
  )
  return { projectGroupId: project.id, environment: input.environment }
}
