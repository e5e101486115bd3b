import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { createDiskUploads } from './disk-uploads.ts'
import { createUploads } from './create-uploads.ts'
import { describeUploadStorage, readAll } from './upload-storage.suite.ts'

const dir = await mkdtemp(join(tmpdir(), 'joinery-uploads-'))
afterAll(() => rm(dir, { recursive: true, force: true }))
const stagingDir = join(dir, 'staging')
await mkdir(stagingDir)
const storage = createDiskUploads(join(dir, 'kept'))
const uploads = createUploads({ stagingDir, storage, signingKey: Buffer.alloc(32, 1) })

describeUploadStorage('disk', storage, stagingDir)

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function* broken() {
  yield Buffer.from('half')
  throw new Error('gone')
}

test('a stream is counted and hashed on its way, and kept only when asked', async () => {
  const outcome = await uploads.stage(pieces('ab', 'c'), { maxBytes: 3 })
  if (!outcome.ok) throw new Error(outcome.reason)
  const { staged } = outcome
  expect(staged.hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect([staged.size, Buffer.from(staged.head).toString()]).toEqual([3, 'abc'])
  const key = { projectGroupId: 'kstaged01', hash: staged.hash }
  expect(await storage.read(key)).toBeNull()
  await staged.keep('kstaged01')
  await staged.discard()
  expect(await readAll(await storage.read(key))).toBe('abc')
  expect(await readdir(stagingDir)).toEqual([])
})

test('one byte too many and a sender who stops leave nothing behind', async () => {
  expect(await uploads.stage(pieces('ab', 'cd'), { maxBytes: 3 })).toEqual({ ok: false, reason: 'too_large' })
  expect(await uploads.stage(broken(), { maxBytes: 100 })).toEqual({ ok: false, reason: 'broken_off' })
  expect(await readdir(stagingDir)).toEqual([])
})

test('the head ends at 64 KiB, wherever the pieces end', async () => {
  const bytes = randomBytes(200_000)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000)
  }
  const outcome = await uploads.stage(chunks(), { maxBytes: 1_000_000 })
  if (!outcome.ok) throw new Error(outcome.reason)
  expect(Buffer.compare(outcome.staged.head, bytes.subarray(0, 65_536))).toBe(0)
  await outcome.staged.discard()
})

test('what a killed process left half taken in goes after an hour', async () => {
  const left = join(stagingDir, 'left')
  await writeFile(left, 'half')
  await writeFile(join(stagingDir, 'fresh'), 'half')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(left, longAgo, longAgo)
  expect(await uploads.sweepStaged()).toBe(1)
  expect(await readdir(stagingDir)).toEqual(['fresh'])
  await rm(join(stagingDir, 'fresh'))
})

test('names that are no ids reach no files', async () => {
  await expect(storage.read({ projectGroupId: '..', hash: 'a'.repeat(64) })).rejects.toThrow('Not a project')
  await expect(storage.read({ projectGroupId: 'kproject1', hash: '../x' })).rejects.toThrow('Not an upload')
})
