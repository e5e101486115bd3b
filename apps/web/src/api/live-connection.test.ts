import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { ConnectionLostError } from './connection-lost-error.ts'
import { createLiveConnection } from './live-connection.ts'
import { subscribe } from './subscribe.ts'

/** A socket whose other end is this test. */
class TestSocket extends EventTarget {
  readyState: 0 | 1 | 2 | 3 = 0
  readonly sent: unknown[] = []

  send(message: unknown): void {
    this.sent.push(message)
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }

  accept(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
}

function start({ isSignedOut = false, waitMs = 30 } = {}) {
  const sockets: TestSocket[] = []
  const connection = createLiveConnection({
    open: () => {
      const socket = new TestSocket()
      sockets.push(socket)
      return socket
    },
    isSignedOut: () => Promise.resolve(isSignedOut),
    waitMs,
    backOffMs: () => 5,
  })
  return { connection, sockets }
}

test('nothing is opened before somebody is signed in', async () => {
  const { connection, sockets } = start()
  await expect(connection.call(['projects', 'list'], {}, { context: {} })).rejects.toBeInstanceOf(ConnectionLostError)
  expect(sockets).toHaveLength(0)
  expect(connection.state()).toBe('off')
})

test('asking twice opens one socket', () => {
  const { connection, sockets } = start()
  connection.connect()
  connection.connect()
  sockets[0]?.accept()
  connection.connect()
  expect(sockets).toHaveLength(1)
  expect(connection.state()).toBe('online')
})

test('a lost socket is opened again and says so in between', async () => {
  const { connection, sockets } = start()
  const states: string[] = []
  connection.onState(() => states.push(connection.state()))
  connection.connect()
  sockets[0]?.accept()
  sockets[0]?.close()
  await expect.poll(() => sockets.length).toBe(2)
  sockets[1]?.accept()
  expect(states).toEqual(['connecting', 'online', 'offline', 'online'])
})

test('a refused socket of a signed-out person is not tried again', async () => {
  const { connection, sockets } = start({ isSignedOut: true })
  connection.connect()
  sockets[0]?.close()
  await wait(30)
  expect(sockets).toHaveLength(1)
  expect(connection.state()).toBe('off')
})

test('disconnecting ends the tries', async () => {
  const { connection, sockets } = start()
  connection.connect()
  sockets[0]?.close()
  connection.disconnect()
  await wait(30)
  expect(sockets).toHaveLength(1)
  expect(connection.state()).toBe('off')
})

test('a call under way fails as lost when the socket closes', async () => {
  const { connection, sockets } = start()
  connection.connect()
  sockets[0]?.accept()
  const call = connection.call(['projects', 'list'], {}, { context: {} })
  await expect.poll(() => sockets[0]?.sent.length).toBe(1)
  sockets[0]?.close()
  await expect(call).rejects.toBeInstanceOf(ConnectionLostError)
})

test('a stream is opened again from where its reader stands', async () => {
  const { connection, sockets } = start()
  const openedAfter: number[] = []
  let seen = 0
  let reopened = 0
  const stop = subscribe<number>(connection, {
    open: (signal) => {
      openedAfter.push(seen)
      return Promise.resolve(countFrom(seen, signal))
    },
    onEvent: (event) => {
      seen = event
    },
    onReopen: () => {
      reopened += 1
    },
  })
  connection.connect()
  sockets[0]?.accept()
  await expect.poll(() => seen).toBe(2)
  sockets[0]?.close()
  await expect.poll(() => sockets.length).toBe(2)
  expect(openedAfter).toEqual([0])
  sockets[1]?.accept()
  await expect.poll(() => seen).toBe(4)
  expect(openedAfter).toEqual([0, 2])
  expect(reopened).toBe(1)
  stop()
})

test('a stream that the server refuses is not asked for again', async () => {
  const { connection, sockets } = start()
  const errors: unknown[] = []
  let opened = 0
  subscribe<number>(connection, {
    open: () => {
      opened += 1
      return Promise.reject(new Error('not found'))
    },
    onEvent: () => undefined,
    onError: (error) => errors.push(error),
  })
  connection.connect()
  sockets[0]?.accept()
  await expect.poll(() => errors.length).toBe(1)
  await wait(20)
  expect(opened).toBe(1)
})

/** Two events, then silence until the connection goes. */
async function* countFrom(last: number, signal: AbortSignal): AsyncGenerator<number> {
  yield last + 1
  yield last + 2
  await new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })
}
