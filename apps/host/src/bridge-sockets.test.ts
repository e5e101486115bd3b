import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { bridgeSockets, type SocketLimits, socketLimits } from './bridge-sockets.ts'

const patience = { timeout: 25_000, interval: 20 }

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

interface End {
  socket: WebSocket
  messages: string[]
  closed: [number, string][]
}

/** A visitor's browser and an app's server, each on the far side of the bridge. */
async function start(given: Partial<SocketLimits> = {}): Promise<{ browser: End; app: End }> {
  const limits = { ...socketLimits, ...given }
  const [visitorNear, browser] = await openPair(limits.messageBytes)
  const [app, appNear] = await openPair(limits.messageBytes)
  bridgeSockets(visitorNear, appNear, limits)
  return { browser: watch(browser), app: watch(app) }
}

/** @returns the server's side, then the client's; both paused */
async function openPair(maxPayload: number): Promise<[WebSocket, WebSocket]> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { maxPayload })
  endings.push(() => {
    client.terminate()
    server.close()
  })
  await new Promise((resolve) => client.once('open', resolve))
  const near = await accepted
  for (const side of [near, client]) side.pause()
  return [near, client]
}

function watch(socket: WebSocket): End {
  const end: End = { socket, messages: [], closed: [] }
  socket.on('message', (data: Buffer, isBinary) => end.messages.push(isBinary ? data.toString('hex') : data.toString()))
  socket.on('close', (code, reason) => end.closed.push([code, reason.toString()]))
  socket.on('error', () => undefined)
  socket.resume()
  return end
}

test('text and bytes pass in both directions, in order', async () => {
  const { browser, app } = await start()
  for (const text of ['one', 'two']) browser.socket.send(text)
  browser.socket.send(Buffer.from([1, 255]))
  app.socket.send('three')

  await expect.poll(() => app.messages, patience).toEqual(['one', 'two', '01ff'])
  await expect.poll(() => browser.messages, patience).toEqual(['three'])
})

test.each([
  [4001, 'done'],
  [1000, ''],
  [1011, 'sorry'],
])('the code %i passes in both directions', async (code, reason) => {
  const first = await start()
  first.browser.socket.close(code, reason)
  await expect.poll(() => first.app.closed, patience).toEqual([[code, reason]])
  const second = await start()
  second.app.socket.close(code, reason)
  await expect.poll(() => second.browser.closed, patience).toEqual([[code, reason]])
})

test('a close without a code stays without one', async () => {
  const { browser, app } = await start()
  browser.socket.close()

  await expect.poll(() => app.closed, patience).toEqual([[1005, '']])
})

test('a visitor who is lost is lost to the app, and an app that ends tells its visitor to come back', async () => {
  const first = await start()
  first.browser.socket.terminate()
  await expect.poll(() => first.app.closed, patience).toEqual([[1006, '']])
  const second = await start()
  second.app.socket.terminate()
  await expect.poll(() => second.browser.closed, patience).toEqual([[1012, 'The app was stopped']])
})

test('a message that is too large ends the socket with 1009, whoever sent it', async () => {
  const first = await start({ messageBytes: 1000 })
  first.browser.socket.send('x'.repeat(1001))
  await expect.poll(() => [first.browser.closed[0]?.[0], first.app.closed[0]?.[0]], patience).toEqual([1009, 1009])
  expect(first.app.messages).toEqual([])
  const second = await start({ messageBytes: 1000 })
  second.app.socket.send('x'.repeat(1001))
  await expect.poll(() => [second.browser.closed[0]?.[0], second.app.closed[0]?.[0]], patience).toEqual([1009, 1009])
})

test('a visitor who floods the app is stopped with 1008', async () => {
  const { browser, app } = await start({ burst: 10, messagesPerSecond: 1 })
  for (let n = 0; n < 100; n++) browser.socket.send('x')

  await expect.poll(() => browser.closed, patience).toEqual([[1008, 'Too many messages']])
  await expect.poll(() => app.closed[0]?.[0], patience).toBe(1008)
  expect(app.messages.length).toBeLessThan(50)
})

test('a socket in which nobody says anything is ended with 1001', async () => {
  const { browser, app } = await start({ idleMs: 100, pulseMs: 300 })

  await expect.poll(() => browser.closed[0]?.[0], patience).toBe(1001)
  await expect.poll(() => app.closed[0]?.[0], patience).toBe(1001)
})

test('a visitor who no longer answers is dropped', async () => {
  const { browser, app } = await start({ pulseMs: 100 })
  // Hears no ping, so sends no pong.
  browser.socket.pause()

  await expect.poll(() => app.closed[0]?.[0], patience).toBe(1006)
})

test('a side that does not read makes the other wait', async () => {
  const { browser, app } = await start({ waitingBytes: 64 * 1024 })
  browser.socket.pause()
  const chunk = Buffer.alloc(256 * 1024)
  for (let n = 0; n < 400; n++) app.socket.send(chunk)
  let before = -1
  await expect
    .poll(
      () => {
        const isSettled = app.socket.bufferedAmount === before
        before = app.socket.bufferedAmount
        return isSettled
      },
      { timeout: 25_000, interval: 300 },
    )
    .toBe(true)
  // 100 MiB were said; what the sockets of the machine do not hold waits with the app.
  expect(before).toBeGreaterThan(50 * 2 ** 20)
  browser.socket.resume()

  await expect.poll(() => browser.messages.length, patience).toBe(400)
})
