// What visitors get from files alone; the deployment's rows are written as a publish leaves them.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { newId } from '@joinery/contract/ids'
import { deployment, projectGroup } from '@joinery/data/schema'
import { createTestContext, type LoopbackHost, seedProject, serveOnLoopback } from '@joinery/testkit'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { createHost } from './create-host.ts'

const page = `<!doctype html><title>Bakery</title><p>${'Fresh bread every day. '.repeat(60)}</p>`
let ctx: Awaited<ReturnType<typeof createTestContext>>
let host: LoopbackHost
const faults: unknown[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  host = await serveOnLoopback(createHost(ctx, { onError: (error) => faults.push(error) }))
})

async function publish(projectGroupId: string, texts: Record<string, string>): Promise<void> {
  const put = (text: string) => ctx.blobs.put(new TextEncoder().encode(text))
  const files = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const contentType = path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8'
      return [path, { hash: await put(text), contentType }] as const
    }),
  )
  const id = newId()
  const blob = await put('export default {}')
  await ctx.db.insert(deployment).values({
    id,
    projectGroupId,
    revisionId: newId(),
    revisionNumber: 1,
    status: 'SUCCESS',
    firstData: 'empty',
    files: Object.fromEntries(files),
    routes: [],
    serverHash: blob,
    serverCodeBlob: blob,
    serverMapBlob: blob,
  })
  await ctx.db.update(projectGroup).set({ liveDeploymentId: id }).where(eq(projectGroup.id, projectGroupId))
  ctx.facts.emit(projectGroupId, 'publish')
}

async function publishedProject(texts: Record<string, string>): Promise<string> {
  const { projectGroupId } = await seedProject(ctx)
  await publish(projectGroupId, texts)
  return projectGroupId
}

test('an address without an app answers 404 and says so, without a script', async () => {
  const { projectGroupId } = await seedProject(ctx)
  for (const name of [projectGroupId, 'nobodyhasthis', 'preview-0123456789abcdef']) {
    const answer = await host.ask(name, '/')
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toContain('<h1>')
    expect(answer.body.toString()).not.toContain('<script')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('a document comes in the coding the browser asks for, the second time from memory', async () => {
  const name = await publishedProject({ '/': page })
  for (const isFirst of [true, false]) {
    const brotli = await host.ask(name, '/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
    const gzip = await host.ask(name, '/', { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(gzip.body).toString()).toBe(page)
    const plain = await host.ask(name, '/')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString(), isFirst ? 'from disk' : 'from memory').toBe(page)
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  }
})

test('a browser that has the document gets 304, in its own coding only', async () => {
  const name = await publishedProject({ '/': page })
  const brotli = await host.ask(name, '/', { headers: { 'accept-encoding': 'br' } })
  const etag = brotli.headers.etag ?? ''
  const again = await host.ask(name, '/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.etag).toBe(etag)
  const other = await host.ask(name, '/', { headers: { 'if-none-match': etag } })
  expect(other.status).toBe(200)
})

test('HEAD tells the length without the bytes', async () => {
  const name = await publishedProject({ '/': page })
  const answer = await host.ask(name, '/', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(page)))
  expect(answer.body).toHaveLength(0)
})

test('hashed files are kept for ever, and stay for pages opened before an update', async () => {
  const name = await publishedProject({ '/': page, '/_joinery/assets/page-1.js': 'export const v = 1' })
  await host.ask(name, '/')
  await publish(name, { '/': `${page}<p>New</p>`, '/_joinery/assets/page-2.js': 'export const v = 2' })

  const document = await host.ask(name, '/')
  expect(document.body.toString()).toContain('<p>New</p>')
  for (const version of ['1', '2']) {
    const asset = await host.ask(name, `/_joinery/assets/page-${version}.js`)
    expect(asset.body.toString()).toBe(`export const v = ${version}`)
    expect(asset.headers['cache-control']).toContain('immutable')
  }
  expect((await host.ask(name, '/_joinery/assets/page-3.js')).status).toBe(404)
})

test('an app without an icon says so without being woken', async () => {
  const name = await publishedProject({ '/': page })
  const answer = await host.ask(name, '/favicon.ico')
  expect(answer.status).toBe(204)
  expect(answer.headers['cache-control']).toContain('max-age')
})

test('placeholder images are drawn at every address of an app and of a preview', async () => {
  const name = await publishedProject({ '/': page })
  for (const address of [name, 'preview-0123456789abcdef']) {
    const image = await host.ask(address, '/v0/image?prompt=Red%20bike')
    expect(image).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
    expect(image.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; sandbox$/),
      'x-content-type-options': 'nosniff',
    })
    expect(image.body.toString()).toMatch(/^<svg /)
  }
  expect((await host.ask('preview-0123456789abcdef', '/v0/images?prompt=Red%20bike')).status).toBe(404)
})

test('a slash at the end leads to the page', async () => {
  const name = await publishedProject({ '/about': page })
  const answer = await host.ask(name, '/about/')
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe('/about')
})

test('what moved to the trash is gone at once', async () => {
  const name = await publishedProject({ '/': page })
  expect((await host.ask(name, '/')).status).toBe(200)
  await ctx.db.update(projectGroup).set({ deletedAt: new Date() }).where(eq(projectGroup.id, name))
  ctx.facts.emit(name, 'publish')
  expect((await host.ask(name, '/')).status).toBe(404)
})

test('a request line that is no path is refused', async () => {
  const name = await publishedProject({ '/': page })
  expect((await host.ask(name, 'http://elsewhere.example/')).status).toBe(400)
  expect(faults).toEqual([])
})
