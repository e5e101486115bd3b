import { afterAll, beforeEach, expect, test } from 'vitest'

import { simulatorKeys, simulatorPlace, startS3Simulator } from './fixtures/s3-simulator.ts'
import { createS3Uploads } from './s3-uploads.ts'
import { collect, createKeeper, describeUploadStorage, readAll } from './upload-storage.suite.ts'

const simulator = await startS3Simulator()
afterAll(() => simulator.close())
const settings = {
  ...simulatorKeys,
  ...simulatorPlace,
  endpoint: simulator.endpoint,
  attempts: 3,
  firstPauseMs: 5,
  silenceMs: 300,
}
const storage = createS3Uploads(settings)
const keep = await createKeeper()

beforeEach(() => {
  simulator.troubles.length = 0
  simulator.requests.length = 0
})

describeUploadStorage('S3', storage)
describeUploadStorage('S3 below a prefix', createS3Uploads({ ...settings, prefix: 'joinery/' }))

test('faults that pass are asked again, with the whole file each time', async () => {
  simulator.troubles.push('slow-down', 'cut')
  const key = await keep(storage, 'third time lucky')
  expect(simulator.requests).toEqual(['PUT', 'PUT', 'PUT'])
  simulator.troubles.push('internal-error', 'garbage')
  expect(await readAll(await storage.read(key))).toBe('third time lucky')
})

test('a refusal is told at once, with the storage’s code and what to look at', async () => {
  simulator.troubles.push('forbidden')
  await expect(keep(storage, 'refused')).rejects.toThrow(/403 AccessDenied\. Check the access key/)
  expect(simulator.requests).toEqual(['PUT'])
  const wrongSecret = createS3Uploads({ ...settings, secretAccessKey: 'guessed' })
  await expect(keep(wrongSecret, 'refused')).rejects.toThrow('SignatureDoesNotMatch')
  const wrongBucket = createS3Uploads({ ...settings, bucket: 'other' })
  await expect(keep(wrongBucket, 'refused')).rejects.toThrow('404 NoSuchBucket. Check the bucket’s name')
})

test('after the last attempt the fault is told', async () => {
  simulator.troubles.push('internal-error', 'internal-error', 'internal-error')
  await expect(keep(storage, 'never')).rejects.toThrow('500 InternalError')
  simulator.troubles.push('silent', 'silent', 'cut')
  await expect(keep(storage, 'never')).rejects.toThrow('does not answer')
  expect(simulator.requests).toHaveLength(6)
})

test('bytes that break off in the middle end with an error, never as a short file', async () => {
  const key = await keep(storage, 'x'.repeat(100_000))
  simulator.troubles.push('cut-in-the-middle')
  await expect(readAll(await storage.read(key))).rejects.toThrow('aborted')
})

test('long lists come in pages', async () => {
  simulator.pageSize = 2
  for (const text of ['p1', 'p2', 'p3', 'p4', 'p5']) await keep(storage, text, 'kpaged001')
  expect(await collect(storage.list('kpaged001'))).toHaveLength(5)
  expect((await collect(storage.listProjects())).filter((id) => id === 'kpaged001')).toHaveLength(1)
})
