// The gate to app databases: makes them on first need, runs what apps and the agent send, shows what is in them.
import type { Pool } from 'pg'

import type { AppDatabases } from '../app-databases.ts'
import { createDataWork } from '../create-data-work.ts'
import { createNotifier } from '../jobs/notifier.ts'
import { createAppLock } from './app-lock.ts'
import { createAppDatabaseQueries } from './app-database-queries.ts'
import { createDevelopmentCopies } from './copy-development.ts'
import { createCopyLeases } from './copy-leases.ts'
import { createDatabaseForks } from './fork-database.ts'
import { createDatabaseDirectory } from './database-directory.ts'
import { readRows, readTables } from './inspect-tables.ts'
import { createQuietCopy } from './quiet-copy.ts'
import { createStatementReader } from './read-statements.ts'
import { createScriptRecorder } from './record-scripts.ts'
import { createAppStatements } from './run-for-apps.ts'
import { createStorageMeter, limitWithoutBilling, type StorageLimit } from './storage-meter.ts'
import { createTenantCluster } from './tenant-cluster.ts'
import { createTenantSessions } from './tenant-sessions.ts'

export interface CreateAppDatabases {
  /** Administrator of the cluster that hosts app databases. */
  adminUrl: string
  platformPool: Pool
  /** 32 bytes; the passwords of app roles are sealed with it. */
  masterKey: Buffer
  /** For all apps together, of this process. */
  maxConnections?: number
  /** For the statements of one call together. */
  executeTimeoutMs?: number
  /** Bytes that all databases of an organization may hold together. */
  storageLimitOf?: StorageLimit
  /** Data folder of the cluster when Postgres archives there (`prepareArchive`): any minute can be taken out of it. */
  archiveDir?: string | undefined
}

export function createAppDatabases({
  adminUrl,
  platformPool,
  masterKey,
  maxConnections = 200,
  executeTimeoutMs = 5_000,
  storageLimitOf = limitWithoutBilling,
  archiveDir,
}: CreateAppDatabases): AppDatabases {
  const queries = createAppDatabaseQueries(platformPool)
  const cluster = createTenantCluster(adminUrl, platformPool)
  const lock = createAppLock(adminUrl)
  const sessions = createTenantSessions(cluster, maxConnections)
  const { gate } = sessions
  const notifier = createNotifier(platformPool)
  const leases = createCopyLeases(adminUrl, cluster)
  const directory = createDatabaseDirectory({ queries, lock, cluster, gate, leases, masterKey })
  const quietCopy = createQuietCopy({ notifier, gate, cluster })
  const copies = createDevelopmentCopies({ queries, lock, cluster, leases, directory, quietCopy })
  const { find, ensure } = directory
  const reader = createStatementReader()
  const meter = createStorageMeter({
    pool: platformPool,
    cluster,
    limitOf: storageLimitOf,
    onChange: directory.forgetAll,
  })
  const statements = createAppStatements({ reader, sessions, directory, meter, timeoutMs: executeTimeoutMs })
  const recorder = createScriptRecorder({ queries, lock, sessions, reader, find })
  const shared = { adminUrl, platformPool, queries, lock, cluster, directory, quietCopy, sessions }
  const fork = createDatabaseForks({ adminUrl, lock, cluster, directory, recorder })
  const work = createDataWork({ ...shared, archiveDir, recorder })

  return {
    prepare: () => cluster.prepare(),

    ...statements,

    storage: (projectGroupId) => meter.read(projectGroupId),

    measureStorage: () => meter.measureAll(),

    async exists(key) {
      return (await find(key)) !== null
    },

    ensure: async (key) => {
      await ensure(key)
    },

    async runScript(projectGroupId, input) {
      const database = await ensure({ projectGroupId, environment: 'development' })
      const read = database.isFull === true ? await reader.readScript(input.sql) : null
      if (read?.ok === true && read.statements.some(({ effect }) => effect === 'adds')) {
        return meter.refusal(projectGroupId)
      }
      const outcome = await recorder.run(projectGroupId, database, input)
      meter.noteWrite(database.databaseName)
      return outcome
    },

    async tables(key) {
      const database = await find(key)
      return database === null ? [] : readTables(sessions, database)
    },

    async rows(key, input) {
      const database = await find(key)
      if (database === null) throw new Error('This app has no such database.')
      return readRows(sessions, database, input)
    },

    ...work.surface,

    copy: (projectGroupId, { copyId }) => copies.copy(projectGroupId, copyId),

    fork: (projectGroupId, input) => fork(projectGroupId, input),

    sweepCopies: () => copies.sweep(),

    drop: (key) => directory.drop(key),

    async close() {
      quietCopy.close()
      await gate.close()
      await meter.close()
      await Promise.all([reader.close(), notifier.close(), leases.close(), lock.close(), cluster.close(), work.close()])
    },
  }
}
