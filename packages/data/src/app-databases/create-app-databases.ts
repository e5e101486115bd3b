// The gate to app databases: makes them on first need, runs what apps and the agent send, shows what is in them.
import { randomBytes } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

import type { AppDatabaseKey, AppDatabases, SqlFailure, SqlOutcome, Statement } from '../app-databases.ts'
import { createAppLock } from './app-lock.ts'
import { createAppDatabaseQueries, type AppDatabaseRow } from './app-database-queries.ts'
import { readRows, readTables } from './inspect-tables.ts'
import { createPromotion } from './promote.ts'
import { createScriptRecorder } from './record-scripts.ts'
import { openPassword, sealPassword } from './sealed-password.ts'
import { parseOne } from './sql-statements.ts'
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
}

const executeTimeoutMs = 5_000
const noProduction: SqlFailure = {
  ok: false,
  code: '3D000',
  message: 'This app has no production database yet; its first publish makes it.',
}

export function createAppDatabases({
  adminUrl,
  platformPool,
  masterKey,
  maxConnections = 200,
}: CreateAppDatabases): AppDatabases {
  const queries = createAppDatabaseQueries(platformPool)
  const cluster = createTenantCluster(adminUrl, platformPool)
  const lock = createAppLock(adminUrl)
  const sessions = createTenantSessions(cluster, maxConnections)
  const found = new LRUCache<string, TenantDatabase>({ max: 5_000, ttl: 60_000 })

  const open = (row: AppDatabaseRow): TenantDatabase => ({
    databaseName: row.databaseName,
    roleName: row.roleName,
    password: openPassword(masterKey, row.roleName, row.rolePassword),
  })

  async function find(key: AppDatabaseKey): Promise<TenantDatabase | null> {
    const name = cacheName(key)
    const known = found.get(name)
    if (known !== undefined) return known
    const row = await queries.find(key)
    if (row?.status !== 'COMPLETED') return null
    const database = open(row)
    found.set(name, database)
    return database
  }

  /**
   * Makes a database as `fill` says and marks it complete; what an interrupted try left is thrown away first. The
   * caller holds the app's lock.
   */
  async function make(
    key: AppDatabaseKey,
    fill: (database: TenantDatabase) => Promise<number>,
  ): Promise<TenantDatabase> {
    const existing = (await queries.find(key)) ?? (await insertRow(key))
    const database = open(existing)
    await cluster.dropDatabase(existing.databaseName)
    await cluster.createRole(database.roleName, database.password)
    await queries.complete(key, await fill(database))
    return database
  }

  async function insertRow(key: AppDatabaseKey): Promise<AppDatabaseRow> {
    // One role for both environments, so that a copy of one belongs to the other's role.
    const sibling = await queries.find(siblingOf(key))
    const roleName = sibling?.roleName ?? `r_${randomName()}`
    const row: AppDatabaseRow = {
      status: 'CREATING',
      databaseName: `d_${randomName()}`,
      roleName,
      rolePassword: sibling?.rolePassword ?? sealPassword(masterKey, roleName, randomBytes(24).toString('base64url')),
      appliedPosition: 0,
    }
    await queries.insert(key, row)
    return row
  }

  async function ensureDatabase(key: AppDatabaseKey): Promise<TenantDatabase> {
    const known = await find(key)
    if (known !== null) return known
    return lock.hold(key.projectGroupId, async () => {
      const madeMeanwhile = await find(key)
      if (madeMeanwhile !== null) return madeMeanwhile
      return make(key, async ({ databaseName, roleName }) => {
        await cluster.createDatabase(databaseName, roleName)
        return 0
      })
    })
  }

  const ensureDevelopment = (projectGroupId: string) => ensureDatabase({ projectGroupId, environment: 'development' })
  const recorder = createScriptRecorder({ queries, lock, sessions, find })
  const promote = createPromotion({ queries, cluster, sessions, recorder, find, make })

  return {
    async exists(key) {
      return (await find(key)) !== null
    },

    async ensure(key) {
      await ensureDatabase(key)
    },

    async execute(key, statements) {
      const refusal = statements.map(({ text }) => parseOne(text)).find((parsed) => !parsed.ok)
      if (refusal !== undefined && !refusal.ok) return refusal
      const database = key.environment === 'main' ? await find(key) : await ensureDatabase(key)
      if (database === null) return noProduction
      const outcome = await runAll(database, statements)
      // Made anew by another process: what we remember of it is out of date, the next call looks again.
      if (!outcome.ok && outcome.code === '3D000') found.delete(cacheName(key))
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

    async pendingScripts(projectGroupId) {
      await recorder.catchUp(projectGroupId)
      const main = await queries.find({ projectGroupId, environment: 'main' })
      return queries.scriptsAfter(projectGroupId, main?.status === 'COMPLETED' ? main.appliedPosition : 0)
    },

    promote: (projectGroupId, input) => lock.hold(projectGroupId, () => promote(projectGroupId, input.firstData)),

    async drop(key) {
      await lock.hold(key.projectGroupId, async () => {
        const row = await queries.find(key)
        if (row === null) return
        const { resume } = await sessions.gate.pause(row.databaseName, 2_000)
        try {
          await cluster.dropDatabase(row.databaseName)
        } finally {
          resume()
        }
        found.delete(cacheName(key))
        if ((await queries.find(siblingOf(key))) === null) await cluster.dropRole(row.roleName)
        if (key.environment === 'development') await queries.removeScripts(key.projectGroupId)
        await queries.remove(key)
      })
    },

    async close() {
      await sessions.gate.close()
      await Promise.all([lock.close(), cluster.close()])
    },
  }

  function runAll(database: TenantDatabase, statements: Statement[]): Promise<SqlOutcome> {
    if (statements.length === 0) return Promise.resolve({ ok: true, results: [] })
    return sessions.run(database, statements, { isTransaction: statements.length > 1, timeoutMs: executeTimeoutMs })
  }
}

function cacheName({ projectGroupId, environment }: AppDatabaseKey): string {
  return `${projectGroupId} ${environment}`
}

function siblingOf({ projectGroupId, environment }: AppDatabaseKey): AppDatabaseKey {
  return { projectGroupId, environment: environment === 'main' ? 'development' : 'main' }
}

/** Says nothing about the app: Postgres shows names to everybody in one place or another. */
function randomName(): string {
  return randomBytes(10).toString('hex')
}
