import { teamActionRoles } from '@joinery/contract/vocabulary/roles'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'

/** What all databases of the app's organization hold, and what its plan allows. */
export async function getStorage(
  ctx: DomainContext,
  input: { projectGroupId: string },
): Promise<{ bytes: number; limitBytes: number }> {
  const { id } = await requireProjectRole(ctx, input.projectGroupId, teamActionRoles.open)
  return ctx.appDatabases.storage(id)
}
