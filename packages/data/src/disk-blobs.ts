// Blobs in a folder: `aa/bb/{hash}`, written once and never changed.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Blobs } from './blobs.ts'
import { isMissing, moveDurably } from './durable-file.ts'

const hashPattern = /^[0-9a-f]{64}$/
const readsAtOnce = 32

export function createDiskBlobs(dir: string): Blobs {
  const pathOf = (hash: string) => {
    if (!hashPattern.test(hash)) throw new Error(`Not a blob's hash: ${hash}`)
    return join(dir, hash.slice(0, 2), hash.slice(2, 4), hash)
  }
  const writing = new Map<string, Promise<void>>()

  const blobs: Blobs = {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const path = pathOf(hash)
      if (await exists(path)) return hash
      // Two equal puts at once share one write.
      const write = writing.get(hash) ?? writeDurably(dir, path, bytes).finally(() => writing.delete(hash))
      writing.set(hash, write)
      await write
      return hash
    },

    async get(hash) {
      return readFile(pathOf(hash)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
    },

    async getTexts(hashes) {
      const texts = new Map<string, string>()
      const waiting = [...new Set(hashes)]
      const reader = async () => {
        for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
          const bytes = await blobs.get(hash)
          if (bytes === null) throw new Error(`Blob ${hash} is missing.`)
          texts.set(hash, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'))
        }
      }
      await Promise.all(Array.from({ length: Math.min(readsAtOnce, waiting.length) }, reader))
      return texts
    },
  }
  return blobs
}

async function writeDurably(dir: string, path: string, bytes: Uint8Array): Promise<void> {
  const temporaryDir = join(dir, 'tmp')
  const temporary = join(temporaryDir, randomUUID())
  await mkdir(temporaryDir, { recursive: true })
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await moveDurably(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}
