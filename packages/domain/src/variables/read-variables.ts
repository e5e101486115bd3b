// The values themselves, for the process of the app and for nobody else.
import { type DeploymentEnvironment, deploymentEnvironmentSchema } from '@joinery/contract/vocabulary/environments'

import type { Services, VariableReader } from '../context.ts'
import { createProjectMemory } from './project-memory.ts'
import { listSealedVariables, type VariablePlace } from './variables-queries.ts'

/** What a value is bound to: moved to another place, it cannot be opened. */
export function labelOf({ projectGroupId, environment }: VariablePlace, name: string): string {
  return `variable:${projectGroupId}:${environment}:${name}`
}

export function createVariableReader(services: Pick<Services, 'db' | 'facts' | 'sealer'>): VariableReader {
  const memory = createProjectMemory({
    facts: services.facts,
    topic: 'settings',
    async load(projectGroupId) {
      const environments = deploymentEnvironmentSchema.options
      const all = await Promise.all(
        environments.map(async (environment): Promise<[DeploymentEnvironment, Record<string, string>]> => [
          environment,
          await openAll(services, { projectGroupId, environment }),
        ]),
      )
      return new Map(all)
    },
  })
  return {
    read: async (projectGroupId, environment) => (await memory.read(projectGroupId)).get(environment) ?? {},
  }
}

async function openAll(
  services: Pick<Services, 'db' | 'sealer'>,
  place: VariablePlace,
): Promise<Record<string, string>> {
  const rows = await listSealedVariables(services.db, place)
  return Object.fromEntries(
    rows.map(({ name, sealedValue }) => [name, services.sealer.open(labelOf(place, name), sealedValue)]),
  )
}
