// A real app that uses the kit for uploads and sheets: published, in its preview, and under judgement.
import { request } from 'node:http'

import type { FileTree } from '@joinery/contract/files'
import { openPreview } from '@joinery/domain/preview'
import { getPublication, publishJobKind, runPublish, startPublish } from '@joinery/domain/publish'
import { listSheets } from '@joinery/domain/public-sheet'
import { commitRevision, readTree, storeFiles } from '@joinery/domain/revisions'
import {
  atFileEnd,
  createInstallation,
  type LoopbackHost,
  seedProject,
  serveOnLoopback,
  type TestInstallation,
} from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { openCheckDoor } from '../check-door.ts'
import { createHost } from '../create-host.ts'

const schema = 'create table pictures (id serial primary key, title text not null, url text not null)'
const app: FileTree = {
  'web/app/layout.jsx': `
export const metadata = { title: 'Wall', description: 'Pictures on a wall' }
export default function Layout({ children }) {
  return <main className="p-4">{children}</main>
}
`,
  'web/app/page.jsx': `
import { SecureStore, sendToSheet, UploadField, useRouter, useStreamedText, useUpload } from '@joinery/app-kit'
import { useEffect } from 'react'

export default function Wall({ data }) {
  const router = useRouter()
  const [upload, { loading, error }] = useUpload()
  const story = useStreamedText({ onFinish: (text) => SecureStore.setItemAsync('story', text) })
  useEffect(() => {
    SecureStore.getItemAsync('story').then((text) => text === null && story.read(fetch('/api/story')))
  }, [])
  async function add(event) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    await fetch('/api/pictures', { method: 'POST', body: JSON.stringify(Object.fromEntries(form)) })
    router.refresh()
  }
  return (
    <>
      <h1>Wall</h1>
      <form onSubmit={add}>
        <input name="title" aria-label="Title" />
        <UploadField name="url" label="Picture" accept="image/*" />
        <button disabled={loading}>Hang it</button>
      </form>
      <form onSubmit={(event) => (event.preventDefault(), sendToSheet('guests', event.currentTarget))}>
        <input name="guest" aria-label="Guest" />
        <button>Sign the book</button>
      </form>
      <button type="button" onClick={() => upload({ base64: 'aGk=' })}>Upload words</button>
      <p role="status">{error} {story.text}</p>
      <ul>{data.pictures.map((picture) => <li key={picture.id}><img src={picture.url} alt={picture.title} /></li>)}</ul>
    </>
  )
}
`,
  'web/app/page.server.js': `
import { sql } from '@joinery/app-kit/server'
export async function load() {
  return { pictures: await sql\`select id, title, url from pictures order by id\` }
}
`,
  'web/app/api/pictures/route.js': `
import { sql } from '@joinery/app-kit/server'
export async function POST(request) {
  const { title, url } = await request.json()
  if (!url.startsWith(process.env.USER_CONTENT_BASE_URL + '/')) return Response.json({ message: 'Whose?' }, { status: 400 })
  const [picture] = await sql\`insert into pictures (title, url) values (\${title}, \${url}) returning *\`
  return Response.json({ ...picture, key: process.env.UPLOAD_PUBLIC_KEY }, { status: 201 })
}
`,
  'web/app/api/story/route.js': `
export async function GET() {
  return new Response('Once upon a time')
}
`,
  'database/schema.sql': `${schema};\n`,
}
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const faults: unknown[] = []
let ctx: TestInstallation
let host: LoopbackHost
let projectGroupId: string

beforeAll(async () => {
  ctx = await createInstallation()
  ctx.queue.work(publishJobKind, (run) => runPublish(ctx, run))
  host = await serveOnLoopback(createHost(ctx, { onError: (error) => faults.push(error) }))
  projectGroupId = (await seedProject(ctx)).projectGroupId
  const head = await readTree(ctx, projectGroupId)
  await commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await storeFiles(ctx, app),
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: 'VALID',
    message: 'Wall',
    authorId: ctx.actor.userId,
    generationId: null,
  })
  await ctx.appDatabases.runScript(projectGroupId, { sql: schema, stepKey: 'schema' })
}, 120_000)

/** What the page does when somebody hangs a picture. */
async function hangPicture(name: string): Promise<{ url: string; key: string }> {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ base64: png.toString('base64') })
  const uploaded = await host.ask(name, '/v0/upload/', { method: 'POST', headers: json, body })
  const { url } = JSON.parse(uploaded.body.toString())
  const picture = JSON.stringify({ title: 'Oven', url })
  const added = await host.ask(name, '/api/pictures', { method: 'POST', headers: json, body: picture })
  expect([uploaded.status, added.status, added.body.toString()]).toMatchObject([200, 201, expect.any(String)])
  return { url, key: JSON.parse(added.body.toString()).key }
}

async function signBook(name: string): Promise<void> {
  const answer = await host.ask(name, '/api/public-sheet', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sheetId: 'guests', formData: { guest: 'Ines' } }),
  })
  expect(answer.status).toBe(200)
}

test('in a published app pictures are hung, shown by the server, and the book is production’s', async () => {
  const { id } = await startPublish(ctx, { projectGroupId, firstData: 'development_rows' })
  await expect
    .poll(async () => (await getPublication(ctx, { projectGroupId })).latest, { timeout: 60_000 })
    .toMatchObject({ id, status: 'SUCCESS' })
  const { url, key } = await hangPicture(projectGroupId)
  expect(key).toBe(`${projectGroupId}:main`)
  const page = await host.ask(projectGroupId, '/', { headers: { accept: 'text/html' } })
  expect(page.body.toString()).toContain(`<img src="${url}" alt="Oven"`)
  expect(page.body.toString()).toMatch(/<input[^>]+type="file"[^>]+name="url-file"/)
  const shown = await host.ask('user-content', new URL(url).pathname)
  expect([shown.status, Buffer.compare(shown.body, png)]).toEqual([200, 0])
  await signBook(projectGroupId)
  expect(await listSheets(ctx, { projectGroupId, environment: 'main' })).toMatchObject({
    sheets: [{ sheetId: 'guests', rowCount: 1 }],
  })
}, 120_000)

test('in a preview the same works on development’s rows', async () => {
  const preview = await openPreview(ctx, { projectGroupId })
  const name = new URL(preview.url).hostname.split('.')[0] ?? ''
  const { key } = await hangPicture(name)
  expect(key).toBe(`${projectGroupId}:development`)
  await signBook(name)
  expect(await listSheets(ctx, { projectGroupId, environment: 'development' })).toMatchObject({
    sheets: [{ sheetId: 'guests', rowCount: 1 }],
  })
  expect((await host.ask('preview-0000', '/v0/upload/', { method: 'POST', body: 'x' })).status).toBe(404)
  expect((await host.ask('knobody99', '/api/public-sheet', { method: 'POST', body: '{}' })).status).toBe(404)
}, 120_000)

test('under judgement uploads are held, forms are taken, and nothing of it is kept', async () => {
  const origin = `http://${projectGroupId}.localhost:3000`
  const version = {
    projectGroupId,
    environment: 'development' as const,
    version: 'none',
    bundleDir: '/',
    variables: {},
  }
  const door = await openCheckDoor(ctx, {
    app: { ...version, copyId: 'kcopy0001' },
    origin,
    files: new Map(),
    pages: [],
  })
  atFileEnd(() => door.close())
  const count = async () => (await ctx.database.pool.query('select count(*) from upload')).rows[0]
  const before = await count()
  const uploaded = await askDoor(door.socketPath, {
    host: `${projectGroupId}.localhost:3000`,
    path: '/v0/upload/',
    body: png,
  })
  const { url, mimeType } = JSON.parse(uploaded.body.toString())
  expect([uploaded.status, mimeType]).toEqual([200, 'image/png'])
  const content = { host: new URL(url).host, path: new URL(url).pathname }
  const shown = await askDoor(door.socketPath, content)
  expect([shown.status, Buffer.compare(shown.body, png)]).toEqual([200, 0])
  expect((await host.ask('user-content', content.path)).status).toBe(404)
  const form = Buffer.from('{"sheetId":"judged","formData":{"a":"b"}}')
  expect(
    (
      await askDoor(door.socketPath, {
        host: content.host.replace('user-content', projectGroupId),
        path: '/api/public-sheet',
        body: form,
      })
    ).status,
  ).toBe(200)
  expect(await count()).toEqual(before)
  expect(JSON.stringify(await listSheets(ctx, { projectGroupId, environment: 'development' }))).not.toContain('judged')
  const kept = (await ctx.database.pool.query('select id from upload where project_group_id = $1', [projectGroupId]))
    .rows[0]
  expect((await askDoor(door.socketPath, { host: content.host, path: `/${kept.id}/` })).status).toBe(200)
  expect(faults).toEqual([])
}, 120_000)

function askDoor(
  socketPath: string,
  input: { host: string; path: string; body?: Buffer },
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { host: hostHeader, path, body } = input
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ socketPath, path, method, headers: { host: hostHeader } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
