// The end of uploads: with their project, and of bytes whose record was never written.
import type { Services } from '../context.ts'
import { listKnownHashes, projectExists } from './uploads-queries.ts'

/** An upload that is being recorded is younger than this. */
const unrecordedMs = 3_600_000
const batch = 500

/** @returns how many files went */
export async function sweepUploads(services: Pick<Services, 'db' | 'uploads' | 'now'>): Promise<number> {
  let count = await services.uploads.sweepStaged()
  for await (const projectGroupId of services.uploads.storage.listProjects()) {
    count += (await projectExists(services.db, projectGroupId))
      ? await sweepUnrecorded(services, projectGroupId)
      : await removeAll(services, projectGroupId)
  }
  return count
}

async function removeAll({ uploads }: Pick<Services, 'uploads'>, projectGroupId: string): Promise<number> {
  let count = 0
  for await (const { hash } of uploads.storage.list(projectGroupId)) {
    await uploads.storage.remove({ projectGroupId, hash })
    count += 1
  }
  return count
}

async function sweepUnrecorded(
  services: Pick<Services, 'db' | 'uploads' | 'now'>,
  projectGroupId: string,
): Promise<number> {
  const { uploads } = services
  const limit = services.now().getTime() - unrecordedMs
  let count = 0
  let old: string[] = []
  const removeUnknown = async () => {
    const known = new Set(await listKnownHashes(services.db, { projectGroupId, hashes: old }))
    const unknown = old.filter((hash) => !known.has(hash))
    for (const hash of unknown) await uploads.storage.remove({ projectGroupId, hash })
    count += unknown.length
    old = []
  }
  for await (const { hash, writtenAt } of uploads.storage.list(projectGroupId)) {
    if (writtenAt.getTime() < limit) old.push(hash)
    if (old.length >= batch) await removeUnknown()
  }
  if (old.length > 0) await removeUnknown()
  return count
}
