// Writes values that only the app's process will ever see again.
import { type Variable, variableLimits } from '@joinery/contract/variables'
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { teamActionRoles } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireProjectRole } from '../projects/index.ts'
import { announceVariables } from './announce-variables.ts'
import { presentVariables } from './list-variables.ts'
import { labelOf } from './read-variables.ts'
import { insertSettingChanges, listVariableNames, lockVariables, putVariables } from './variables-queries.ts'

/** @throws AppError conflict when there would be more than the limit; then none is written */
export async function setVariables(
  ctx: DomainContext,
  input: {
    projectGroupId: string
    environment: DeploymentEnvironment
    variables: readonly { name: string; value: string }[]
  },
): Promise<{ variables: Variable[] }> {
  const project = await requireProjectRole(ctx, input.projectGroupId, teamActionRoles['write secrets'])
  const place = { projectGroupId: project.id, environment: input.environment }
  // Of a name that stands there twice the last one counts, as in a .env file.
  const values = new Map(input.variables.map(({ name, value }) => [name, value]))
  await ctx.db.transaction(async (tx) => {
    await lockVariables(tx, project.id)
    const all = new Set([...(await listVariableNames(tx, place)), ...values.keys()])
    if (all.size > variableLimits.perEnvironment) {
      throw new AppError(
        'conflict',
        'variables.too_many',
        `An app has at most ${variableLimits.perEnvironment} variables in each environment. Remove some first.`,
      )
    }
    const updatedAt = ctx.now()
    const rows = [...values].map(([name, value]) => ({
      name,
      sealedValue: ctx.sealer.seal(labelOf(place, name), value),
      updatedBy: ctx.actor.userId,
      updatedAt,
    }))
    await putVariables(tx, place, rows)
    await insertSettingChanges(
      tx,
      rows.map(({ name }) => ({
        projectGroupId: project.id,
        action: 'variable.set',
        subject: `${place.environment} ${name}`,
        actorId: ctx.actor.userId,
        createdAt: updatedAt,
      })),
    )
  })
  await announceVariables(ctx, place)
  return presentVariables(ctx.db, place)
}
