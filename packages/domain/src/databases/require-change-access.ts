// Who may replace rows: editors in development, in production whoever may see its rows (decisions, "Roles").
import { type DatabaseEnvironment, databaseEnvironments } from '@joinery/contract/vocabulary/databases'
import { hasTeamRole, teamActionRoles } from '@joinery/contract/vocabulary/roles'
import type { AppDatabaseKey } from '@joinery/data'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'

/** @throws AppError as `requireProjectRole` */
export async function requireChangeAccess(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<AppDatabaseKey> {
  const { isProduction } = databaseEnvironments[input.environment]
  const needed = teamActionRoles[isProduction ? 'production data' : 'edit']
  const project = await requireProjectRole(ctx, input.projectGroupId, needed)
  return { projectGroupId: project.id, environment: input.environment }
}

export function maySeeProduction(ctx: DomainContext): boolean {
  return hasTeamRole(ctx.actor.role, teamActionRoles['production data'])
}

/** What a person typed before something is replaced. */
export function requireConfirmation(typed: string, expected: string): void {
  if (typed.trim() === expected) return
  throw new AppError('invalid', 'databases.not_confirmed', `Type “${expected}” to go on. Nothing was changed.`)
}
