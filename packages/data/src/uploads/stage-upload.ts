// Takes a stream in to a temporary file while counting and hashing it.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { isMissing } from '../durable-file.ts'
import type { StageOutcome, UploadStorage } from './uploads.ts'

const headBytes = 64 * 1024
/** Room that uploads leave for everything else on the disk: the databases above all. */
const keptFreeBytes = 512 * 1024 * 1024
/** Longer than any request lives. */
const abandonedMs = 3_600_000

export interface StageUpload {
  dir: string
  storage: UploadStorage
  bytes: AsyncIterable<Uint8Array>
  maxBytes: number
}

export async function stageUpload({ dir, storage, bytes, maxBytes }: StageUpload): Promise<StageOutcome> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  if (!(await hasRoom(dir))) return { ok: false, reason: 'disk_full' }
  const path = join(dir, randomUUID())
  const discard = () => rm(path, { force: true })
  try {
    const taken = await take(path, bytes, maxBytes)
    if (typeof taken === 'string') {
      await discard()
      return { ok: false, reason: taken }
    }
    const { hash, size, head } = taken
    const keep = (projectGroupId: string) => storage.keep({ projectGroupId, hash }, { path, size })
    return { ok: true, staged: { hash, size, head, keep, discard } }
  } catch (error) {
    await discard()
    throw error
  }
}

type Taken = { hash: string; size: number; head: Uint8Array } | 'too_large' | 'broken_off'

async function take(path: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Taken> {
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  const source = bytes[Symbol.asyncIterator]()
  const file = await open(path, 'wx', 0o600)
  try {
    for (;;) {
      const next = await source.next().catch(() => null)
      if (next === null) return 'broken_off'
      if (next.done === true) return { hash: hash.digest('hex'), size, head: Buffer.concat(head) }
      const chunk = next.value
      if (size + chunk.length > maxBytes) {
        await source.return?.()
        return 'too_large'
      }
      if (size < headBytes) head.push(chunk.slice(0, headBytes - size))
      size += chunk.length
      hash.update(chunk)
      await file.writeFile(chunk)
    }
  } finally {
    await file.close()
  }
}

async function hasRoom(dir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize >= keptFreeBytes
}

/** @returns how many went */
export async function sweepStaged(dir: string, now: number): Promise<number> {
  const entries = await opendir(dir).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (entries === null) return 0
  let count = 0
  for await (const { name } of entries) {
    const path = join(dir, name)
    const found = await stat(path).catch(() => null)
    if (found === null || now - found.mtimeMs < abandonedMs) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}
