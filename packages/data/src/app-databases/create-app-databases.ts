// The gate to app databases: makes them on first need, runs what apps and the agent send, shows what is in them.
import type { Pool } from 'pg'

import type { AppDatabases, SqlFailure, SqlOutcome } from '../app-databases.ts'
import { createDataWork } from '../create-data-work.ts'
import { createNotifier } from '../jobs/notifier.ts'
import { createAppLock } from './app-lock.ts'
import { createAppDatabaseQueries } from './app-database-queries.ts'
import { createDevelopmentCopies } from './copy-development.ts'
import { createCopyLeases } from './copy-leases.ts'
import { createDatabaseDirectory } from './database-directory.ts'
import { readRows, readTables } from './inspect-tables.ts'
import { createQuietCopy } from './quiet-copy.ts'
import { createStatementReader } from './read-statements.ts'
import { createScriptRecorder } from './record-scripts.ts'
import type { StatementToRun } from './run-statements.ts'
import { createTenantCluster } from './tenant-cluster.ts'
import { createTenantSessions, type TenantDatabase } from './tenant-sessions.ts'

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
  /** Data folder of the cluster when Postgres archives there (`prepareArchive`): any minute can be taken out of it. */
  archiveDir?: string | undefined
}

const noProduction: SqlFailure = {
  ok: false,
  code: '3D000',
  message: 'This app has no production database yet; its first publish makes it.',
}
const noCopy: SqlFailure = { ok: false, code: '3D000', message: 'This copy of the database is gone.' }

export function createAppDatabases({
  adminUrl,
  platformPool,
  masterKey,
  maxConnections = 200,
  executeTimeoutMs = 5_000,
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
  const ensureDevelopment = (projectGroupId: string) => ensure({ projectGroupId, environment: 'development' })
  const reader = createStatementReader()
  const recorder = createScriptRecorder({ queries, lock, sessions, reader, find })
  const shared = { adminUrl, platformPool, queries, lock, cluster, directory, quietCopy }
  const work = createDataWork({ ...shared, archiveDir, recorder })

  return {
    prepare: () => cluster.prepare(),

    async connect(key) {
      const database = await find(key)
      if (database !== null) await runAll(database, [{ text: 'select 1', params: [], isStateless: true }])
    },

    async exists(key) {
      return (await find(key)) !== null
    },

    ensure: async (key) => {
      await ensure(key)
    },

    async execute(key, statements) {
      const read: StatementToRun[] = []
      for (const { text, params } of statements) {
        const parsed = await reader.readOne(text)
        if (!parsed.ok) return parsed
        read.push({ text, params, isStateless: parsed.statements.every((statement) => !statement.leavesState) })
      }
      const isMadeOnNeed = key.environment === 'development' && key.copyId === undefined
      const database = isMadeOnNeed ? await ensure(key) : await find(key)
      if (database === null) return key.copyId === undefined ? noProduction : noCopy
      const outcome = await runAll(database, read)
      // Made anew by another process: what we remember of it is out of date, the next call looks again.
      if (!outcome.ok && outcome.code === '3D000') directory.forget(key)
      return outcome
    },

    async runScript(projectGroupId, input) {
      return recorder.run(projectGroupId, await ensureDevelopment(projectGroupId), input)
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

    sweepCopies: () => copies.sweep(),

    drop: (key) => directory.drop(key),

    async close() {
      quietCopy.close()
      await gate.close()
      await Promise.all([reader.close(), notifier.close(), leases.close(), lock.close(), cluster.close(), work.close()])
    },
  }

  function runAll(database: TenantDatabase, statements: StatementToRun[]): Promise<SqlOutcome> {
    if (statements.length === 0) return Promise.resolve({ ok: true, results: [] })
    return sessions.run(database, statements, { isTransaction: statements.length > 1, timeoutMs: executeTimeoutMs })
  }
}
