// Another app's own development database, made from this one's: structure, and rows when they are wanted. It belongs
// to the other app's role from the first statement, so neither app reaches what the other has.
import { CannotBeCarried, carryDatabase } from '../archive/carry-database.ts'
import type { ForkDatabase, ForkOutcome } from '../app-databases.ts'
import { createSchemaReader } from '../schema-changes/schema-reader.ts'
import type { AppLock } from './app-lock.ts'
import type { DatabaseDirectory } from './database-directory.ts'
import { createHeldSession } from './held-session.ts'
import type { ScriptRecorder } from './record-scripts.ts'
import type { TenantCluster } from './tenant-cluster.ts'

/** Carrying rows takes a while; who has more exports them. */
const maxBytes = 1_000_000_000

export function createDatabaseForks(parts: {
  adminUrl: string
  lock: AppLock
  cluster: TenantCluster
  directory: DatabaseDirectory
  recorder: ScriptRecorder
}): (projectGroupId: string, input: ForkDatabase) => Promise<ForkOutcome> {
  const { adminUrl, lock, cluster, directory, recorder } = parts
  const place = { session: createHeldSession(adminUrl), reader: createSchemaReader(adminUrl) }

  return async (projectGroupId, { to, withRows }) => {
    const source = await directory.find({ projectGroupId, environment: 'development' })
    if (source === null) return { ok: false, code: 'no_database', message: 'This app has no database.' }
    if (withRows && (await cluster.sizeOf(source.databaseName)) > maxBytes) {
      return { ok: false, code: 'too_large', message: 'There are too many rows to copy. Copy it without them.' }
    }
    const key = { projectGroupId: to, environment: 'development' as const }
    return lock.hold(to, async () => {
      try {
        await directory.make(key, async (target) => {
          await cluster.createDatabase(target.databaseName, target.roleName)
          await carryDatabase({ database: source, ...place }, { database: target, ...place }, { withRows })
          return 0
        })
        await recorder.catchUp(to)
        return { ok: true }
      } catch (error) {
        await directory.remove(key)
        if (!(error instanceof CannotBeCarried)) throw error
        return { ok: false, code: 'cannot', message: `The database cannot be copied by itself: ${error.message}` }
      }
    })
  }
}
