// Logs of a real app in the sandbox: what it prints, where it failed in its own files, and who may read that.
import { newId } from '@joinery/contract/ids'
import type { LogLine } from '@joinery/contract/logs'
import { draft } from '@joinery/data/schema'
import { asStranger, createInstallation, notesApp, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { storeFiles } from '../revisions/index.ts'
import { listLogs, watchLogs } from './index.ts'

const route = `
export async function GET(request) {
  console.log('looking')
  console.warn('Careful: rye is low')
  const { searchParams } = new URL(request.url)
  return Response.json(searchParams.has('fail') ? find(null) : 'found')
}

function find(note) {
  return note.title
}
`
let ctx: TestInstallation
let projectGroupId: string

beforeAll(async () => {
  ctx = await createInstallation()
  ;({ projectGroupId } = await seedProject(ctx))
  const tree = await storeFiles(ctx, { ...notesApp(), 'web/app/api/find/route.js': route })
  await ctx.db.insert(draft).values({ projectGroupId, generationId: newId(), tree })
  await ask('/api/find')
}, 120_000)

async function ask(path: string): Promise<Response> {
  const preview = await ctx.previews.open({ projectGroupId, revisionId: null })
  const version = await preview.serverVersion()
  if (!version.ok) throw new Error(version.diagnostics[0]?.message)
  return ctx.runtime.fetch(version.app, new Request(`http://preview.localhost:3000${path}`))
}

async function list(filter: Partial<Parameters<typeof listLogs>[1]> = {}): Promise<LogLine[]> {
  return (await listLogs(ctx, { projectGroupId, environment: 'development', limit: 100, ...filter })).lines
}

test('lines are found by level and by words, the newest when there are too many', async () => {
  await expect.poll(async () => (await list()).length, { timeout: 20_000 }).toBe(2)

  expect((await list({ level: 'WARN' })).map(({ message }) => message)).toEqual(['Careful: rye is low'])
  expect((await list({ search: ' RYE ' })).map(({ level }) => level)).toEqual(['WARN'])
  expect((await list({ limit: 1 })).map(({ level }) => level)).toEqual(['WARN'])
  expect((await list())[0]?.request).toEqual({ method: 'GET', path: '/api/find' })
})

test('a stack names the line of the app’s own file', async () => {
  const response = await ask('/api/find?fail')
  expect(response.status).toBe(500)

  await expect.poll(async () => (await list({ level: 'ERROR' })).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const [line] = await list({ level: 'ERROR' })
  expect(line?.message).toMatch(/TypeError: .*title/)
  expect(line?.message).toContain('web/app/api/find/route.js:10:')
  expect(line?.message).toContain('web/app/api/find/route.js:6:')
  expect(line?.message).not.toMatch(/joinery-app|app-kit|app\.js/)
  expect(line?.requestId).toBe(response.headers.get('x-request-id'))
})

test('whoever watches sees what is kept and what comes, until they leave', async () => {
  const leaving = new AbortController()
  const seen: LogLine[] = []
  const watching = (async () => {
    const place = { projectGroupId, environment: 'development' } as const
    for await (const { lines } of watchLogs(ctx, place, leaving.signal)) seen.push(...lines)
  })()
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBeGreaterThan(1)
  const before = seen.length

  await ask('/api/find')

  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(before + 2)
  leaving.abort()
  await watching
})

test('everybody in the project reads the preview’s lines; those of the published app are for admins', async () => {
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  const editor = { ...ctx, actor: { ...ctx.actor, role: 'EDITOR' as const } }
  const admin = { ...ctx, actor: { ...ctx.actor, role: 'ADMIN' as const } }
  const main = { projectGroupId, environment: 'main', limit: 100 } as const

  expect((await listLogs(viewer, { ...main, environment: 'development' })).lines.length).toBeGreaterThan(0)
  await expect(listLogs(editor, main)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(watchLogs(editor, main, undefined).next()).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await listLogs(admin, main)).toEqual({ lines: [] })
})

test('a stranger cannot tell that the project exists', async () => {
  const stranger = await asStranger(ctx)
  const place = { projectGroupId, environment: 'development', limit: 100 } as const

  await expect(listLogs(stranger, place)).rejects.toMatchObject({ kind: 'not_found', code: 'projects.not_found' })
  await expect(watchLogs(stranger, place, undefined).next()).rejects.toMatchObject({ kind: 'not_found' })
})
