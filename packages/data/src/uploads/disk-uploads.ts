// Kept uploads in a folder: `{project}/{hash}`, readable by this user alone.
import { createReadStream } from 'node:fs'
import { open, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { isMissing, moveDurably } from '../durable-file.ts'
import type { UploadKey, UploadStorage } from './uploads.ts'

const hashPattern = /^[0-9a-f]{64}$/
const projectPattern = /^[a-z][a-z0-9]{7,31}$/

/** @param dir on the same file system as the folder that uploads are staged in */
export function createDiskUploads(dir: string): UploadStorage {
  const folderOf = (projectGroupId: string) => {
    if (!projectPattern.test(projectGroupId)) throw new Error(`Not a project's id: ${projectGroupId}`)
    return join(dir, projectGroupId)
  }
  const pathOf = ({ projectGroupId, hash }: UploadKey) => {
    if (!hashPattern.test(hash)) throw new Error(`Not an upload's hash: ${hash}`)
    return join(folderOf(projectGroupId), hash)
  }

  return {
    async keep(key, file) {
      const path = pathOf(key)
      const handle = await open(file.path, 'r+')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
      // Known bytes are replaced by themselves: their age begins anew, so that no sweep takes them now.
      await moveDurably(file.path, path)
    },

    async read(key, range) {
      const path = pathOf(key)
      const stream = createReadStream(path, range)
      return new Promise<Readable | null>((resolve, reject) => {
        stream.once('open', () => resolve(stream))
        stream.once('error', (error) => (isMissing(error) ? resolve(null) : reject(error)))
      })
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async *listProjects() {
      for await (const entry of listFolder(dir)) if (projectPattern.test(entry)) yield entry
    },

    async *list(projectGroupId) {
      const folder = folderOf(projectGroupId)
      for await (const hash of listFolder(folder)) {
        if (!hashPattern.test(hash)) continue
        const found = await stat(join(folder, hash)).catch(() => null)
        if (found !== null) yield { hash, writtenAt: found.mtime }
      }
    },
  }
}

async function* listFolder(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (entries === null) return
  for await (const entry of entries) yield entry.name
}
