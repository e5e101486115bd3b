// Bytes of files in each coding: from memory, else from disk, else encoded once and kept.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { encode, type Encoding } from './encodings.ts'

export interface FileBytes {
  /** From memory only, for the path that must not wait. */
  peek(hash: string, encoding: Encoding): Buffer | undefined
  /** @param load the bytes that the hash stands for, as they are */
  read(hash: string, encoding: Encoding, load: LoadBytes): Promise<Buffer>
}

export type LoadBytes = () => Promise<Uint8Array>

/**
 * @param options.folder where encoded bytes are kept between starts
 * @param options.maxBytes how much stays in memory; what was used longest ago goes first
 */
export function createFileBytes({ folder, maxBytes }: { folder: string; maxBytes: number }): FileBytes {
  const kept = new Map<string, Buffer>()
  const loading = new Map<string, Promise<Buffer>>()
  let total = 0

  function keep(key: string, bytes: Buffer): void {
    if (bytes.length > maxBytes / 8 || kept.has(key)) return
    kept.set(key, bytes)
    total += bytes.length
    for (const [oldest, old] of kept) {
      if (total <= maxBytes) return
      kept.delete(oldest)
      total -= old.length
    }
  }

  async function find(hash: string, encoding: Encoding, load: LoadBytes): Promise<Buffer> {
    if (encoding === 'identity') {
      const bytes = await load()
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    const shelf = join(folder, hash.slice(0, 2))
    const path = join(shelf, `${hash}.${encoding}`)
    const found = await readFile(path).catch(() => null)
    if (found !== null) return found
    const encoded = await encode(await read(hash, 'identity', load), encoding)
    // A cache: when the disk is full the answer still goes out.
    await writeWhole(shelf, path, encoded).catch(() => undefined)
    return encoded
  }

  function peek(hash: string, encoding: Encoding): Buffer | undefined {
    const key = `${hash}.${encoding}`
    const bytes = kept.get(key)
    if (bytes === undefined) return undefined
    kept.delete(key)
    kept.set(key, bytes)
    return bytes
  }

  async function read(hash: string, encoding: Encoding, load: LoadBytes): Promise<Buffer> {
    const inMemory = peek(hash, encoding)
    if (inMemory !== undefined) return inMemory
    const key = `${hash}.${encoding}`
    const underWay = loading.get(key)
    if (underWay !== undefined) return underWay
    const fresh = find(hash, encoding, load).finally(() => loading.delete(key))
    loading.set(key, fresh)
    const bytes = await fresh
    keep(key, bytes)
    return bytes
  }

  return { peek, read }
}

async function writeWhole(folder: string, path: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const fresh = `${path}.${randomUUID()}`
  await writeFile(fresh, bytes)
  await rename(fresh, path)
}
