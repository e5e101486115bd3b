// What the browser under judgement can reach by a tunnel: the app's own socket.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { type AppProxy, startAppProxy } from './app-proxy.ts'

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** An app that turns every upgrade into an echo. */
async function start(): Promise<{ proxy: AppProxy & { port: number | null }; socketPath: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-proxy-'))
  const socketPath = join(folder, 'app.sock')
  const app: Server = createServer((_request, response) => response.end('plain'))
  app.on('upgrade', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => app.listen(socketPath, resolve))
  const proxy = await startAppProxy(0)
  endings.push(async () => {
    await proxy.close()
    app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { proxy, socketPath }
}

function tunnel(port: number | null) {
  const socket = connect(port ?? 0, '127.0.0.1')
  const said = { text: '', isClosed: false }
  socket.on('data', (chunk: Buffer) => (said.text += chunk.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => (said.isClosed = true))
  return { socket, said }
}

const patience = { timeout: 20_000 }

test('a WebSocket goes through a tunnel to the app, and ends when another app is judged', async () => {
  const { proxy, socketPath } = await start()
  proxy.serve({ origin: 'http://check-1.localhost', socketPath })
  const { socket, said } = tunnel(proxy.port)
  socket.write('CONNECT check-1.localhost:80 HTTP/1.1\r\nhost: check-1.localhost:80\r\n\r\n')
  await expect.poll(() => said.text, patience).toContain('200 Connection Established')
  socket.write('GET /api/room HTTP/1.1\r\nhost: check-1.localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  await expect.poll(() => said.text, patience).toContain('101 Switching Protocols')
  socket.write('hello')
  await expect.poll(() => said.text, patience).toMatch(/hello$/)

  proxy.serve(null)

  await expect.poll(() => said.isClosed, patience).toBe(true)
  expect(proxy.refused()).toEqual([])
})

test('a tunnel to anything else is refused and noted', async () => {
  const { proxy, socketPath } = await start()
  proxy.serve({ origin: 'http://check-1.localhost', socketPath })
  for (const host of ['example.com:443', 'check-1.localhost:443', 'check-1.localhost.:80', '127.0.0.1:80']) {
    const { socket, said } = tunnel(proxy.port)
    socket.write(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
    await expect.poll(() => said.text, patience).toMatch(/^HTTP\/1\.1 403/)
  }

  expect(proxy.refused().map(({ url }) => url)).toEqual([
    'example.com:443',
    'check-1.localhost:443',
    'check-1.localhost.:80',
    '127.0.0.1:80',
  ])
})
