// Everything that is done to an app's databases as a whole: changes of structure, snapshots, rows in and out.
import { newId } from '@joinery/contract/ids'
import type { Pool } from 'pg'

import type { AppDatabaseKey, AppDatabases } from './app-databases.ts'
import { createMinuteRestore } from './archive/create-minute-restore.ts'
import type { AppDatabaseQueries } from './app-databases/app-database-queries.ts'
import type { AppLock } from './app-databases/app-lock.ts'
import type { DatabaseDirectory } from './app-databases/database-directory.ts'
import { createHeldSession } from './app-databases/held-session.ts'
import type { QuietCopy } from './app-databases/quiet-copy.ts'
import type { ScriptRecorder } from './app-databases/record-scripts.ts'
import type { TenantCluster } from './app-databases/tenant-cluster.ts'
import type { TenantDatabase, TenantSessions } from './app-databases/tenant-sessions.ts'
import { createCsvTransfer } from './csv/create-csv-transfer.ts'
import { createChangeExecution } from './schema-changes/carry-out-change.ts'
import { createSchemaChanges } from './schema-changes/create-schema-changes.ts'
import { createKnownEquals } from './schema-changes/known-equals.ts'
import { createProductionMaker } from './schema-changes/make-production.ts'
import { createMigrationQueries } from './schema-changes/migration-queries.ts'
import { createChangePreparation } from './schema-changes/prepare-change.ts'
import { createSchemaReader } from './schema-changes/schema-reader.ts'
import { createDatabaseSnapshots } from './snapshots/create-snapshots.ts'
import { createSnapshotCluster } from './snapshots/snapshot-cluster.ts'
import { createSnapshotQueries } from './snapshots/snapshot-queries.ts'

export interface DataWork {
  surface: Pick<AppDatabases, 'pendingScripts' | 'promote' | 'changes' | 'snapshots' | 'csv' | 'minutes'>
  close(): Promise<void>
}

export function createDataWork(parts: {
  adminUrl: string
  platformPool: Pool
  archiveDir?: string | undefined
  queries: AppDatabaseQueries
  lock: AppLock
  cluster: TenantCluster
  directory: DatabaseDirectory
  quietCopy: QuietCopy
  recorder: ScriptRecorder
  sessions: TenantSessions
}): DataWork {
  const { adminUrl, platformPool, archiveDir, queries, lock, cluster, directory, quietCopy, recorder, sessions } = parts
  const session = createHeldSession(adminUrl)
  const reader = createSchemaReader(adminUrl)
  const setAside = createSnapshotCluster(adminUrl)
  const migrations = createMigrationQueries(platformPool)
  const createEmpty = ({ databaseName, roleName }: TenantDatabase) => cluster.createDatabase(databaseName, roleName)

  /** Which recorded scripts the databases have had, after one of them was replaced. */
  async function followReplaced(key: AppDatabaseKey, by: 'restore' | 'main' | 'empty'): Promise<void> {
    const { projectGroupId } = key
    const main: AppDatabaseKey = { projectGroupId, environment: 'main' }
    const known = await queries.find(main)
    if (key.environment === 'development') {
      // The list is rebuilt from what the database itself remembers.
      await queries.removeScripts(projectGroupId)
      await recorder.catchUp(projectGroupId)
    }
    if (known === null) return
    const last = await queries.lastPosition(projectGroupId)
    // Of a restored production nobody knows which renames it has had: those that it has had do not apply again.
    const applied = by === 'main' ? last : key.environment === 'main' ? 0 : Math.min(known.appliedPosition, last)
    await queries.complete(main, applied)
  }

  const snapshots = createDatabaseSnapshots({
    queries: createSnapshotQueries(platformPool),
    cluster: setAside,
    lock,
    directory,
    quietCopy,
    createEmpty,
    onReplaced: followReplaced,
  })
  const changes = createSchemaChanges({
    queries,
    migrations,
    lock,
    directory,
    recorder,
    preparation: createChangePreparation({ directory, quietCopy, session, reader }),
    execution: createChangeExecution({ migrations, session }),
    makeProduction: createProductionMaker({
      directory,
      quietCopy,
      session,
      reader,
      createEmpty,
      forceCopy: (source, target) => setAside.copy(source.databaseName, target.databaseName, target.roleName),
    }),
    snapshots,
    equals: createKnownEquals(sessions),
  })
  const minutes =
    archiveDir === undefined ? null : createMinuteRestore({ dataDir: archiveDir, adminUrl, platformPool, snapshots })
  return {
    surface: {
      async pendingScripts(projectGroupId) {
        await recorder.catchUp(projectGroupId)
        const main = await queries.find({ projectGroupId, environment: 'main' })
        return queries.scriptsAfter(projectGroupId, main?.status === 'COMPLETED' ? main.appliedPosition : 0)
      },
      promote: (projectGroupId, input) =>
        changes.promote(projectGroupId, { changeId: newId(), confirmedLoss: null, liveQueries: [], ...input }),
      changes,
      snapshots,
      csv: createCsvTransfer({ directory, session }),
      minutes,
    },
    close: () => setAside.end(),
  }
}
