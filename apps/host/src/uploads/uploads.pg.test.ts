// Uploads over HTTP as generated apps send them, with a real database and real files; the app itself is not started.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { uploadFile } from '@joinery/contract/vocabulary/upload-errors'
import { moveProjectToTrash } from '@joinery/domain/projects'
import { findUploadOwner, sweepUploads } from '@joinery/domain/uploads'
import { type LoopbackHost, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { png, startUploadHost } from './fixtures/upload-host.ts'

const faults: unknown[] = []
let ctx: TestContext
let host: LoopbackHost
let remote: string
let folder: string

beforeAll(async () => {
  const started = await startUploadHost((error) => faults.push(error))
  ctx = started.ctx
  host = started.host
  folder = started.folder
  remote = started.remote
}, 60_000)

async function seedApp(): Promise<string> {
  const { projectGroupId } = await seedProject(ctx)
  return projectGroupId
}

interface Sent {
  headers?: Record<string, string>
  body?: string | Buffer
  method?: string
}

async function send(app: string, { headers = {}, body = '', method = 'POST' }: Sent, path = '/v0/upload/') {
  const answer = await host.ask(app, path, { method, headers, body })
  const text = answer.body.toString()
  const json: { url: string; mimeType: string | null; error?: string; message?: string } = JSON.parse(text || '{}')
  return { ...answer, json }
}

/** What the helper of the app kit would do in a browser, over the test's host. */
async function helperUpload(app: string, upload: Parameters<typeof uploadFile>[0]) {
  return uploadFile(upload, async (path, init) => {
    const request = new Request(`http://x.test${path}`, init)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await host.ask(app, path, { method: 'POST', headers: Object.fromEntries(request.headers), body })
    return new Response(new Uint8Array(answer.body), { status: answer.status })
  })
}

function view(url: string, headers: Record<string, string> = {}, method = 'GET') {
  expect(url).toMatch(/^http:\/\/user-content\.localhost:3000\/[0-9a-f-]{36}\/$/)
  return host.ask('user-content', new URL(url).pathname, { headers, method })
}

test('all four forms give url and mimeType, and the very bytes are at the url', async () => {
  const app = await seedApp()
  const uploads = [
    { file: new File([png], 'cat.png', { type: 'image/png' }) },
    { url: `${remote}/cat.png` },
    { base64: `data:image/png;base64,${png.toString('base64')}` },
    { buffer: new Uint8Array(png) },
  ]
  for (const upload of uploads) {
    const result = await helperUpload(app, upload)
    expect(result, Object.keys(upload).join('')).toEqual({ url: expect.any(String), mimeType: 'image/png' })
    const shown = await view(result.url)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
    expect(Buffer.compare(shown.body, png)).toBe(0)
  }
})

test('the answer holds url and mimeType and nothing else', async () => {
  const { status, json } = await send(await seedApp(), {
    headers: { 'content-type': 'application/octet-stream' },
    body: 'words',
  })
  expect([status, json]).toEqual([200, { url: expect.any(String), mimeType: 'text/plain' }])
  const unknown = await send(await seedApp(), { body: Buffer.from([0, 1, 2, 254]) })
  expect(unknown.json.mimeType).toBeNull()
})

test('one byte over the limit is 413 in every form, with the words of the specification', async () => {
  const app = await seedApp()
  const limit = 100 * 1024 * 1024
  const large = Buffer.alloc(limit + 1, 'a')
  const announced = await send(app, {
    headers: { 'content-length': String(10 * limit), connection: 'close' },
    body: '',
  }).catch(() => null)
  expect(announced?.status ?? 413).toBe(413)
  const raw = await send(app, { headers: { 'transfer-encoding': 'chunked' }, body: large })
  expect([raw.status, raw.json]).toEqual([413, { error: 'Upload failed: File too large.' }])
  const form = await helperUpload(app, { file: new Blob([large]) })
  expect(form).toEqual({ url: '', mimeType: null, error: 'Upload failed: File too large.' })
  const json = await send(app, {
    headers: { 'content-type': 'application/json' },
    body: `{"base64":"${large.toString('base64')}"}`,
  })
  expect([json.status, json.json.error]).toEqual([413, 'Upload failed: File too large.'])
  expect(await readdir(join(folder, 'staging'))).toEqual([])
}, 60_000)

test('exactly the limit is taken', async () => {
  const bytes = Buffer.alloc(100 * 1024 * 1024, 'b')
  const result = await helperUpload(await seedApp(), { buffer: new Uint8Array(bytes) })
  expect(result.error).toBeUndefined()
  const tail = await view(result.url, { range: 'bytes=-5' })
  expect([tail.status, tail.body.toString()]).toEqual([206, 'bbbbb'])
}, 60_000)

test('what cannot be read is 400 and said; the helper says that it failed', async () => {
  const app = await seedApp()
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'multipart/form-data; boundary=xx' }
  const bodies: Sent[] = [
    { headers: json, body: '{' },
    { headers: json, body: '[]' },
    { headers: json, body: '{"base64":7}' },
    { headers: json, body: '{"base64":"no base 64!"}' },
    { headers: json, body: '{"base64":"abcde"}' },
    { headers: json, body: '{"base64":""}' },
    { headers: json, body: `{"base64":"${'A'.repeat(3_000_000)}*"}` },
    { headers: json, body: '{"url":"not an address"}' },
    { headers: json, body: '{"url":"file:///etc/passwd"}' },
    { headers: json, body: JSON.stringify({ url: `${remote}/nothing` }) },
    { headers: form, body: '--xx\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--xx--\r\n' },
    { headers: form, body: '--xx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf' },
    { headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
    { body: '' },
  ]
  for (const sent of bodies) {
    const { status, json: told } = await send(app, sent)
    expect([status, told.error, typeof told.message], String(sent.body).slice(0, 80)).toEqual([
      400,
      'Upload failed',
      'string',
    ])
  }
  expect((await send(app, { headers: { 'content-encoding': 'gzip' }, body: 'x' })).status).toBe(415)
  expect((await send(app, { method: 'GET' })).headers.allow).toBe('POST')
  expect(await helperUpload(app, { url: `${remote}/nothing` })).toMatchObject({ error: 'Upload failed' })
})

test('pages of other sites cannot upload; the app’s own and programs without a page can', async () => {
  const app = await seedApp()
  const own = `http://${app}.localhost:3000`
  const ask = (headers: Record<string, string>) => send(app, { headers, body: 'words' })
  expect((await ask({ origin: 'http://evil.test' })).status).toBe(403)
  expect((await ask({ origin: 'null' })).status).toBe(403)
  expect((await ask({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await ask({ origin: own, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await ask({})).status).toBe(200)
})

test('markup and scripts are files to be saved, and an SVG opened by itself may run nothing', async () => {
  const app = await seedApp()
  const upload = async (text: string, type: string) => {
    const { json } = await send(app, { headers: { 'content-type': type }, body: text })
    return view(json.url)
  }
  const html = await upload('<!doctype html><script>alert(1)</script>', 'image/png')
  expect(html.headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' })
  expect(html.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
  const svg = await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml')
  expect(svg.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'content-disposition': 'inline' })
  expect(svg.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
  expect(svg.headers['set-cookie']).toBeUndefined()
  for (const text of ['<?xml version="1.0"?><x/>', '{"a":1}', 'alert(1)']) {
    const shown = await upload(text, 'text/javascript')
    expect(shown.headers['content-type']).toMatch(/^(application\/xml|application\/json|text\/plain); charset=utf-8$/)
  }
})

test('names of files are cleaned, and come back with the file', async () => {
  const app = await seedApp()
  const named = async (name: string) => {
    const { url } = await helperUpload(app, { file: new File([png], name, { type: 'image/png' }) })
    return (await view(url)).headers['content-disposition']
  }
  expect(await named('../../etc/Über uns.png')).toBe(
    `inline; filename="_ber uns.png"; filename*=UTF-8''${encodeURIComponent('Über uns.png')}`,
  )
  expect(await named('a"\r\nset-cookie: x=1.png')).not.toMatch(/[\r\n]/)
})

test('ranges, validators and HEAD answer as browsers and players expect', async () => {
  const { json } = await send(await seedApp(), { body: '0123456789' })
  const whole = await view(json.url)
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=2592000, immutable',
  })
  const etag = String(whole.headers.etag)
  expect((await view(json.url, { 'if-none-match': etag })).status).toBe(304)
  const part = await view(json.url, { range: 'bytes=2-4' })
  expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await view(json.url, { range: 'bytes=7-' })).body.toString()).toBe('789')
  expect((await view(json.url, { range: 'bytes=2-4', 'if-range': '"older"' })).status).toBe(200)
  expect((await view(json.url, { range: 'bytes=10-' })).headers['content-range']).toBe('bytes */10')
  const head = await view(json.url, {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0])
})

test('a presigned upload goes straight to the host of user content, as the provider’s programs send it', async () => {
  const app = await seedApp()
  const presigned = await host.ask(app, '/v0/upload/presign/', { method: 'POST' })
  const { secureSignature, secureExpire, ...rest } = JSON.parse(presigned.body.toString())
  expect([presigned.status, rest]).toEqual([200, {}])
  const direct = async (fields: Record<string, string>) => {
    const form = new FormData()
    form.append('file', new File([png], 'cat.png', { type: 'image/png' }))
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const request = new Request('http://x.test', { method: 'POST', body: form })
    const headers = { ...Object.fromEntries(request.headers), origin: `http://${app}.localhost:3000` }
    return host.ask('user-content', '/base/', {
      method: 'POST',
      headers,
      body: Buffer.from(await request.arrayBuffer()),
    })
  }
  const good = { UPLOADCARE_PUB_KEY: `${app}:main`, signature: secureSignature, expire: secureExpire }
  const answer = await direct(good)
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
  const { file } = JSON.parse(answer.body.toString())
  // The final url is the base url of user content plus the returned uuid (specification 7).
  expect((await view(`http://user-content.localhost:3000/${file}/`)).headers['content-type']).toBe('image/png')
  const info = await host.ask('user-content', `/info/?pub_key=${app}:main&file_id=${file}`)
  expect(JSON.parse(info.body.toString())).toMatchObject({
    uuid: file,
    is_ready: true,
    mime_type: 'image/png',
    size: 16,
  })

  const other = await seedApp()
  for (const wrong of [
    { ...good, UPLOADCARE_PUB_KEY: `${other}:main` },
    { ...good, UPLOADCARE_PUB_KEY: `${app}:development` },
    { ...good, expire: String(Number(secureExpire) + 1) },
    { ...good, signature: 'x' },
    { UPLOADCARE_PUB_KEY: `${app}:main` },
  ]) {
    expect((await direct(wrong)).status).toBe(400)
  }
  const later = { ...ctx, now: () => new Date(Date.now() + 31 * 60_000) }
  const key = { publicKey: `${app}:main`, signature: secureSignature, expire: secureExpire }
  expect(findUploadOwner(ctx, key)).toEqual({ projectGroupId: app, environment: 'main' })
  expect(findUploadOwner(later, key)).toBeNull()
})

test('what is unknown, and what lies in the trash, is not there', async () => {
  const app = await seedApp()
  const { json } = await send(app, { body: 'words' })
  await moveProjectToTrash(ctx, { projectGroupId: app })
  expect((await view(json.url)).status).toBe(404)
  for (const path of ['/', '/x', '/../../etc/passwd', `/${'0'.repeat(36)}/`]) {
    expect((await host.ask('user-content', path)).status).toBe(404)
  }
})

test('files go with their project, and bytes without a record go after an hour', async () => {
  const [kept, gone] = [await seedApp(), await seedApp()]
  const { json } = await send(kept, { body: 'kept' })
  await send(gone, { body: 'gone' })
  const unrecorded = await ctx.uploads.stage(once('unrecorded'), { maxBytes: 100 })
  if (!unrecorded.ok) throw new Error('not staged')
  await unrecorded.staged.keep(kept)
  await ctx.database.pool.query('delete from project_group where id = $1', [gone])
  const sweep = (hoursLater: number) =>
    sweepUploads({ ...ctx, now: () => new Date(Date.now() + hoursLater * 3_600_000) })
  await sweep(0)
  expect(await hashes(gone)).toEqual(new Set())
  expect(await hashes(kept)).toEqual(new Set([sha('kept'), sha('unrecorded')]))
  await sweep(2)
  expect(await hashes(kept)).toEqual(new Set([sha('kept')]))
  expect((await view(json.url)).body.toString()).toBe('kept')
})

async function hashes(app: string): Promise<Set<string>> {
  return new Set(await readdir(join(folder, 'kept', app)).catch(() => []))
}

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function* once(text: string) {
  yield Buffer.from(text)
}

test('nothing of this was a fault of ours', () => expect(faults).toEqual([]))
