// Bodies that no honest program sends: whatever comes, it is the sender's fault and the server goes on.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { seedProject } from '@joinery/testkit'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { startUploadHost, type UploadHost } from './fixtures/upload-host.ts'

const faults: unknown[] = []
let started: UploadHost
let other: UploadHost

beforeAll(async () => {
  // Each counts its own visitors.
  started = await startUploadHost((error) => faults.push(error))
  other = await startUploadHost((error) => faults.push(error))
}, 60_000)

const line = fc.constantFrom('\r\n', '\n', '\r', '', '\r\n\r\n')
const header = fc.constantFrom(
  'content-disposition: form-data; name="file"; filename="a.png"',
  'content-disposition: form-data; name="__proto__"',
  'content-disposition: form-data; name="file"; filename="../../x"; filename*=UTF-8\'\'%FF%',
  'content-disposition: form-data',
  'content-disposition: attachment; name="file"',
  'content-type: multipart/mixed; boundary=inner',
  'content-type: image/png; charset=\u0000',
  'content-transfer-encoding: base64',
  `x: ${'y'.repeat(20_000)}`,
  ': nothing',
)
const piece = fc.oneof(
  line,
  header,
  fc.constantFrom('--xx', '--xx--', '--x', '--', '--xx\r\n', '\r\n--xx', '\r\n--xx--\r\n'),
  fc.string({ maxLength: 40 }),
)
const brokenForm = fc.array(piece, { maxLength: 60 }).map((pieces) => ({
  type: 'multipart/form-data; boundary=xx',
  body: Buffer.from(pieces.join(''), 'utf8'),
}))
const manyParts = fc.integer({ min: 1, max: 200 }).map((count) => ({
  type: 'multipart/form-data; boundary=xx',
  body: Buffer.from('--xx\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\nb\r\n'.repeat(count)),
}))
const strangeType = fc.record({
  type: fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    '; ; ,',
  ),
  body: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
})
const brokenJson = fc
  .oneof(
    fc.json(),
    fc.string(),
    fc.record({ base64: fc.anything() }).map((value) => JSON.stringify(value)),
    fc.record({ base64: fc.string() }).map((value) => JSON.stringify(value)),
    fc.record({ url: fc.oneof(fc.webUrl(), fc.string()) }).map((value) => JSON.stringify(value)),
    fc.constantFrom('{"base64":"', '{"base64":"====","url":""}', '{"__proto__":{"url":"http://x"}}', '['.repeat(5_000)),
  )
  .map((text) => ({ type: 'application/json', body: Buffer.from(text) }))
const malformed = fc.oneof(brokenForm, manyParts, strangeType, brokenJson)

test('malformed bodies are refused or taken as they are, and never a fault of ours', async () => {
  const { ctx, host, folder } = started
  const ask = async (name: string, path: string, type: string, body: Buffer) => {
    const asked = host.ask(name, path, { method: 'POST', headers: { 'content-type': type }, body })
    const answer = await Promise.race([asked, sleep(20_000, null)])
    if (answer === null) throw new Error(`no answer to ${type}: ${JSON.stringify(body.toString('latin1'))}`)
    expect([200, 400, 413, 415]).toContain(answer.status)
    if (answer.status !== 200) expect(JSON.parse(answer.body.toString())).toMatchObject({ error: expect.any(String) })
  }
  const { projectGroupId } = await seedProject(ctx)
  await fc.assert(
    fc.asyncProperty(malformed, async ({ type, body }) => ask(projectGroupId, '/v0/upload/', type, body)),
    { seed: 20_261_121, numRuns: 50, endOnFailure: true },
  )
  await fc.assert(
    fc.asyncProperty(brokenForm, async ({ type, body }) => ask('user-content', '/base/', type, body)),
    { seed: 20_261_121, numRuns: 8, endOnFailure: true },
  )
  expect(faults).toEqual([])
  expect(await readdir(join(folder, 'staging')).catch(() => [])).toEqual([])
}, 60_000)

test('a form that stops at any byte is 400, and the next one is taken', async () => {
  const { ctx, host } = other
  const { projectGroupId } = await seedProject(ctx)
  const form = Buffer.from(
    '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nwords\r\n--xx--\r\n',
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=xx' }
  const ask = (end: number) =>
    host.ask(projectGroupId, '/v0/upload/', { method: 'POST', headers, body: form.subarray(0, end) })
  const whole = form.length - 2
  for (let end = 3; end < whole; end += 7) expect([end, (await ask(end)).status]).toEqual([end, 400])
  expect((await ask(whole)).status).toBe(200)
  expect(faults).toEqual([])
}, 60_000)
