// The only way out of a sandbox: one Unix socket per process, so that the socket says which app is calling.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { databaseNameOf, isDatabaseOf } from '@joinery/contract/database-calls'

import type { AppName, GatewayHandlers } from '../runtime.ts'
import type { Egress } from './egress.ts'
import type { OutsideCalls } from './outside-calls.ts'
import { parseDatabaseCall, parseSqlRequest } from './sql-request.ts'

interface GatewayInput {
  socketPath: string
  caller: AppName
  /** Where requests to outside hosts are written down instead of being sent; null: they go through `egress`. */
  outsideCalls: OutsideCalls | null
  egress: Egress
  /** A line for the app's log. */
  note: (level: 'WARN' | 'ERROR', message: string) => void
  handlers: GatewayHandlers
  onError: (error: unknown) => void
}

export interface Gateway {
  close(): void
}

const gatewayHost = 'gateway.joinery.internal'
const maxBodyBytes = 2 ** 20
/** How much of a body that is too large is read and thrown away before the connection is cut. */
const patienceBytes = 16 * maxBodyBytes

export async function openGateway(input: GatewayInput): Promise<Gateway> {
  // Requests in proxy style carry a whole address, and no Host header when the app leaves it out.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: 120_000 }, (request, response) => {
    answer(input, request, response).catch((error: unknown) => {
      input.onError(error)
      if (!response.headersSent) reply(response, 500, { error: 'The gateway failed.' })
      else response.destroy()
    })
  })
  server.on('connect', (_request, socket: Duplex) => refuseSocket(socket, 'Raw connections are not open to apps.'))
  server.on('upgrade', (_request, socket: Duplex) => refuseSocket(socket, 'Outgoing WebSockets are not open to apps.'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(input.socketPath, resolve)
  })
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  { caller, outsideCalls, egress, note, handlers, onError }: GatewayInput,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = readAddress(request)
  if (url === null || url.hostname !== gatewayHost) {
    if (outsideCalls !== null) {
      request.resume()
      outsideCalls.add({ method: request.method ?? 'GET', url: url?.href ?? request.url ?? '' })
      reply(response, 200, {})
      return
    }
    await egress.send({ caller, url, request, response, note })
    return
  }
  const database = databaseNameOf(url.pathname)
  const isCall = database !== null && isDatabaseOf(caller.environment, database)
  if ((url.pathname !== '/sql' && !isCall) || request.method !== 'POST') {
    request.resume()
    reply(response, 404, { error: 'The gateway has no such thing.' })
    return
  }
  const body = await readBody(request)
  if (body === null) {
    reply(response, 413, failure('too_large', 'An sql call may carry at most 1 MiB.'))
    return
  }
  const asked = isCall ? parseDatabaseCall(body) : parseSqlRequest(body)
  if (typeof asked === 'string') {
    reply(response, 400, isCall ? { error: asked, code: 'invalid' } : failure('invalid', asked))
    return
  }
  try {
    const outcome = await handlers.sql({ ...caller, ...asked })
    if (!isCall) reply(response, 200, outcome)
    else if (outcome.ok) reply(response, 200, outcome.results[0]?.rows ?? [])
    else reply(response, 400, { error: outcome.message, code: outcome.code })
  } catch (error) {
    onError(error)
    reply(response, 503, failure('unavailable', 'The database cannot be reached at the moment.'))
  }
}

function readAddress(request: IncomingMessage): URL | null {
  const target = request.url ?? '/'
  return URL.parse(target) ?? URL.parse(target, `http://${request.headers.host ?? 'unknown.invalid'}`)
}

/** @returns null when it is too large; the rest is then read first, so that the app hears the answer */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size <= maxBodyBytes) chunks.push(chunk)
    if (size > patienceBytes) request.destroy()
  }
  return size > maxBodyBytes ? null : Buffer.concat(chunks).toString()
}

function failure(code: string, message: string) {
  return { ok: false, code, message }
}

function reply(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function refuseSocket(socket: Duplex, message: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
  )
}
