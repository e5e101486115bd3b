// How much an organization's databases hold, against what its plan allows (specification 6). Measured after writes, every
// few seconds at most, and by a round each minute; never for each write.
import { planFacts, planWithoutBilling } from '@joinery/contract/vocabulary/plans'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

import type { SqlFailure, StorageUse } from '../app-databases.ts'
import type { TenantCluster } from './tenant-cluster.ts'

export interface StorageMeter {
  /** Measures soon, without anybody waiting for it. */
  noteWrite(databaseName: string): void
  /** Measures what has been used since the last round; answers of how many databases the size has changed. */
  measureAll(): Promise<number>
  /** What to say to whoever wants to add something. */
  refusal(projectGroupId: string): Promise<SqlFailure>
  read(projectGroupId: string): Promise<StorageUse>
  close(): Promise<void>
}

/** Bytes of all databases of an organization. */
export type StorageLimit = (organizationId: string) => Promise<number>

export const limitWithoutBilling: StorageLimit = () =>
  Promise.resolve(planFacts[planWithoutBilling].databaseStorageLimit)

const pauseMs = 5_000
const ofOrganization = 'from app_database d join project_group p on p.id = d.project_group_id'

export function createStorageMeter(parts: {
  pool: Pool
  cluster: TenantCluster
  limitOf: StorageLimit
  /** Told when what may be added has changed. */
  onChange: () => void
}): StorageMeter {
  const { pool, cluster, limitOf, onChange } = parts
  /** Those measured a moment ago, with what they had then. */
  const resting = new LRUCache<string, true>({ max: 5_000, ttl: pauseMs })
  const running = new Set<Promise<unknown>>()
  const counters = new Map<string, string>()

  /** @param isRound settles in any case: two processes that settled at once may have left the older answer */
  async function measure(databaseName: string, isRound: boolean): Promise<boolean> {
    const bytes = await cluster.sizeOf(databaseName).catch(() => null)
    if (bytes === null) return false // dropped in between
    const { rows } = await pool.query<{ organizationId: string | null; hasChanged: boolean }>(
      `with before as (select bytes from app_database where database_name = $1)
       update app_database set bytes = $2 where database_name = $1
       returning (select organization_id from project_group where id = project_group_id) as "organizationId",
         (select bytes from before) <> $2 as "hasChanged"`,
      [databaseName, bytes],
    )
    const [row] = rows
    if (row?.organizationId == null) return false
    if (row.hasChanged || isRound) await settle(row.organizationId)
    return row.hasChanged
  }

  async function settle(organizationId: string): Promise<void> {
    if (await noteUse(pool, organizationId, await limitOf(organizationId))) onChange()
  }

  async function read(projectGroupId: string): Promise<StorageUse> {
    const { rows } = await pool.query<{ organizationId: string; bytes: string }>(
      `select p.organization_id as "organizationId", coalesce(sum(d.bytes) filter (where d.copy_id = ''), 0) as bytes
       from project_group own join project_group p on p.organization_id = own.organization_id
       left join app_database d on d.project_group_id = p.id where own.id = $1 group by 1`,
      [projectGroupId],
    )
    const [row] = rows
    const limitBytes = await limitOf(row?.organizationId ?? '')
    return { bytes: Number(row?.bytes ?? 0), limitBytes }
  }

  function keep(work: Promise<unknown>): void {
    const quiet = work.catch(() => undefined).finally(() => running.delete(quiet))
    running.add(quiet)
  }

  return {
    noteWrite(databaseName) {
      if (resting.has(databaseName)) return
      resting.set(databaseName, true)
      keep(measure(databaseName, false))
    },
    async measureAll() {
      const { rows } = await pool.query<{ name: string }>(
        `select database_name as name from app_database where status = 'COMPLETED' and copy_id = ''`,
      )
      const written = await cluster.writeCounters()
      let changed = 0
      for (const { name } of rows) {
        const counter = written.get(name)
        if (counter !== undefined && counters.get(name) === counter) continue
        if (counter !== undefined) counters.set(name, counter)
        if (await measure(name, true)) changed += 1
      }
      return changed
    },
    async refusal(projectGroupId) {
      const { bytes, limitBytes } = await read(projectGroupId)
      return {
        ok: false,
        code: 'storage_full',
        message:
          `The databases of this organization hold ${tellSize(bytes)} and its plan allows ${tellSize(limitBytes)}, so ` +
          'nothing can be added. Drop or empty tables, run VACUUM FULL on tables whose rows were deleted, or choose a ' +
          'larger plan. Reading and deleting go on.',
      }
    },
    read,
    async close() {
      await Promise.all(running)
    },
  }
}

/** @returns whether something may be added now that might not be before, or the other way round */
async function noteUse(pool: Pool, organizationId: string, limit: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with total as (
       select coalesce(sum(d.bytes), 0) as bytes ${ofOrganization} where p.organization_id = $1 and d.copy_id = ''
     ), noted as (
       insert into storage_usage as u (organization_id, day, bytes, peak_bytes)
       select $1, (now() at time zone 'utc')::date, bytes, bytes from total
       on conflict (organization_id, day) do update set
         megabyte_seconds = u.megabyte_seconds
           + (u.bytes / 1000000.0 * extract(epoch from now() - u.measured_at))::bigint,
         bytes = excluded.bytes, peak_bytes = greatest(u.peak_bytes, excluded.bytes), measured_at = now()
     )
     update app_database set is_full = (select bytes >= $2 from total)
     where is_full <> (select bytes >= $2 from total)
       and project_group_id in (select id from project_group where organization_id = $1)`,
    [organizationId, limit],
  )
  return rowCount !== 0
}

function tellSize(bytes: number): string {
  const gib = bytes / 1_073_741_824
  return gib >= 1 ? `${Number(gib.toFixed(1))} GiB` : `${Math.round(bytes / 1_048_576)} MiB`
}
