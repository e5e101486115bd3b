import type { Services } from '../context.ts'

/** Makes the development database of a project when it has none; production's is made by its first publish. */
export async function ensureDatabases(services: Services, projectGroupId: string): Promise<void> {
  await services.appDatabases.ensure({ projectGroupId, environment: 'development' })
}
