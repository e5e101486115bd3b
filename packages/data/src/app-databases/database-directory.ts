// Which app has which database: makes, finds and drops them.
import { randomBytes } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import type { AppDatabaseKey } from '../app-databases.ts'
import type { AppDatabaseQueries, AppDatabaseRow } from './app-database-queries.ts'
import type { AppLock } from './app-lock.ts'
import type { ConnectionGate } from './connection-gate.ts'
import type { CopyLeases } from './copy-leases.ts'
import { openPassword, sealPassword } from './sealed-password.ts'
import type { TenantCluster } from './tenant-cluster.ts'
import type { TenantDatabase } from './tenant-sessions.ts'

export interface DatabaseDirectory {
  find: (key: AppDatabaseKey) => Promise<TenantDatabase | null>
  ensure: (key: AppDatabaseKey) => Promise<TenantDatabase>
  /**
   * Makes a database as `fill` says and marks it complete; what an interrupted try left is thrown away first.
   * `fill` answers the position of the last script that the database has had. The caller holds the app's lock.
   */
  make: (key: AppDatabaseKey, fill: (database: TenantDatabase) => Promise<number>) => Promise<TenantDatabase>
  drop: (key: AppDatabaseKey) => Promise<void>
  /** As `drop`; the caller holds the app's lock. */
  remove: (key: AppDatabaseKey) => Promise<void>
  /** What is remembered of it is out of date. */
  forget: (key: AppDatabaseKey) => void
  forgetAll: () => void
}

export function createDatabaseDirectory(parts: {
  queries: AppDatabaseQueries
  lock: AppLock
  cluster: TenantCluster
  gate: ConnectionGate
  leases: CopyLeases
  masterKey: Buffer
}): DatabaseDirectory {
  const { queries, lock, cluster, gate, leases, masterKey } = parts
  const found = new LRUCache<string, TenantDatabase>({ max: 5_000, ttl: 10_000 })

  const open = (row: AppDatabaseRow) => openRow(masterKey, row)

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

  async function make(
    key: AppDatabaseKey,
    fill: (database: TenantDatabase) => Promise<number>,
  ): Promise<TenantDatabase> {
    // Before there is anything that could be taken for abandoned.
    if (key.copyId !== undefined) await leases.take(key.copyId)
    const existing = (await queries.find(key)) ?? (await insertRow(key))
    const database = open(existing)
    await cluster.dropDatabase(existing.databaseName)
    await cluster.createRole(database.roleName, database.password)
    await queries.complete(key, await fill(database))
    return database
  }

  async function insertRow(key: AppDatabaseKey): Promise<AppDatabaseRow> {
    // One role for all of an app's databases, so that what is in a copy belongs to it. It reaches nothing more by that:
    // the gateway says which database a process speaks to.
    const sibling = await queries.findAny(key.projectGroupId)
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

  async function ensure(key: AppDatabaseKey): Promise<TenantDatabase> {
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

  async function remove(key: AppDatabaseKey): Promise<void> {
    const row = await queries.find(key)
    if (row !== null) {
      const { resume } = await gate.pause(row.databaseName, 2_000)
      try {
        await cluster.dropDatabase(row.databaseName)
      } finally {
        resume()
      }
      found.delete(cacheName(key))
      if (!(await queries.hasOther(key))) await cluster.dropRole(row.roleName)
      if (key.environment === 'development' && key.copyId === undefined) {
        await queries.removeScripts(key.projectGroupId)
      }
      await queries.remove(key)
    }
    if (key.copyId !== undefined) await leases.giveBack(key.copyId)
  }

  return {
    find,
    ensure,
    make,
    remove,
    drop: (key) => lock.hold(key.projectGroupId, () => remove(key)),
    forget: (key) => found.delete(cacheName(key)),
    forgetAll: () => found.clear(),
  }
}

function openRow(masterKey: Buffer, row: AppDatabaseRow): TenantDatabase {
  return {
    databaseName: row.databaseName,
    roleName: row.roleName,
    password: openPassword(masterKey, row.roleName, row.rolePassword),
    isFull: row.isFull === true,
  }
}

function cacheName({ projectGroupId, environment, copyId = '' }: AppDatabaseKey): string {
  return `${projectGroupId} ${environment} ${copyId}`
}

/** Says nothing about the app: Postgres shows names to everybody in one place or another. */
function randomName(): string {
  return randomBytes(10).toString('hex')
}
