// Passes a WebSocket of a visitor to a process: the handshake is read, what follows goes through as it is.
import { type IncomingMessage, request as openRequest } from 'node:http'
import type { Duplex } from 'node:stream'

import { requestIdHeader } from '../app-header.ts'
import { protocolHeader } from '../sandbox/workerd-config.ts'
import type { AppProcess } from './app-process.ts'
import { passedOn } from './forward-request.ts'
import type { OpenStreams } from './open-streams.ts'
import { createFramePace } from './pace-frames.ts'
import { createPace } from './pace.ts'

/** Of an answer that is no socket; the rest is cut. */
const maxAnswerBytes = 64 * 1024
const handshakeMs = 20_000

interface Upgrade {
  process: AppProcess
  incoming: IncomingMessage
  socket: Duplex
  head: Buffer
  streams: OpenStreams
}

/** Resolves when the socket has ended, or no longer can become one. */
export function forwardUpgrade({ process, incoming, socket, head, streams }: Upgrade): Promise<void> {
  const release = streams.take('socket', process.app)
  if (release === null) {
    refuseUpgrade(socket, 503, `The app has ${streams.limits.maxSockets} WebSockets open; more are not allowed.`)
    return Promise.resolve()
  }
  const count = process.begin()
  return new Promise((resolve) => {
    const outgoing = openRequest({
      socketPath: process.httpSocket,
      agent: false,
      method: 'GET',
      path: incoming.url ?? '/',
      headers: handshakeHeaders(incoming),
    })
    const timer = setTimeout(() => {
      refuseUpgrade(socket, 504, `The app did not answer within ${handshakeMs / 1000} s.`)
      outgoing.destroy()
    }, handshakeMs)
    const end = () => {
      clearTimeout(timer)
      outgoing.destroy()
      count.ended()
      release()
      resolve()
    }
    socket.once('close', end)
    outgoing.on('upgrade', (answer, appSocket, appHead) => {
      clearTimeout(timer)
      count.answered()
      socket.write(writeHandshake(answer))
      if (appHead.length > 0) appSocket.unshift(appHead)
      join({ visitor: socket, app: appSocket, process })
      if (head.length > 0) appSocket.write(head)
    })
    outgoing.on('response', (answer) => {
      clearTimeout(timer)
      count.answered()
      sendAnswer(socket, answer)
    })
    outgoing.on('error', () => {
      process
        .explainFailure()
        .then((reason) => refuseUpgrade(socket, 503, reason))
        .catch(() => socket.destroy())
    })
    outgoing.end()
  })
}

export function refuseUpgrade(socket: Duplex, status: number, reason: string): void {
  sendWhole(socket, `${status} Refused`, ['content-type', 'text/plain; charset=utf-8'], Buffer.from(`${reason}\n`))
}

function handshakeHeaders(incoming: IncomingMessage): string[] {
  const headers = ['connection', 'Upgrade', 'upgrade', 'websocket']
  for (const name of [requestIdHeader, protocolHeader]) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.push(name, value)
  }
  return [...headers, ...passedOn(incoming)]
}

function writeHandshake(answer: IncomingMessage): string {
  const headers = ['connection', 'Upgrade', 'upgrade', 'websocket', ...passedOn(answer)]
  return startLines('101 Switching Protocols', headers)
}

/** Bytes go through in both directions, each side waiting for the other; the end of one is the end of both. */
function join({ visitor, app, process }: { visitor: Duplex; app: Duplex; process: AppProcess }): void {
  for (const [from, to] of [
    [visitor, app],
    [app, visitor],
  ] as const) {
    from.on('error', () => from.destroy())
    from.on('close', () => to.destroy())
  }
  visitor.pipe(app)
  app.pipe(createFramePace(process.messages)).pipe(createPace(process.traffic)).pipe(visitor)
}

/** The route did not want a WebSocket: what it said instead. */
function sendAnswer(socket: Duplex, answer: IncomingMessage): void {
  const chunks: Buffer[] = []
  let size = 0
  const send = () => {
    const headers = passedOn(answer, (name) => !/^(?:transfer-encoding|content-length)$/i.test(name))
    const status = `${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`
    sendWhole(socket, status, headers, Buffer.concat(chunks).subarray(0, maxAnswerBytes))
    answer.destroy()
  }
  answer.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size >= maxAnswerBytes) send()
  })
  answer.on('end', send)
  answer.on('error', () => socket.destroy())
}

function sendWhole(socket: Duplex, status: string, headers: string[], body: Buffer): void {
  if (socket.destroyed || socket.writableEnded) return
  socket.write(startLines(status, [...headers, 'content-length', String(body.length), 'connection', 'close']))
  socket.end(body)
  // The other side of the connection may stay open for as long as its owner likes; this one has ended.
  socket.on('finish', () => socket.destroy())
}

function startLines(status: string, headers: string[]): string {
  let text = `HTTP/1.1 ${status}\r\n`
  for (let index = 0; index < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`
  return `${text}\r\n`
}
