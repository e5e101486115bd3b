// Snapshots of app databases: made by people and before whatever replaces data, restored by swapping databases, so
// that what was there before is a snapshot itself.
import { randomBytes } from 'node:crypto'

import { newId } from '@joinery/contract/ids'
import { maxSnapshots, type ResetTarget, type Snapshot, type SnapshotReason } from '@joinery/contract/snapshots'
import { trashDays } from '@joinery/contract/vocabulary/projects'

import type { AppDatabaseKey } from '../app-databases.ts'
import type { AppLock } from '../app-databases/app-lock.ts'
import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { QuietCopy } from '../app-databases/quiet-copy.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import type { DatabaseSnapshots, NewSnapshotOf, SnapshotOutcome } from './database-snapshots.ts'
import type { SnapshotCluster } from './snapshot-cluster.ts'
import type { SnapshotQueries, SnapshotRow } from './snapshot-queries.ts'

const maxAutomatic = 8
/** Deleted ones too: each is a database on disk. */
const maxKept = 40
const halfMadeMs = 3_600_000

export interface SnapshotParts {
  queries: SnapshotQueries
  cluster: SnapshotCluster
  lock: AppLock
  directory: Pick<DatabaseDirectory, 'find'>
  quietCopy: QuietCopy
  /** Makes an empty database for the role. */
  createEmpty: (database: TenantDatabase) => Promise<void>
  /** After the data of an environment was replaced. */
  onReplaced: (key: AppDatabaseKey, by: 'restore' | ResetTarget) => Promise<void>
}

export function createDatabaseSnapshots(parts: SnapshotParts): DatabaseSnapshots {
  const { queries, cluster, lock, directory, quietCopy, createEmpty, onReplaced } = parts

  async function newRow(projectGroupId: string, input: NewSnapshotOf, roleName: string) {
    const row = {
      ...input,
      id: newId(),
      projectGroupId,
      roleName,
      databaseName: `s_${randomBytes(10).toString('hex')}`,
    }
    await queries.insert(row)
    return row
  }

  async function complete(row: Pick<SnapshotRow, 'id' | 'projectGroupId' | 'databaseName' | 'roleName'>) {
    await cluster.close(row.databaseName, row.roleName)
    await queries.complete(row.id, await cluster.sizeOf(row.databaseName))
    const made = await queries.find(row.projectGroupId, row.id)
    if (made === null) throw new Error(`snapshot ${row.id} is missing`)
    return present(made)
  }

  /** People are told when there are too many; automatic ones make room. */
  async function makeRoom(projectGroupId: string, reason: SnapshotReason): Promise<boolean> {
    const all = await queries.list(projectGroupId)
    const live = all.filter(({ deletedAt }) => deletedAt === null)
    if (reason === 'person') {
      if (live.filter((row) => row.reason === 'person').length >= maxSnapshots) return false
    } else {
      const automatic = live.filter((row) => row.reason !== 'person')
      for (const row of automatic.slice(maxAutomatic - 1)) await queries.setDeleted(projectGroupId, row.id, new Date())
    }
    const deleted = (await queries.list(projectGroupId)).filter(({ deletedAt }) => deletedAt !== null)
    for (const row of deleted.slice(Math.max(0, maxKept - live.length - 1))) await dropRow(row)
    return true
  }

  async function dropRow({ id, databaseName }: SnapshotRow): Promise<void> {
    await cluster.drop(databaseName)
    await queries.remove(id)
  }

  async function createHeld(projectGroupId: string, input: NewSnapshotOf): Promise<SnapshotOutcome> {
    const source = await directory.find({ projectGroupId, environment: input.environment })
    if (source === null) return refuse('no_database', 'There is no database to take a snapshot of.')
    if (!(await makeRoom(projectGroupId, input.reason))) {
      return refuse('too_many', `There are ${maxSnapshots} snapshots already. Delete one first.`)
    }
    const row = await newRow(projectGroupId, input, source.roleName)
    const target = { ...source, databaseName: row.databaseName }
    if (!(await quietCopy.copy(source, target))) {
      // Whoever holds on is sent away: what follows may need this snapshot.
      await quietCopy.alone(source, () => cluster.copy(source.databaseName, row.databaseName, null))
    }
    return { ok: true, snapshot: await complete(row) }
  }

  /** What `makeNext` makes takes the place of the present database, which becomes a snapshot. */
  async function replace(
    key: AppDatabaseKey,
    input: { name: string; reason: 'reset' | 'restore'; createdBy: string | null },
    makeNext: (next: TenantDatabase) => Promise<void>,
  ): Promise<SnapshotOutcome> {
    const current = await directory.find(key)
    if (current === null) return refuse('no_database', 'There is no database whose data could be replaced.')
    await makeRoom(key.projectGroupId, input.reason)
    const next = { ...current, databaseName: `d_${randomBytes(10).toString('hex')}` }
    try {
      await makeNext(next)
      const row = await newRow(key.projectGroupId, { ...input, environment: key.environment }, current.roleName)
      await quietCopy.alone(current, () => cluster.swap(current, { next: next.databaseName, aside: row.databaseName }))
      return { ok: true, snapshot: await complete(row) }
    } finally {
      await cluster.drop(next.databaseName) // there only when something went wrong
    }
  }

  return {
    async list(projectGroupId) {
      return (await queries.list(projectGroupId)).map(present)
    },

    createHeld,

    create: (projectGroupId, input) => lock.hold(projectGroupId, () => createHeld(projectGroupId, input)),

    restore: (projectGroupId, { snapshotId, createdBy }) =>
      lock.hold(projectGroupId, async () => {
        const row = await queries.find(projectGroupId, snapshotId)
        if (row === null) return refuse('not_found', 'This snapshot is gone.')
        const key: AppDatabaseKey = { projectGroupId, environment: row.environment }
        const words = { name: `Before “${row.name}” was restored`, reason: 'restore' as const, createdBy }
        const outcome = await replace(key, words, (next) =>
          cluster.copy(row.databaseName, next.databaseName, next.roleName),
        )
        if (outcome.ok) await onReplaced(key, 'restore')
        return outcome
      }),

    reset: (projectGroupId, { to, createdBy }) =>
      lock.hold(projectGroupId, async () => {
        const key: AppDatabaseKey = { projectGroupId, environment: 'development' }
        const main = to === 'main' ? await directory.find({ projectGroupId, environment: 'main' }) : null
        if (to === 'main' && main === null) {
          return refuse('no_database', 'There is no production database yet to start from.')
        }
        const words = { name: 'Before development was reset', reason: 'reset' as const, createdBy }
        const outcome = await replace(key, words, async (next) => {
          if (main === null) return createEmpty(next)
          if (await quietCopy.copy(main, next)) return
          await quietCopy.alone(main, () => cluster.copy(main.databaseName, next.databaseName, next.roleName))
        })
        if (outcome.ok) await onReplaced(key, to)
        return outcome
      }),

    adopt: (projectGroupId, input, fill) =>
      lock.hold(projectGroupId, async () => {
        const owner = await directory.find({ projectGroupId, environment: input.environment })
        if (owner === null) return refuse('no_database', 'There is no database that this could be restored to.')
        await makeRoom(projectGroupId, input.reason)
        const row = await newRow(projectGroupId, input, owner.roleName)
        const database = { ...owner, databaseName: row.databaseName }
        try {
          await createEmpty(database)
          await fill(database)
          return { ok: true, snapshot: await complete(row) }
        } catch (error) {
          await cluster.drop(row.databaseName)
          await queries.remove(row.id)
          throw error
        }
      }),

    remove: (projectGroupId, snapshotId) => queries.setDeleted(projectGroupId, snapshotId, new Date()),

    undelete: (projectGroupId, snapshotId) => queries.setDeleted(projectGroupId, snapshotId, null),

    async purge() {
      const limit = new Date(Date.now() - trashDays * 24 * 3_600_000)
      const old = await queries.listDeletedBefore(limit)
      for (const row of old) await dropRow(row)
      const halfMade = await queries.listHalfMade(halfMadeMs)
      for (const row of halfMade) {
        // Swapped aside by a process that was killed right after: that is somebody's data, not rubbish.
        const isWhole = (row.reason === 'reset' || row.reason === 'restore') && (await cluster.exists(row.databaseName))
        if (isWhole) await complete(row)
        else await dropRow(row)
      }
      return old.length + halfMade.length
    },

    async dropAll(projectGroupId) {
      for (const row of await queries.listAll(projectGroupId)) await dropRow(row)
    },
  }
}

function present(row: SnapshotRow): Snapshot {
  const { id, environment, name, reason, sizeBytes, createdAt, deletedAt } = row
  return { id, environment, name, reason, sizeBytes, createdAt, deletedAt }
}

function refuse(code: 'no_database' | 'too_many' | 'not_found', message: string): SnapshotOutcome {
  return { ok: false, code, message }
}
