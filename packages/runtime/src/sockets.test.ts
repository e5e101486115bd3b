// WebSockets of an app, through the supervisor and the wall.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'

import { startTestRuntime, type TestRuntime } from './fixtures/test-runtime.ts'
import type { AppVersion } from './runtime.ts'

const patience = { timeout: 25_000, interval: 50 }

let runtime: TestRuntime
beforeAll(async () => {
  runtime = await startTestRuntime({ limits: { maxSockets: 3, drainMs: 5_000, supersededIdleMs: 100 } })
})
afterAll(() => runtime.stop())

const echo = `
  globalThis.closed ??= []
  if (url.pathname === '/closed') return Response.json(globalThis.closed)
  if (url.pathname === '/loop') for (;;) {}
  if (request.headers.get('upgrade') !== 'websocket') return new Response('Sockets only', { status: 426 })
  if (url.pathname === '/refused') return Response.json({ error: 'Sign in first' }, { status: 401 })
  const [client, server] = Object.values(new WebSocketPair())
  server.binaryType = 'arraybuffer'
  server.accept()
  server.send('welcome ' + (request.headers.get('cookie') ?? ''))
  server.addEventListener('message', ({ data }) => {
    if (data === 'leave') server.close(4002, 'as asked')
    else server.send(data)
  })
  server.addEventListener('close', ({ code, reason }) => globalThis.closed.push([code, reason]))
  const protocol = request.headers.get('sec-websocket-protocol')?.split(',')[0]
  return new Response(null, { status: 101, webSocket: client, headers: protocol ? { 'sec-websocket-protocol': protocol } : {} })`

async function open(app: AppVersion, path = '/', protocols: string[] = []) {
  const request = new Request(new URL(path, 'http://app.localhost:3000'), { headers: { cookie: 'a=1' } })
  return runtime.runtime.openSocket(app, request, protocols)
}

async function openEcho(app: AppVersion, protocols: string[] = []) {
  const opened = await open(app, '/', protocols)
  if (!opened.ok) throw new Error(`No socket: ${opened.answer.status} ${await opened.answer.text()}`)
  const messages: string[] = []
  opened.socket.on('message', (data: Buffer, isBinary) => {
    messages.push(isBinary ? `binary ${data.toString('hex')}` : data.toString())
  })
  opened.socket.on('error', () => undefined)
  opened.socket.resume()
  return { socket: opened.socket, messages }
}

function closed(socket: WebSocket): Promise<[number, string]> {
  return new Promise((resolve) => socket.once('close', (code, reason) => resolve([code, reason.toString()])))
}

test('text and bytes go both ways, and the first word of the app is not lost', async () => {
  const { socket, messages } = await openEcho(runtime.writeApp(echo))
  socket.send('hello')
  socket.send(Buffer.from([0, 255, 7]))

  await expect.poll(() => messages, patience).toEqual(['welcome a=1', 'hello', 'binary 00ff07'])
  socket.terminate()
})

test('the protocol that the app chose is the one that counts', async () => {
  const { socket } = await openEcho(runtime.writeApp(echo), ['chat.v2', 'chat.v1'])

  expect(socket.protocol).toBe('chat.v2')
  socket.terminate()
})

test('what closes a socket on one side is heard on the other', async () => {
  const app = runtime.writeApp(echo)
  const { socket } = await openEcho(app)
  socket.close(4001, 'enough')
  expect(await closed(socket)).toEqual([4001, 'enough'])
  const other = await openEcho(app)
  other.socket.send('leave')
  expect(await closed(other.socket)).toEqual([4002, 'as asked'])
  const gone = await openEcho(app)
  gone.socket.terminate()

  const readClosed = async () => (await runtime.get(app, '/closed')).json()
  await expect.poll(readClosed, patience).toEqual([
    [4001, 'enough'],
    [4002, 'as asked'],
    [1006, expect.any(String)],
  ])
})

test('a route that wants no socket answers as it does', async () => {
  const app = runtime.writeApp(echo)

  const opened = await open(app, '/refused')

  expect(opened.ok).toBe(false)
  if (opened.ok) return
  expect([opened.answer.status, await opened.answer.json()]).toEqual([401, { error: 'Sign in first' }])
})

test('a bundle that is no program answers 503', async () => {
  const opened = await open(runtime.writeApp('this is no JavaScript'))

  expect(opened.ok || [opened.answer.status, await opened.answer.text()]).toEqual([503, expect.stringMatching(/start/)])
})

test('sockets beyond the number allowed are refused until one ends', async () => {
  const app = runtime.writeApp(echo)
  const open3 = [await openEcho(app), await openEcho(app), await openEcho(app)]
  const fourth = await open(app)
  expect(fourth.ok || [fourth.answer.status, await fourth.answer.text()]).toEqual([
    503,
    expect.stringMatching(/3 WebSockets/),
  ])

  open3[0]?.socket.close()

  const again = async () => {
    const opened = await open(app)
    if (opened.ok) opened.socket.terminate()
    return opened.ok
  }
  await expect.poll(again, patience).toBe(true)
  for (const { socket } of open3) socket.terminate()
})

test('an app that is stopped takes its sockets along', async () => {
  const app = runtime.writeApp(echo)
  const { socket } = await openEcho(app)
  const end = closed(socket)

  expect((await runtime.get(app, '/loop')).status).toBe(503)

  expect((await end)[0]).toBe(1006)
})

test('a socket keeps its app awake, and outlives a newer version for a time', async () => {
  const app = runtime.writeApp(echo)
  const fresh = runtime.writeApp(`return new Response('fresh')`, { projectGroupId: app.projectGroupId, version: 'v2' })
  const { socket, messages } = await openEcho(app)
  const end = closed(socket)

  expect(await (await runtime.get(fresh)).text()).toBe('fresh')
  await runtime.runtime.retire({ ...fresh, exceptVersion: 'v2' })
  socket.send('still here')

  await expect.poll(() => messages, patience).toContain('still here')
  expect((await end)[0]).toBe(1006)
})

test('an app that is taken down ends sockets that nobody closes', async () => {
  const app = runtime.writeApp(echo)
  const { socket } = await openEcho(app)
  const end = closed(socket)

  await runtime.runtime.retire(app)

  expect((await end)[0]).toBe(1006)
})
