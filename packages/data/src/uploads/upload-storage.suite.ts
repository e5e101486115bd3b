// What every storage of uploads does.
import { atFileEnd } from '@joinery/testkit'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import type { UploadStorage } from './uploads.ts'

const projectGroupId = 'kproject1'

export async function readAll(stream: Readable | null): Promise<string | null> {
  if (stream === null) return null
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

export async function createKeeper(dir?: string) {
  const folder = dir ?? (await mkdtemp(join(tmpdir(), 'joinery-keep-')))
  if (dir === undefined) atFileEnd(() => rm(folder, { recursive: true, force: true }))
  let count = 0
  return async (storage: UploadStorage, text: string, project = projectGroupId) => {
    const path = join(folder, `file-${(count += 1)}`)
    await writeFile(path, text)
    const key = { projectGroupId: project, hash: createHash('sha256').update(text).digest('hex') }
    await storage.keep(key, { path, size: Buffer.byteLength(text) })
    return key
  }
}

export function describeUploadStorage(name: string, storage: UploadStorage, stagingDir?: string): void {
  test(`${name}: kept bytes come back, whole and in part`, async () => {
    const keep = await createKeeper(stagingDir)
    const key = await keep(storage, 'one two three')
    expect(await readAll(await storage.read(key))).toBe('one two three')
    expect(await readAll(await storage.read(key, { start: 4, end: 6 }))).toBe('two')
    await keep(storage, 'one two three')
    expect(await readAll(await storage.read(key))).toBe('one two three')
  })

  test(`${name}: what is not there is null, and one app's bytes are not another's`, async () => {
    const keep = await createKeeper(stagingDir)
    const key = await keep(storage, 'mine')
    expect(await storage.read({ ...key, projectGroupId: 'kproject2' })).toBeNull()
    expect(await storage.read({ ...key, hash: '0'.repeat(64) })).toBeNull()
  })

  test(`${name}: projects and their bytes are listed until they are removed`, async () => {
    const keep = await createKeeper(stagingDir)
    const startedAt = Date.now()
    const keys = [await keep(storage, 'a', 'klist0001'), await keep(storage, 'b', 'klist0001')]
    expect(await collect(storage.listProjects())).toContain('klist0001')
    const listed = await collect(storage.list('klist0001'))
    expect(new Set(listed.map(({ hash }) => hash))).toEqual(new Set(keys.map(({ hash }) => hash)))
    for (const { writtenAt } of listed) expect(Math.abs(writtenAt.getTime() - startedAt)).toBeLessThan(60_000)
    for (const key of keys) await storage.remove(key)
    for (const key of keys) await storage.remove(key)
    expect(await collect(storage.list('klist0001'))).toEqual([])
    expect(await collect(storage.list('knobody01'))).toEqual([])
  })
}
