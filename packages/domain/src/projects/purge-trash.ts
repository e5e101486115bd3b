// The end of what was deleted: after 30 days in the trash a project goes for good (decisions, "Entities").
import { trashDays } from '@joinery/contract/vocabulary/projects'

import type { Services } from '../context.ts'
import { deleteTrashed, listTrashedBefore } from './projects-queries.ts'

const keptMs = trashDays * 24 * 3_600_000

/** Projects that were put into the trash before this cannot be restored. */
export function trashLimit(services: Pick<Services, 'now'>): Date {
  return new Date(services.now().getTime() - keptMs)
}

/**
 * Deletes what has lain in the trash for too long: databases first, so that a killed purge finds the project again.
 *
 * @returns how many projects went
 */
export async function purgeTrash(services: Services): Promise<number> {
  const limit = trashLimit(services)
  const ids = await listTrashedBefore(services.db, limit)
  for (const projectGroupId of ids) {
    await services.appDatabases.snapshots.dropAll(projectGroupId)
    await services.appDatabases.changes.removeAll(projectGroupId)
    for (const environment of ['main', 'development'] as const) {
      await services.runtime.retire({ projectGroupId, environment })
      await services.appDatabases.drop({ projectGroupId, environment })
    }
    await deleteTrashed(services.db, { projectGroupId, limit })
  }
  return ids.length
}
