// Speaks to the supervisor over its socket: web requests in, web responses out, bodies streaming both ways.
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

import { WebSocket } from 'ws'

import { appHeader, encodeApp, maxHeaderBytes, requestIdHeader, staysBehind } from './app-header.ts'
import type { AppVersion, OpenedSocket } from './runtime.ts'
import { protocolHeader } from './sandbox/workerd-config.ts'
import type { Question } from './supervisor-messages.ts'

/** One message of an app; a larger one ends the socket with 1009. */
const maxMessageBytes = 2 ** 20
/** Long enough for an app to start and to answer. */
const handshakeMs = 40_000

const bodiless = new Set([204, 205, 304])

export interface SupervisorClient {
  /** @throws Error when the supervisor cannot be reached */
  fetch(app: AppVersion, request: Request): Promise<Response>
  /** @throws Error when the supervisor cannot be reached */
  openSocket(app: AppVersion, request: Request, protocols: readonly string[]): Promise<OpenedSocket>
  ask(question: Question, app: object): Promise<unknown>
  close(): void
}

export function createSupervisorClient(socketPath: string): SupervisorClient {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
  const to = { socketPath, agent, maxHeaderSize: maxHeaderBytes }
  return {
    fetch(app, request) {
      const url = new URL(request.url)
      const { signal } = request
      return new Promise((resolve, reject) => {
        const outgoing = openRequest({
          ...to,
          method: request.method,
          path: `${url.pathname}${url.search}`,
          headers: writeHeaders(app, request, url),
          signal,
        })
        outgoing.on('response', (incoming) => resolve(readResponse(incoming)))
        outgoing.on('error', reject)
        if (request.body === null) outgoing.end()
        // A failure of either side ends both; the promise hears of it through the request's own error.
        else pipeline(Readable.fromWeb(nodeStream(request.body)), outgoing).catch(() => outgoing.destroy())
      })
    },
    openSocket(app, request, protocols) {
      const url = new URL(request.url)
      return new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://app.invalid${url.pathname}${url.search}`, [...protocols], {
          createConnection: () => connect(socketPath),
          headers: socketHeaders(app, request, url),
          perMessageDeflate: false,
          maxPayload: maxMessageBytes,
          // One message a turn: a part that is full of tiny ones would else keep everybody waiting.
          allowSynchronousEvents: false,
          handshakeTimeout: handshakeMs,
          followRedirects: false,
        })
        socket.once('open', () => {
          // Nothing is lost before its owner listens.
          socket.pause()
          resolve({ ok: true, socket })
        })
        socket.once('unexpected-response', (_request, incoming) =>
          resolve({ ok: false, answer: readResponse(incoming) }),
        )
        socket.on('error', (error) => {
          // The supervisor's connection failed, or the app said yes to another handshake than ours.
          if (isConnectionFailure(error)) reject(error)
          else resolve({ ok: false, answer: badHandshake(error) })
        })
      })
    },
    ask(question, app) {
      return new Promise((resolve, reject) => {
        const outgoing = openRequest({ ...to, method: 'POST', path: '/' })
        outgoing.on('response', (incoming) => {
          readResponse(incoming)
            .json()
            .then(resolve, (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))))
        })
        outgoing.on('error', reject)
        outgoing.end(JSON.stringify({ question, app }))
      })
    },
    close: () => agent.destroy(),
  }
}

function writeHeaders(app: AppVersion, request: Request, url: URL): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of request.headers) {
    if (!staysBehind(name)) headers[name] = value
  }
  headers['host'] ??= url.host
  headers[appHeader] = encodeApp(app)
  // The host gives every exchange an id, which the visitor is told; what visitors claim it has taken away.
  headers[requestIdHeader] = request.headers.get(requestIdHeader) ?? randomUUID()
  headers[protocolHeader] = url.protocol.slice(0, -1)
  delete headers['transfer-encoding']
  if (request.body === null) {
    if (headers['content-length'] !== undefined) headers['content-length'] = '0'
  } else if (headers['content-length'] === undefined) {
    headers['transfer-encoding'] = 'chunked'
  }
  return headers
}

function isConnectionFailure(error: Error): boolean {
  return 'code' in error && /^(?:ENOENT|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(String(error.code))
}

function badHandshake({ message }: Error): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return new Response(`The app's answer opens no WebSocket: ${message}.\n`, { status: 502, headers })
}

/** The handshake writes its own. */
function socketHeaders(app: AppVersion, request: Request, url: URL): OutgoingHttpHeaders {
  const headers = Object.entries(writeHeaders(app, request, url))
  return Object.fromEntries(headers.filter(([name]) => !name.startsWith('sec-websocket-')))
}

function readResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? ''
    const isOfConnection = staysBehind(name) && name.toLowerCase() !== requestIdHeader
    if (isOfConnection || name.toLowerCase() === 'transfer-encoding') continue
    headers.append(name, incoming.rawHeaders[index + 1] ?? '')
  }
  const init = { status, statusText: incoming.statusMessage ?? '', headers }
  if (bodiless.has(status)) {
    incoming.resume()
    return new Response(null, init)
  }
  return new Response(webStream(incoming), init)
}

// Node's types know two kinds of web streams, which are one at run time.
function nodeStream(stream: ReadableStream<Uint8Array>): NodeStream {
  const untyped: unknown = stream
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return untyped as NodeStream
}

function webStream(readable: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const untyped: unknown = Readable.toWeb(readable)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return untyped as ReadableStream<Uint8Array<ArrayBuffer>>
}
