import type { Variable } from '@joinery/contract/variables'
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { teamActionRoles } from '@joinery/contract/vocabulary/roles'

import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { announceVariables } from './announce-variables.ts'
import { presentVariables } from './list-variables.ts'
import { deleteVariable, insertSettingChanges } from './variables-queries.ts'

/** Harmless when it is not there. */
export async function removeVariable(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DeploymentEnvironment; name: string },
): Promise<{ variables: Variable[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, teamActionRoles['write secrets'])
  const place = { projectGroupId: project.id, environment: input.environment }
  const wasThere = await ctx.db.transaction(async (tx) => {
    const isGone = await deleteVariable(tx, { ...place, name: input.name })
    if (isGone) {
      await insertSettingChanges(tx, [
        {
          projectGroupId: project.id,
          action: 'variable.removed',
          subject: `${place.environment} ${input.name}`,
          actorId: ctx.actor.userId,
          createdAt: ctx.now(),
        },
      ])
    }
    return isGone
  })
  if (wasThere) await announceVariables(ctx, place)
  return presentVariables(ctx.db, place)
}
