// Keeps the archive useful: a new copy to start from every few days, and nothing older than is promised.
import { Client } from 'pg'

import { listBases, pruneArchive } from './archive-folder.ts'
import { takeBase } from './take-base.ts'

/** How far back any minute can be restored. */
export const archivedDays = 7
const dayMs = 24 * 3_600_000
/** Every copy costs disk, every day of log costs time when a minute is wanted. */
const baseEveryMs = 2 * dayMs

/**
 * @returns how many files were made or removed
 * @throws Error when Postgres cannot archive, for the operator: what it keeps instead fills the disk
 */
export async function keepArchive(place: { adminUrl: string; dataDir: string }): Promise<number> {
  await requireArchiving(place.adminUrl)
  const newest = (await listBases(place.dataDir)).at(-1)
  const isDue = newest === undefined || Date.parse(newest.endedAt) < Date.now() - baseEveryMs
  const made = isDue && (await takeBase(place)) !== null ? 1 : 0
  return made + (await pruneArchive(place.dataDir, archivedDays * dayMs))
}

async function requireArchiving(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl, application_name: 'joinery archive' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    const { rows } = await client.query<{ failing: boolean; name: string }>(
      `select last_failed_time > coalesce(last_archived_time, '-infinity') as failing, last_failed_wal as name
       from pg_stat_archiver`,
    )
    const [row] = rows
    if (row?.failing === true) throw new Error(`Postgres cannot archive ${row.name}: is the disk full? See its log.`)
  } finally {
    await client.end()
  }
}
