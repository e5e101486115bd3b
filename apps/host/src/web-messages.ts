// Between Node's messages and web Requests and Responses, streaming both ways, with the header rules of the edge.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

import type { AppUser } from '@joinery/contract/sign-in'
import { internalHeaders, requestHeaders } from '@joinery/contract/vocabulary/request-headers'

import { appCookies, browserCookies } from './app-cookies.ts'
import { chooseEncoding, createEncoder, type Encoding, isWorthEncoding } from './encodings.ts'

/** Decisions, "Plans, credits, limits": 10 MiB. */
export const bodyLimitBytes = 10 * 1024 * 1024

/** Meant for one connection only, so never passed on. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
/** Said by us to the app; from outside they would be a lie. */
const internal = new Set([...internalHeaders, 'x-app', 'x-request-id', 'x-forwarded-host', 'x-real-ip', 'forwarded'])
function isOfTheEdge(name: string): boolean {
  return hopByHop.has(name) || internal.has(name) || name.startsWith('x-joinery-')
}

/** The person sent more than the limit; the answer is 413. */
export class BodyTooLarge extends Error {
  constructor() {
    super('the request body is larger than the limit')
    this.name = 'BodyTooLarge'
  }
}

/**
 * The request as the app sees it.
 *
 * @param input.origin the app's own origin; the Host header is not trusted for it
 * @param input.user who is signed in to the app, if anybody
 * @throws BodyTooLarge when the announced length is over the limit; a longer stream fails while it is read
 */
export function toWebRequest(
  incoming: IncomingMessage,
  input: { origin: string; requestId: string; gone: AbortController; user: AppUser | null },
): Request {
  const method = incoming.method ?? 'GET'
  const headers = appHeaders(incoming, input)
  const url = `${input.origin}${incoming.url ?? '/'}`
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal: input.gone.signal })
  if (Number(incoming.headers['content-length'] ?? 0) > bodyLimitBytes) throw new BodyTooLarge()
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: toWebStream(limitBytes(incoming, input.gone)),
    duplex: 'half',
    signal: input.gone.signal,
  }
  return new Request(url, init)
}

function toWebStream(chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return()
    },
  })
}

async function* limitBytes(incoming: IncomingMessage, gone: AbortController): AsyncGenerator<Uint8Array, void> {
  let total = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > bodyLimitBytes) {
      // Whoever reads this stream wraps its errors; the reason of the abort comes through as it is.
      gone.abort(new BodyTooLarge())
      throw gone.signal.reason
    }
    yield chunk
  }
}

function appHeaders(
  incoming: IncomingMessage,
  input: { origin: string; requestId: string; user: AppUser | null },
): Headers {
  const headers = new Headers()
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = (incoming.rawHeaders[index] ?? '').toLowerCase()
    const value = incoming.rawHeaders[index + 1] ?? ''
    if (isOfTheEdge(name) || name === 'host') continue
    if (name === 'cookie') {
      const kept = appCookies(value)
      if (kept !== '') headers.append(name, kept)
    } else {
      headers.append(name, value)
    }
  }
  headers.set('x-request-id', input.requestId)
  if (input.user !== null) headers.set(requestHeaders.internalAuth, encodeURIComponent(JSON.stringify(input.user)))
  headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '')
  headers.set('x-forwarded-proto', new URL(input.origin).protocol.slice(0, -1))
  return headers
}

/** Writes the answer of the app at `origin`; `headers` are the host's own and win. */
export async function sendWebResponse(
  outgoing: ServerResponse,
  response: Response,
  { origin, headers }: { origin: string; headers: Record<string, string> },
): Promise<void> {
  const encoding = encodingFor(outgoing.req, response)
  const raw: string[] = []
  for (const [name, value] of response.headers) {
    if (isOfTheEdge(name) || name in headers || name === 'set-cookie') continue
    if (encoding !== 'identity' && (name === 'content-length' || name === 'etag')) continue
    raw.push(name, value)
  }
  for (const cookie of response.headers.getSetCookie()) {
    for (const kept of browserCookies(cookie, origin)) raw.push('set-cookie', kept)
  }
  for (const [name, value] of Object.entries(headers)) raw.push(name, value)
  if (encoding !== 'identity') raw.push('content-encoding', encoding, 'vary', 'accept-encoding')
  outgoing.writeHead(response.status, raw)
  // A stream is open before its first part is written.
  if (!response.headers.has('content-length')) outgoing.flushHeaders()
  if (response.body === null || outgoing.req.method === 'HEAD') {
    await response.body?.cancel()
    outgoing.end()
  } else if (encoding === 'identity') {
    await pipeline(response.body, outgoing)
  } else {
    await pipeline(response.body, createEncoder(encoding), outgoing)
  }
}

/** Event streams stay plain: what reads them often does not decode. */
function encodingFor(request: IncomingMessage, response: Response): Encoding {
  const { headers, body } = response
  const type = headers.get('content-type') ?? ''
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  const isOpen = body !== null && request.method !== 'HEAD' && !headers.has('content-encoding')
  const mayChange = headers.get('cache-control')?.includes('no-transform') !== true && !type.includes('event-stream')
  if (!isOpen || !mayChange || !isWorthEncoding(type, length)) return 'identity'
  return chooseEncoding(request.headers['accept-encoding'])
}
