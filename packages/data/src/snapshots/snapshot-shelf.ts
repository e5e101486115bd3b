// The snapshots a project has, as rows and as databases: making room, completing, deleting, dropping.
import { randomBytes } from 'node:crypto'

import { newId } from '@joinery/contract/ids'
import { maxSnapshots, type Snapshot, type SnapshotReason } from '@joinery/contract/snapshots'
import { trashDays } from '@joinery/contract/vocabulary/projects'

import type { DatabaseSnapshots, NewSnapshotOf } from './database-snapshots.ts'
import type { SnapshotCluster } from './snapshot-cluster.ts'
import type { SnapshotQueries, SnapshotRow } from './snapshot-queries.ts'

const maxAutomatic = 8
/** Deleted ones too: each is a database on disk. */
const maxKept = 40
const halfMadeMs = 3_600_000

/** A row whose database is made, or was made, under its name. */
export type NewSnapshotRow = Pick<SnapshotRow, 'id' | 'projectGroupId' | 'databaseName' | 'roleName'>

export interface SnapshotShelf {
  newRow: (projectGroupId: string, input: NewSnapshotOf, roleName: string) => Promise<NewSnapshotRow>
  complete: (row: NewSnapshotRow) => Promise<Snapshot>
  /** People are told when there are too many (false); automatic ones make room. */
  makeRoom: (projectGroupId: string, reason: SnapshotReason) => Promise<boolean>
  keeping: Pick<DatabaseSnapshots, 'list' | 'remove' | 'undelete' | 'purge' | 'dropAll'>
}

export function createSnapshotShelf(parts: { queries: SnapshotQueries; cluster: SnapshotCluster }): SnapshotShelf {
  const { queries, cluster } = parts

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

  async function complete(row: NewSnapshotRow): Promise<Snapshot> {
    await cluster.close(row.databaseName, row.roleName)
    await queries.complete(row.id, await cluster.sizeOf(row.databaseName))
    const made = await queries.find(row.projectGroupId, row.id)
    if (made === null) throw new Error(`snapshot ${row.id} is missing`)
    return present(made)
  }

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

  return {
    newRow,
    complete,
    makeRoom,
    keeping: {
      async list(projectGroupId) {
        return (await queries.list(projectGroupId)).map(present)
      },

      remove: (projectGroupId, snapshotId) => queries.setDeleted(projectGroupId, snapshotId, new Date()),

      undelete: (projectGroupId, snapshotId) => queries.setDeleted(projectGroupId, snapshotId, null),

      async purge() {
        const limit = new Date(Date.now() - trashDays * 24 * 3_600_000)
        const old = await queries.listDeletedBefore(limit)
        for (const row of old) await dropRow(row)
        const halfMade = await queries.listHalfMade(halfMadeMs)
        for (const row of halfMade) {
          // Swapped aside by a process that was killed right after: that is somebody's data, not rubbish.
          const isWhole =
            (row.reason === 'reset' || row.reason === 'restore') && (await cluster.exists(row.databaseName))
          if (isWhole) await complete(row)
          else await dropRow(row)
        }
        return old.length + halfMade.length
      },

      async dropAll(projectGroupId) {
        for (const row of await queries.listAll(projectGroupId)) await dropRow(row)
      },
    },
  }
}

function present(row: SnapshotRow): Snapshot {
  const { id, environment, name, reason, sizeBytes, createdAt, deletedAt } = row
  return { id, environment, name, reason, sizeBytes, createdAt, deletedAt }
}
