// Who may see rows: everybody in the project sees development, production rows are for admins (decisions, "Roles").
import { type DatabaseEnvironment, databaseEnvironments } from '@joinery/contract/vocabulary/databases'
import { teamActionRoles } from '@joinery/contract/vocabulary/roles'
import type { AppDatabaseKey } from '@joinery/data'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'

/** @throws AppError as `requireProjectRole` */
export async function requireDatabaseAccess(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<AppDatabaseKey> {
  const { isProduction } = databaseEnvironments[input.environment]
  const needed = teamActionRoles[isProduction ? 'production data' : 'open']
  const project = await requireProjectRole(ctx, input.projectGroupId, needed)
  return { projectGroupId: project.id, environment: input.environment }
}
