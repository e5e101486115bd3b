// WebSockets of visitors to an app: the app decides in a route of its own, the host holds the visitor's end.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Services } from '@joinery/domain'
import type { AppVersion } from '@joinery/runtime'
import { WebSocketServer } from 'ws'

import type { AppPlace, AppSignIn } from './app-sign-in/index.ts'
import { bridgeSockets, closeCodes, type SocketLimits, socketLimits } from './bridge-sockets.ts'
import { toWebRequest } from './web-messages.ts'

export interface SocketApp {
  place: AppPlace
  /** Null when the server code does not compile. */
  serverVersion(): Promise<AppVersion | null>
}

export interface Upgrade {
  request: IncomingMessage
  socket: Duplex
  head: Buffer
}

export interface AppSockets {
  /** Answers in every case. */
  attach(app: SocketApp, upgrade: Upgrade): Promise<void>
  close(): void
}

/** How long visitors get for their closing word when the server goes down. */
const farewellMs = 500
const maxProtocols = 20

export function createAppSockets(
  services: Pick<Services, 'runtime'>,
  signIn: AppSignIn,
  limits: SocketLimits = socketLimits,
): AppSockets {
  const protocols = new WeakMap<IncomingMessage, string>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    // A part that is full of tiny messages would else keep everybody waiting until all of them are through.
    allowSynchronousEvents: false,
    handleProtocols: (_offered, request) => protocols.get(request) ?? false,
  })

  return {
    async attach(target, { request, socket, head }) {
      const { place } = target
      if (!isHandshake(request)) return refuseUpgrade(socket, '400 Bad Request', 'This is no WebSocket handshake.')
      if (!isSameOrigin(request, place.origin)) {
        return refuseUpgrade(socket, '403 Forbidden', 'Only pages of this app may open its WebSockets.')
      }
      const [version, user] = await Promise.all([target.serverVersion(), signIn.identify(place, request)])
      if (version === null)
        return refuseUpgrade(socket, '500 Internal Server Error', 'The server code does not compile.')
      const gone = new AbortController()
      const asked = toWebRequest(request, { origin: place.origin, requestId: randomUUID(), gone, user })
      const opened = await services.runtime.openSocket(version, asked, readProtocols(request))
      if (!opened.ok) {
        const { status, statusText } = opened.answer
        return refuseUpgrade(socket, `${status} ${statusText}`, await opened.answer.text())
      }
      const app = opened.socket
      const drop = () => app.terminate()
      app.on('error', drop)
      if (socket.destroyed) return drop()
      socket.once('close', drop)
      if (app.protocol !== '') protocols.set(request, app.protocol)
      server.handleUpgrade(request, socket, head, (visitor) => {
        socket.off('close', drop)
        visitor.pause()
        bridgeSockets(visitor, app, limits)
      })
    },
    close() {
      for (const visitor of server.clients) visitor.close(closeCodes.goingAway, 'The server is going down')
      setTimeout(() => {
        for (const visitor of server.clients) visitor.terminate()
      }, farewellMs).unref()
      server.close()
    },
  }
}

/** Functions open sockets; pages and files do not. */
export function mayOpenSocket({ url = '/' }: IncomingMessage): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}

export function refuseUpgrade(socket: Duplex, status: string, text = ''): void {
  const body = Buffer.from(text === '' ? '' : `${text.trimEnd()}\n`)
  const lines = [`HTTP/1.1 ${status}`, 'connection: close', 'content-type: text/plain; charset=utf-8']
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n`), body]))
}

function isHandshake({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && headers['sec-websocket-key'] !== undefined
  )
}

/**
 * Browsers send cookies along whatever page opens a socket, and always say which page it is; only the app's own may.
 * What is no browser says nothing, and brings no cookies that it was not given.
 */
function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
  return headers.origin === undefined || headers.origin === origin
}

function readProtocols({ headers }: IncomingMessage): string[] {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  return [...new Set(offered)].filter((name) => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)).slice(0, maxProtocols)
}
