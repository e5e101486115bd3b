// What follows a change of variables: whoever remembers them forgets, and processes that hold old values end.
import type { Services } from '../context.ts'
import type { VariablePlace } from './variables-queries.ts'

export async function announceVariables(
  services: Pick<Services, 'facts' | 'runtime'>,
  { projectGroupId, environment }: VariablePlace,
): Promise<void> {
  services.facts.emit(projectGroupId, 'settings')
  // New requests start a process with the new values; those under way are finished by the old one.
  const database = environment === 'PRODUCTION' ? 'main' : 'development'
  await services.runtime.retire({ projectGroupId, environment: database })
}
