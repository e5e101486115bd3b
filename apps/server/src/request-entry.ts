// The one HTTP listener: the Host header decides whether the builder or an app answers.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Addresses } from '@joinery/domain'
import { answerPlaceholder, type Host } from '@joinery/host'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import { readHost } from './addresses.ts'
import type { ProcedureSocket } from './live/procedure-socket.ts'
import type { Logger } from './logger.ts'
import { rewriteCreatePath } from './routes/internal-routes.ts'

export interface RequestEntry {
  app: Hono
  host: Host
  procedureSocket: ProcedureSocket
  addresses: Addresses
  hostedDomain: string
  logger: Logger
}

export function createRequestServer(entry: RequestEntry): Server {
  const { addresses, hostedDomain } = entry
  const builderHost = new URL(addresses.builderOrigin).host
  const answerBuilder = getRequestListener(entry.app.fetch, { overrideGlobalObjects: false })
  const whose = (request: IncomingMessage) =>
    readHost(request.headers.host, { builderOrigin: addresses.builderOrigin, hostedDomain })

  const server = createServer((request, response) => {
    const target = whose(request)
    // Not for apps: their own functions may live at /api/create.
    if (target.kind === 'builder') {
      request.url = rewriteCreatePath(request.url ?? '/')
      if (answerPlaceholder(request, response)) return
    }
    if (target.kind === 'app') {
      entry.host.handle(target.name, request, response)
    } else if (target.kind === 'unknown') {
      plain(response, 404, 'There is nothing at this address.')
    } else if (request.headers.host !== builderHost && isPageRequest(request)) {
      response.writeHead(302, { location: `${addresses.builderOrigin}${request.url ?? '/'}` }).end()
    } else {
      void answerBuilder(request, response)
    }
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const target = whose(request)
    if (target.kind === 'app') entry.host.upgrade(target.name, request, socket, head)
    else if (target.kind === 'builder' && request.url === '/api/live')
      entry.procedureSocket.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  })
  // Slow senders do not keep a socket for ever; answers may stream as long as they like.
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  return server
}

/** A person who typed 127.0.0.1 is moved to the origin that cookies know; health checks and the like are not. */
function isPageRequest(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end(text)
}
