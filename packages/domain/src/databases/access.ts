// Who may see rows: everybody in the project sees development, production rows are for admins (decisions, "Roles").
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { AppDatabaseKey } from '@joinery/data'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'

/** @throws AppError as `requireProjectRole` */
export async function requireDatabaseAccess(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<AppDatabaseKey> {
  const project = await requireProjectRole(ctx, input.projectGroupId, input.environment === 'main' ? 'ADMIN' : 'VIEWER')
  return { projectGroupId: project.id, environment: input.environment }
}
