// WebSockets and streams of real apps, from the visitor's end: host, supervisor, sandbox, and back.
import { type IncomingMessage, request as openRequest } from 'node:http'
import { createBrotliDecompress } from 'node:zlib'

import { openPreview } from '@joinery/domain/preview'
import { getPublication, publishJobKind, runPublish, startPublish } from '@joinery/domain/publish'
import { commitRevision, readTree, storeFiles } from '@joinery/domain/revisions'
import {
  createInstallation,
  type LoopbackHost,
  seedProject,
  serveOnLoopback,
  type TestInstallation,
} from '@joinery/testkit'
import { beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

import { createHost, type Host } from './create-host.ts'

const patience = { timeout: 25_000, interval: 50 }
const faults: unknown[] = []
let ctx: TestInstallation
let made: Host
let host: LoopbackHost
let published: string
let preview: string

beforeAll(async () => {
  ctx = await createInstallation()
  ctx.queue.work(publishJobKind, (run) => runPublish(ctx, run))
  made = createHost(ctx, { onError: (error) => faults.push(error) })
  host = await serveOnLoopback(made)
  published = (await seedProject(ctx)).projectGroupId
  await publish('first')
  preview = new URL((await openPreview(ctx, { projectGroupId: published })).url).hostname.split('.')[0] ?? ''
}, 120_000)

async function publish(version: string): Promise<void> {
  const projectGroupId = published
  const head = await readTree(ctx, projectGroupId)
  await commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await storeFiles(ctx, roomApp(version)),
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: 'VALID',
    message: 'Room',
    authorId: ctx.actor.userId,
    generationId: null,
  })
  const { id } = await startPublish(ctx, { projectGroupId, firstData: 'development_rows' })
  await vi.waitFor(
    async () => expect((await getPublication(ctx, { projectGroupId })).latest).toMatchObject({ id, status: 'SUCCESS' }),
    { timeout: 60_000, interval: 200 },
  )
}

function roomApp(version: string) {
  return {
    'web/app/layout.jsx': 'export default function Layout({ children }) { return <main>{children}</main> }\n',
    'web/app/page.jsx': 'export default function Page() { return <h1>Room</h1> }\n',
    'web/lib/room.js': `
import { createChannel } from '@joinery/app-kit/server'
export const room = createChannel()
`,
    'web/app/api/room/route.js': `
import { openSocket } from '@joinery/app-kit/server'
import { room } from '@/lib/room'
export function GET(request) {
  const { socket, response } = openSocket(request)
  const leave = room.subscribe((message) => socket.send(message))
  socket.addEventListener('message', ({ data }) => {
    if (data === 'who') socket.send(request.headers.get('cookie') ?? 'nobody')
    else if (data === 'headers') socket.send(JSON.stringify([...request.headers]))
    else if (data === 'version') socket.send('${version}')
    else room.publish(data)
  })
  socket.addEventListener('close', ({ code }) => { leave(); room.publish('left with ' + code) })
  return response
}
`,
    'web/app/api/events/route.js': `
import { eventStream } from '@joinery/app-kit/server'
import { room } from '@/lib/room'
export function GET() {
  return eventStream((send) => room.subscribe((message) => send({ message })))
}
export async function POST(request) {
  room.publish(await request.text())
}
`,
    'web/app/api/text/route.js': `
import { room } from '@/lib/room'
export function GET() {
  const encoder = new TextEncoder()
  let leave, beat
  return new Response(new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode('x'.repeat(2000) + ' first '))
      beat = setInterval(() => {}, 1000)
      leave = room.subscribe((message) => {
        controller.enqueue(encoder.encode(message))
        leave()
        clearInterval(beat)
        controller.close()
      })
    },
  }), { headers: { 'content-type': 'text/plain' } })
}
`,
    'web/app/api/loop/route.js': 'export function GET() { for (;;) {} }\n',
  }
}

interface Visitor {
  socket: WebSocket
  heard: string[]
  closed: [number, string][]
}

function connect(name: string, path: string, headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}${path}`, {
    headers: { host: `${name}.localhost:3000`, ...headers },
  })
  socket.on('error', () => undefined)
  return socket
}

async function enter(name: string, headers: Record<string, string> = {}): Promise<Visitor> {
  const socket = connect(name, '/api/room', { origin: `http://${name}.localhost:3000`, ...headers })
  const visitor: Visitor = { socket, heard: [], closed: [] }
  socket.on('message', (data: Buffer) => visitor.heard.push(data.toString()))
  socket.on('close', (code, reason) => visitor.closed.push([code, reason.toString()]))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return visitor
}

async function refusalOf(socket: WebSocket): Promise<[number | undefined, string]> {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    socket.once('unexpected-response', (_request, incoming) => resolve(incoming))
  })
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return [answer.statusCode, text]
}

function open(name: string, path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = openRequest(
      { host: '127.0.0.1', port: host.port, path, headers: { host: `${name}.localhost:3000`, ...headers } },
      resolve,
    )
    sent.on('error', reject)
    sent.end()
  })
}

const say = (name: string, body: string) => host.ask(name, '/api/events', { method: 'POST', body })

test.each(['published', 'preview'])('visitors of a %s app talk to each other', async (where) => {
  const name = where === 'preview' ? preview : published
  const one = await enter(name, { cookie: '__Host-joinery.session=secret; own=1' })
  const two = await enter(name)
  one.socket.send('hello')
  await expect.poll(() => [one.heard, two.heard], patience).toEqual([['hello'], ['hello']])
  one.socket.send('who')
  await expect.poll(() => one.heard.at(-1), patience).toBe('own=1')

  one.socket.close(4003, 'enough')

  await expect.poll(() => one.closed, patience).toEqual([[4003, 'enough']])
  await expect.poll(() => two.heard.at(-1), patience).toBe('left with 4003')
  two.socket.terminate()
})

test('pages of other origins open no socket; what is no browser may', async () => {
  for (const origin of ['https://evil.example', 'http://localhost:3000', `http://${preview}.localhost:3000`, 'null']) {
    expect(await refusalOf(connect(published, '/api/room', { origin }))).toEqual([
      403,
      expect.stringContaining('this app'),
    ])
  }
  const plain = connect(published, '/api/room')
  await new Promise((resolve) => plain.once('open', resolve))
  plain.terminate()
})

test('what outsiders claim in a handshake does not reach the app', async () => {
  const forged = { 'x-internal-auth': 'forged', 'x-joinery-app': 'forged', 'x-joinery-protocol': 'forged' }
  const { socket, heard } = await enter(published, { ...forged, 'x-request-id': 'forged', 'x-own': 'kept' })
  socket.send('headers')

  await expect.poll(() => heard[0], patience).toContain('["x-own","kept"]')
  expect(heard[0]).not.toContain('forged')
  socket.terminate()
})

test('only functions open sockets, and what they say instead arrives', async () => {
  expect((await refusalOf(connect(published, '/')))[0]).toBe(404)
  expect((await refusalOf(connect(published, '/api/nothing')))[0]).toBe(404)
  expect((await refusalOf(connect('nobody', '/api/room')))[0]).toBe(404)
  expect((await host.ask(published, '/api/room')).status).toBe(426)
})

test.each(['published', 'preview'])('events of a %s app come one by one and unencoded', async (where) => {
  const name = where === 'preview' ? preview : published
  const stream = await open(name, '/api/events', { 'accept-encoding': 'br, gzip' })
  expect(stream.headers['content-type']).toBe('text/event-stream')
  expect(stream.headers['content-encoding']).toBeUndefined()
  const heard: string[] = []
  stream.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
  stream.on('error', () => undefined)

  await say(name, 'one')
  await expect.poll(() => heard, patience).toEqual(['data: {"message":"one"}\n\n'])
  await say(name, 'two')
  await expect.poll(() => heard.at(-1), patience).toBe('data: {"message":"two"}\n\n')
  stream.destroy()
})

test('a text that is written bit by bit is read bit by bit, encoded or not', async () => {
  const answer = await open(published, '/api/text', { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  let text = ''
  answer.pipe(createBrotliDecompress()).on('data', (chunk: Buffer) => (text += chunk.toString()))
  await expect.poll(() => text, patience).toMatch(/x first $/)

  await say(published, 'last')

  await expect.poll(() => text, patience).toMatch(/x first last$/)
})

test('a new version takes over without ending what visitors have open', async () => {
  const before = await enter(published)

  await publish('second')

  await expect
    .poll(
      async () => {
        const { socket, heard } = await enter(published)
        socket.send('version')
        await vi.waitFor(() => expect(heard).toHaveLength(1), patience)
        socket.terminate()
        return heard[0]
      },
      { timeout: 25_000, interval: 100 },
    )
    .toBe('second')
  before.socket.send('version')
  await expect.poll(() => before.heard.at(-1), patience).toBe('first')
  expect(before.closed).toEqual([])
  before.socket.terminate()
}, 90_000)

test('an app that is stopped tells its visitors to come back', async () => {
  const visitor = await enter(published)
  expect((await host.ask(published, '/api/loop')).status).toBe(503)

  await expect.poll(() => visitor.closed, patience).toEqual([[1012, 'The app was stopped']])
  const again = await enter(published)
  again.socket.terminate()
})

test('a server that goes down says so', async () => {
  const visitor = await enter(published)

  made.close()

  await expect.poll(() => visitor.closed[0]?.[0], patience).toBe(1001)
  expect(faults).toEqual([])
})
