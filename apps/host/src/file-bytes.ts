// Bytes of files in each coding: from memory, else from disk, else encoded once and kept.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { encode, type Encoding } from './encodings.ts'

export interface FileBytes {
  /** From memory only, for the path that must not wait. */
  peek(hash: string, encoding: Encoding): Buffer | undefined
  read(hash: string, encoding: Encoding): Promise<Buffer>
}

export interface FileBytesSource {
  /** The bytes that a hash stands for; throws when there are none, because only known files are asked for. */
  load(hash: string): Promise<Uint8Array>
  /** Where encoded bytes are kept between starts. */
  folder: string
  /** How much stays in memory; what was used longest ago goes first. */
  maxBytes: number
}

export function createFileBytes(source: FileBytesSource): FileBytes {
  const { maxBytes } = source
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

  async function load(hash: string, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') {
      const bytes = await source.load(hash)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    }
    const folder = join(source.folder, hash.slice(0, 2))
    const path = join(folder, `${hash}.${encoding}`)
    const found = await readFile(path).catch(() => null)
    if (found !== null) return found
    const encoded = await encode(await read(hash, 'identity'), encoding)
    // A cache: when the disk is full the answer still goes out.
    await writeWhole(folder, path, encoded).catch(() => undefined)
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

  async function read(hash: string, encoding: Encoding): Promise<Buffer> {
    const inMemory = peek(hash, encoding)
    if (inMemory !== undefined) return inMemory
    const key = `${hash}.${encoding}`
    const underWay = loading.get(key)
    if (underWay !== undefined) return underWay
    const fresh = load(hash, encoding).finally(() => loading.delete(key))
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
