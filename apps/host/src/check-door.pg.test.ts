// The door to an app under judgement, with the real compiler, sandbox and a real copy of its rows behind it.
import { statSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'

import { newId } from '@joinery/contract/ids'
import type { CheckDoor, CheckDoorInput } from '@joinery/domain'
import { prepareAppVersion } from '@joinery/domain/preview'
import { updateSignIn } from '@joinery/domain/sign-in'
import { createInstallation, notesApp, notesSchema, seedProject, type TestInstallation } from '@joinery/testkit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { openCheckDoor } from './check-door.ts'

const origin = 'http://check.localhost'
const faults: unknown[] = []
const cleanUps: (() => Promise<void>)[] = []
let ctx: TestInstallation

beforeAll(async () => {
  ctx = await createInstallation()
}, 120_000)
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  expect(faults.splice(0)).toEqual([])
})

const askingOutside = {
  'web/app/api/rates/route.js': `export async function GET() {
  const answer = await fetch('https://rates.example.com/today')
  return Response.json([answer.status, await answer.json()])
}\n`,
  'web/app/api/echo-room/route.js': `import { openSocket } from '@joinery/app-kit/server'
export function GET(request) {
  const { socket, response } = openSocket(request)
  socket.addEventListener('message', ({ data }) => socket.send('heard ' + data))
  return response
}\n`,
}

async function openDoor(): Promise<{ door: CheckDoor; input: CheckDoorInput; openedMs: number }> {
  const { projectGroupId } = await seedProject(ctx)
  await ctx.appDatabases.runScript(projectGroupId, {
    sql: `${notesSchema}; insert into notes (title) values ('Rye')`,
    stepKey: 'schema',
  })
  const build = await ctx.compiler.buildApp({ files: { ...notesApp(), ...askingOutside } })
  if (!build.ok) throw new Error('the app does not build')

  const startedAt = performance.now()
  const copyId = newId()
  const key = { projectGroupId, environment: 'development', copyId } as const
  expect(await ctx.appDatabases.copy(projectGroupId, { copyId })).toEqual({ ok: true })
  const { hash } = build.server
  const read = () => Promise.resolve(build.server)
  const app = { ...(await prepareAppVersion(ctx, { ...key, hash, read })), copyId }
  const files = new Map(build.assets.map((asset) => [asset.path, asset]))
  const tokens = JSON.stringify({ colors: { background: '#00008d' } })
  const input = { app, origin, files, pages: [], tokens }
  const door = await openCheckDoor(ctx, input, { onError: (error) => faults.push(error) })
  cleanUps.push(async () => {
    await door.close()
    await ctx.runtime.retire(app)
    await ctx.appDatabases.drop(key)
  })
  await ask(door, '/notes')
  return { door, input, openedMs: performance.now() - startedAt }
}

interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
}

function ask(door: CheckDoor, path: string, options: { method?: string; body?: Buffer | string } = {}) {
  const { method = 'GET', body } = options
  const headers = { host: new URL(origin).host, 'accept-encoding': 'gzip, br', accept: 'text/html' }
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ socketPath: door.socketPath, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test('pages and files answer as of a published app', async () => {
  const { door } = await openDoor()

  const page = await ask(door, '/notes')
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } })
  expect(page.text).toContain('<li>Rye</li>')
  const paths = [...page.text.matchAll(/(?:src|href)="(\/_joinery\/[^"]+)"/g)].map((match) => match[1] ?? '')
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) {
    const file = await ask(door, path)
    expect([file.status, file.headers['cache-control']], path).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(file.headers['content-encoding']).toBeUndefined()
  }
  const data = await ask(door, '/_joinery/data?path=%2Fnotes')
  expect(JSON.parse(data.text)).toMatchObject({ status: 200, data: { notes: [{ title: 'Rye' }] } })
  expect((await ask(door, '/nothing-here')).status).toBe(404)
  expect((await ask(door, '/_joinery/nothing.js')).text).toContain('File not found')
  expect((await ask(door, '/favicon.ico')).status).toBe(204)
})

test('what the app writes is in the copy alone, and it believes to be at the origin', async () => {
  const { door, input } = await openDoor()
  const { projectGroupId, environment, copyId } = input.app

  const added = await ask(door, '/api/notes', { method: 'POST', body: '{"title":"Spelt"}' })
  expect(added.status).toBe(201)
  expect((await ask(door, '/notes')).text).toContain('<li>Spelt</li>')

  const totals = await Promise.all(
    [
      { projectGroupId, environment, copyId: copyId ?? '' },
      { projectGroupId, environment },
    ].map(async (key) => (await ctx.appDatabases.rows(key, { table: 'notes', limit: 9, offset: 0 })).total),
  )
  expect(totals).toEqual([2, 1])
  const echo = await ask(door, '/api/echo?x=1', { method: 'POST', body: 'four' })
  expect(JSON.parse(echo.text)).toMatchObject({ bytes: 4, url: `${origin}/api/echo?x=1` })
})

test('calls to the outside are answered, recorded and not sent', async () => {
  const { door, input } = await openDoor()

  expect(JSON.parse((await ask(door, '/api/rates')).text)).toEqual([200, {}])

  expect(await ctx.runtime.readOutsideCalls(input.app)).toEqual([
    { method: 'GET', url: 'https://rates.example.com/today' },
  ])
})

test('a body over 10 MiB is refused with 413', async () => {
  const { door } = await openDoor()
  const body = Buffer.alloc(10 * 1024 * 1024 + 1)
  expect((await ask(door, '/api/echo', { method: 'POST', body })).status).toBe(413)
})

test('only we can open the socket, and a closed door leaves nothing', async () => {
  const { door } = await openDoor()
  const folder = dirname(door.socketPath)
  expect(statSync(folder).mode & 0o777).toBe(0o700)

  await door.close()

  expect(() => statSync(folder)).toThrow('ENOENT')
  await expect(ask(door, '/')).rejects.toThrow('ENOENT')
})

test('the ready-made pages look like the draft that is judged, which no revision has yet', async () => {
  const { door, input } = await openDoor()
  await updateSignIn(ctx, { projectGroupId: input.app.projectGroupId, isEnabled: true })
  expect((await ask(door, '/account/signin')).text).toContain('--background:#00008d')
})

test('a small app is copied, started and asked in little time', async () => {
  const { openedMs } = await openDoor()
  expect(openedMs).toBeLessThan(5_000)
})

test('WebSockets are open to the browser that looks, and close with the door', async () => {
  const { door } = await openDoor()
  const socket = new WebSocket('ws://check.localhost/api/echo-room', {
    origin,
    createConnection: () => connect(door.socketPath),
  })
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send('hello')
  await expect.poll(() => heard, { timeout: 25_000 }).toEqual(['heard hello'])

  await door.close()

  await closed
})
