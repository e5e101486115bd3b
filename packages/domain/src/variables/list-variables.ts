import type { Variable } from '@joinery/contract/variables'
import { isBrowserVariable } from '@joinery/contract/vocabulary/environment-names'
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { teamActionRoles } from '@joinery/contract/vocabulary/roles'

import type { DomainContext, Queryable } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { listVariableRows, type VariablePlace } from './variables-queries.ts'

/** Names, and who set them when; for whoever may write them. */
export async function listVariables(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DeploymentEnvironment },
): Promise<{ variables: Variable[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, teamActionRoles['write secrets'])
  return presentVariables(ctx.db, { projectGroupId: project.id, environment: input.environment })
}

export async function presentVariables(db: Queryable, place: VariablePlace): Promise<{ variables: Variable[] }> {
  const rows = await listVariableRows(db, place)
  return { variables: rows.map((row) => ({ ...row, isPublic: isBrowserVariable(row.name) })) }
}
