// The browser's only way out: requests to the app under test go to its socket, all others are noted and refused.
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

import { userContentLabel } from '@joinery/contract/uploads'

export interface AppProxy {
  /** Lets this app through and nothing else; null lets nothing through. What was refused to another is forgotten. */
  serve(app: { origin: string; socketPath: string } | null): void
  /** Attempts to reach anything else, in order, at most 200. */
  refused(): readonly { method: string; url: string }[]
  close(): Promise<void>
}

const maxRefused = 200

/** Headers that are for the proxy itself. */
const hopHeaders = new Set(['proxy-connection', 'proxy-authorization', 'connection', 'keep-alive', 'te', 'trailer'])

/** @param address path of a Unix socket, or 0 for a loopback port of the system's choice */
export async function startAppProxy(address: string | 0): Promise<AppProxy & { port: number | null }> {
  let app: { host: string; socketPath: string } | null = null
  const refused: { method: string; url: string }[] = []
  const note = (method: string, url: string) => {
    if (refused.length < maxRefused) refused.push({ method, url: url.slice(0, 2_000) })
  }

  const server = createServer((incoming, response) => {
    const target = targetOf(incoming)
    if (app === null || target === null || (target.host !== app.host && target.host !== contentHostOf(app.host))) {
      note(incoming.method ?? 'GET', target?.url ?? incoming.url ?? '')
      response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end('Refused: outside of the app.')
      return
    }
    forward({ incoming, response, app, target })
  })
  // Chromium asks for a tunnel for https, which the app under test does not offer, and for WebSockets.
  const tunnels = new Set<Duplex>()
  server.on('connect', (incoming: IncomingMessage, socket: Duplex) => {
    const host = incoming.url ?? ''
    if (app !== null && host === withPort(app.host)) {
      openTunnel(socket, app.socketPath, tunnels)
      return
    }
    note('CONNECT', host)
    refuseSocket(socket)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    const target = targetOf(incoming)
    if (app === null || target?.host !== app.host) note('GET', target?.url ?? incoming.url ?? '')
    refuseSocket(socket)
  })
  server.on('clientError', (_error, socket) => socket.destroy())

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    if (address === 0) server.listen(0, '127.0.0.1', resolve)
    else server.listen(address, resolve)
  })
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : null,
    serve(next) {
      const host = next === null ? null : new URL(next.origin).host
      if (host !== app?.host) refused.length = 0
      if (next?.socketPath !== app?.socketPath) closeAll(tunnels)
      app = next === null || host === null ? null : { host, socketPath: next.socketPath }
    },
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        closeAll(tunnels)
      }),
  }
}

/** Leads to the app's own socket and nowhere else, whatever is said inside. */
function openTunnel(socket: Duplex, socketPath: string, tunnels: Set<Duplex>): void {
  tunnels.add(socket)
  const upstream = connect(socketPath, () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    socket.pipe(upstream).pipe(socket)
  })
  upstream.on('error', () => socket.destroy())
  upstream.on('close', () => socket.destroy())
  socket.on('error', () => upstream.destroy())
  socket.on('close', () => {
    tunnels.delete(socket)
    upstream.destroy()
  })
}

function closeAll(tunnels: Set<Duplex>): void {
  for (const tunnel of tunnels) tunnel.destroy()
}

/** What a request to a proxy names: a whole address. Whoever speaks to us as to a server names only a path. */
function targetOf(incoming: IncomingMessage): { host: string; path: string; url: string } | null {
  try {
    const url = new URL(incoming.url ?? '')
    if (url.protocol !== 'http:' || url.username !== '' || url.password !== '') return null
    return { host: url.host, path: url.pathname + url.search, url: url.href }
  } catch {
    return null
  }
}

/** Files that visitors upload are shown from a sibling host; the app's own door answers for it too. */
function contentHostOf(appHost: string): string {
  return appHost.replace(/^[^.]+/, userContentLabel)
}

function withPort(host: string): string {
  return host.includes(':') ? host : `${host}:80`
}

function refuseSocket(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
}

function forward(input: {
  incoming: IncomingMessage
  response: ServerResponse
  app: { socketPath: string }
  target: { host: string; path: string }
}): void {
  const { incoming, response, app, target } = input
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !hopHeaders.has(name)))
  const outgoing: ClientRequest = request({
    socketPath: app.socketPath,
    method: incoming.method ?? 'GET',
    path: target.path,
    headers: { ...headers, host: target.host },
  })
  outgoing.on('response', (answer) => {
    const kept: string[] = []
    for (let index = 0; index < answer.rawHeaders.length; index += 2) {
      const [name = '', value = ''] = answer.rawHeaders.slice(index, index + 2)
      if (!hopHeaders.has(name.toLowerCase())) kept.push(name, value)
    }
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The app did not answer.')
  })
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}
