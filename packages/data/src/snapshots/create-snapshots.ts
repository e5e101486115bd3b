// Snapshots of app databases: made by people and before whatever replaces data, restored by swapping databases, so
// that what was there before is a snapshot itself.
import { randomBytes } from 'node:crypto'

import { maxSnapshots, type ResetTarget } from '@joinery/contract/snapshots'

import type { AppDatabaseKey } from '../app-databases.ts'
import type { AppLock } from '../app-databases/app-lock.ts'
import type { DatabaseDirectory } from '../app-databases/database-directory.ts'
import type { QuietCopy } from '../app-databases/quiet-copy.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import type { DatabaseSnapshots, NewSnapshotOf, SnapshotOutcome } from './database-snapshots.ts'
import type { SnapshotCluster } from './snapshot-cluster.ts'
import type { SnapshotQueries } from './snapshot-queries.ts'
import { createSnapshotShelf } from './snapshot-shelf.ts'

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
  const shelf = createSnapshotShelf({ queries, cluster })
  const { newRow, complete, makeRoom } = shelf

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

    ...shelf.keeping,
  }
}

function refuse(code: 'no_database' | 'too_many' | 'not_found', message: string): SnapshotOutcome {
  return { ok: false, code, message }
}
