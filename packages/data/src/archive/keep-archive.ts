// Keeps the archive useful: a new copy to start from every few days, and nothing older than is promised.
import { listBases, pruneArchive } from './archive-folder.ts'
import { takeBase } from './take-base.ts'

/** How far back any minute can be restored. */
export const archivedDays = 7
const dayMs = 24 * 3_600_000
/** Every copy costs disk, every day of log costs time when a minute is wanted. */
const baseEveryMs = 2 * dayMs

/** @returns how many files were made or removed */
export async function keepArchive(place: { adminUrl: string; dataDir: string }): Promise<number> {
  const newest = (await listBases(place.dataDir)).at(-1)
  const isDue = newest === undefined || Date.parse(newest.endedAt) < Date.now() - baseEveryMs
  const made = isDue && (await takeBase(place)) !== null ? 1 : 0
  return made + (await pruneArchive(place.dataDir, archivedDays * dayMs))
}
