import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { createDiskBlobs } from './disk-blobs.ts'

const dir = await mkdtemp(join(tmpdir(), 'joinery-blobs-'))
afterAll(() => rm(dir, { recursive: true }))
const blobs = createDiskBlobs(dir)
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a blob comes back by its sha-256', async () => {
  const hash = await blobs.put(bytesOf('abc'))
  expect(hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(Buffer.from((await blobs.get(hash)) ?? []).toString()).toBe('abc')
})

test('an unknown hash is null, and what is no hash is refused', async () => {
  expect(await blobs.get('0'.repeat(64))).toBeNull()
  await expect(blobs.get('../../etc/passwd')).rejects.toThrow('Not a blob')
})

test('equal puts at once leave one file and nothing unfinished', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, () => blobs.put(bytesOf('same'))))
  expect(new Set(hashes).size).toBe(1)
  expect(await readdir(join(dir, 'tmp'))).toEqual([])
})

test('known bytes are not written again', async () => {
  const hash = await blobs.put(bytesOf('kept'))
  const path = join(dir, hash.slice(0, 2), hash.slice(2, 4), hash)
  const before = await stat(path)
  await blobs.put(bytesOf('kept'))
  expect((await stat(path)).ino).toBe(before.ino)
})

test('many texts come back at once; a missing one is a bug', async () => {
  const texts = Array.from({ length: 100 }, (_, index) => `file ${index} ü`)
  const hashes = await Promise.all(texts.map((text) => blobs.put(bytesOf(text))))
  const found = await blobs.getTexts([...hashes, ...hashes])
  expect(hashes.map((hash) => found.get(hash))).toEqual(texts)
  await expect(blobs.getTexts(['f'.repeat(64)])).rejects.toThrow('is missing')
})
