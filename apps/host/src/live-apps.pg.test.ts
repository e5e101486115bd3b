// Previews and published apps over HTTP, with the real compiler, sandbox and databases behind them.
import { brotliDecompressSync } from 'node:zlib'

import { publishJobKind, runPublish, startPublish, getPublication, unpublish } from '@joinery/domain/publish'
import { openPreview } from '@joinery/domain/preview'
import { commitRevision, readTree, storeFiles } from '@joinery/domain/revisions'
import {
  createInstallation,
  type LoopbackHost,
  notesApp,
  notesSchema,
  seedProject,
  serveOnLoopback,
  type TestInstallation,
} from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { createHost } from './create-host.ts'

const html = { accept: 'text/html' }
const json = { 'content-type': 'application/json' }
const faults: unknown[] = []
let ctx: TestInstallation
let host: LoopbackHost

beforeAll(async () => {
  ctx = await createInstallation()
  ctx.queue.work(publishJobKind, (run) => runPublish(ctx, run))
  host = await serveOnLoopback(createHost(ctx, { onError: (error) => faults.push(error) }))
}, 120_000)

async function commit(projectGroupId: string, files: Record<string, string>): Promise<string> {
  const head = await readTree(ctx, projectGroupId)
  const { id } = await commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await storeFiles(ctx, files),
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: 'VALID',
    message: 'Next',
    authorId: ctx.actor.userId,
    generationId: null,
  })
  return id
}

async function seedNotes(): Promise<{ projectGroupId: string; revisionId: string }> {
  const { projectGroupId } = await seedProject(ctx)
  const revisionId = await commit(projectGroupId, notesApp())
  await ctx.appDatabases.runScript(projectGroupId, { sql: notesSchema, stepKey: 'schema' })
  return { projectGroupId, revisionId }
}

async function previewName(input: { projectGroupId: string; revisionId?: string }): Promise<string> {
  const { url } = await openPreview(ctx, input)
  return new URL(url).hostname.split('.')[0] ?? ''
}

async function publish(projectGroupId: string): Promise<void> {
  const { id } = await startPublish(ctx, { projectGroupId, firstData: 'development_rows' })
  await expect
    .poll(async () => (await getPublication(ctx, { projectGroupId })).latest, { timeout: 25_000 })
    .toMatchObject({ id, status: 'SUCCESS' })
}

test('a published page is HTML with the very rows that were just added', async () => {
  const { projectGroupId } = await seedNotes()
  await publish(projectGroupId)
  const home = await host.ask(projectGroupId, '/')
  expect(home.headers['cache-control']).toBe('no-cache')
  expect(home.body.toString()).toContain('>Bakery</h1>')

  const title = `Rye ${Math.random()}`
  const added = await host.ask(projectGroupId, '/api/notes', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ title }),
  })
  expect(added.status).toBe(201)
  const list = await host.ask(projectGroupId, '/notes', { headers: html })
  expect(list.status).toBe(200)
  expect(list.body.toString()).toContain(`<li>${title}</li>`)
  expect(list.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' })
  expect(list.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)

  const small = await host.ask(projectGroupId, '/notes', { headers: { ...html, 'accept-encoding': 'br' } })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(small.body).toString()).toBe(list.body.toString())
})

test('every file that a published document names is there', async () => {
  const { projectGroupId } = await seedNotes()
  await publish(projectGroupId)
  const document = (await host.ask(projectGroupId, '/')).body.toString()
  const paths = [...document.matchAll(/(?:src|href)="(\/_joinery\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) {
    const file = await host.ask(projectGroupId, path)
    expect(file.status, path).toBe(200)
    expect(file.headers['cache-control']).toContain('immutable')
  }
})

test('unknown pages answer 404, and after unpublishing every page does', async () => {
  const { projectGroupId } = await seedNotes()
  await publish(projectGroupId)
  expect((await host.ask(projectGroupId, '/nothing-here', { headers: html })).status).toBe(404)
  await unpublish(ctx, { projectGroupId })
  const gone = await host.ask(projectGroupId, '/')
  expect(gone.status).toBe(404)
  expect(gone.body.toString()).toContain('Nothing is published here')
})

test('what the edge knows reaches the app, what outsiders claim does not', async () => {
  const { projectGroupId } = await seedNotes()
  await publish(projectGroupId)
  const answer = await host.ask(projectGroupId, '/api/echo?x=1', {
    method: 'POST',
    headers: {
      'x-internal-auth': 'forged',
      'x-joinery-app': 'forged',
      'x-request-id': 'forged',
      'x-forwarded-for': '203.0.113.9',
      cookie: '__Host-joinery.session=secret; own=1',
    },
    body: 'four',
  })
  const seen: { bytes: number; url: string; headers: Record<string, string>; cookieCount: number } = JSON.parse(
    answer.body.toString(),
  )
  expect(seen).toMatchObject({ bytes: 4, cookieCount: 1, url: `http://${projectGroupId}.localhost:3000/api/echo?x=1` })
  expect(seen.headers['cookie']).toBe('own=1')
  expect(JSON.stringify(seen.headers)).not.toContain('forged')
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(answer.headers['set-cookie']).toEqual(['mine=1; Path=/'])
})

test('a body over 10 MiB is refused with 413, announced or not', async () => {
  const { projectGroupId } = await seedNotes()
  await publish(projectGroupId)
  const body = Buffer.alloc(10 * 1024 * 1024 + 1)
  const announced = await host.ask(projectGroupId, '/api/echo', { method: 'POST', body })
  expect(announced.status).toBe(413)
  const streamed = await host.ask(projectGroupId, '/api/echo', {
    method: 'POST',
    body,
    headers: { 'transfer-encoding': 'chunked' },
  })
  expect(streamed.status).toBe(413)
  const fits = await host.ask(projectGroupId, '/api/echo', { method: 'POST', body: body.subarray(0, 2_000_000) })
  expect(JSON.parse(fits.body.toString())).toMatchObject({ bytes: 2_000_000 })
})

test('a preview is a private document for the builder’s frame, with the page’s data inside', async () => {
  const { projectGroupId } = await seedNotes()
  const name = await previewName({ projectGroupId })
  await host.ask(name, '/api/notes', { method: 'POST', headers: json, body: JSON.stringify({ title: 'Draft rye' }) })
  const answer = await host.ask(name, '/notes', { headers: html })
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toContain('Draft rye')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  expect(answer.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000;')

  const data = await host.ask(name, '/_joinery/data?path=%2Fnotes')
  expect(JSON.parse(data.body.toString())).toMatchObject({ status: 200, data: { notes: [{ title: 'Draft rye' }] } })
  const scripts = [...answer.body.toString().matchAll(/modulepreload" href="([^"]+)"/g)].map((match) => match[1] ?? '')
  const react = scripts.find((path) => path.includes('react')) ?? ''
  const client = await host.ask(name, react, { headers: { 'accept-encoding': 'br' } })
  expect(client.status).toBe(200)
  expect(client.headers).toMatchObject({ 'content-encoding': 'br' })
})

test('an old version is shown as it was, while the live preview follows', async () => {
  const { projectGroupId, revisionId } = await seedNotes()
  const live = await previewName({ projectGroupId })
  expect((await host.ask(live, '/')).body.toString()).toContain('Bakery')
  await commit(projectGroupId, notesApp('Renamed'))
  const old = await previewName({ projectGroupId, revisionId })
  expect((await host.ask(live, '/')).body.toString()).toContain('Renamed')
  expect((await host.ask(old, '/')).body.toString()).not.toContain('Renamed')
})

test('an open preview page hears of a new version, and only the page itself may listen', async () => {
  const { projectGroupId } = await seedNotes()
  const name = await previewName({ projectGroupId })
  const connect = (origin: string) =>
    new WebSocket(`ws://127.0.0.1:${host.port}/_joinery/live`, { headers: { host: `${name}.localhost:3000` }, origin })

  const stranger = connect('http://localhost:3000')
  const refusal = await new Promise((resolve) => stranger.once('error', (error) => resolve(error.message)))
  expect(refusal).toContain('403')

  const page = connect(`http://${name}.localhost:3000`)
  const heard: string[] = []
  page.on('message', (message: Buffer) => heard.push(message.toString()))
  await expect.poll(() => heard.length).toBe(1)
  await commit(projectGroupId, notesApp('Heard of it'))
  await expect.poll(() => heard.at(-1)).toContain('Heard of it')
  page.terminate()
})

test('server code that does not compile is told as page data and as JSON, not as a fault', async () => {
  const { projectGroupId } = await seedNotes()
  const name = await previewName({ projectGroupId })
  await commit(projectGroupId, { ...notesApp(), 'web/app/api/notes/route.js': 'export async function POST( {\n' })
  const answer = await host.ask(name, '/api/notes', { method: 'POST', headers: json, body: '{}' })
  expect(answer.status).toBe(500)
  expect(JSON.parse(answer.body.toString())).toMatchObject({ diagnostics: [{ file: 'web/app/api/notes/route.js' }] })
  expect(faults).toEqual([])
})
