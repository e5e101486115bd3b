// Requests to addresses that an organization wrote down: never to this machine or its network.
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'

import { ModelFailure } from '../model-call/model-fault.ts'

/** What may be reached. Handed in: which addresses are public is not the agent's to know. */
export interface EgressRules {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<string[]>
  isAddressAllowed(address: string): boolean
}

/**
 * As `fetch`, for what the SDKs of models ask: a body of text, no redirects.
 *
 * Every address of the name must be allowed, and the connection goes to the one that was looked at: a name that is
 * looked up twice may answer twice differently.
 */
export function createGuardedFetch(rules: EgressRules): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(url)
    const address = await findAddress(url, rules)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await send({ url, address, request, body })
    return toResponse(answer)
  }
}

async function findAddress(url: URL, rules: EgressRules): Promise<string> {
  const hostname = bareHost(url)
  const found = isIP(hostname) === 0 ? await rules.resolve(hostname).catch(() => []) : [hostname]
  const [first] = found
  if (first === undefined) throw new TypeError(`the name ${hostname} is not known`)
  if (!found.every((each) => rules.isAddressAllowed(each))) throw refused(url)
  return first
}

function refused({ host }: URL): ModelFailure {
  return new ModelFailure(
    'model.address_refused',
    `The address ${host} is not on the public internet, so it is not asked. Whoever runs this server can allow it.`,
  )
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function send(input: { url: URL; address: string; request: Request; body: Buffer }): Promise<IncomingMessage> {
  const { url, address, request, body } = input
  const isTls = url.protocol === 'https:'
  const options: RequestOptions & { servername?: string } = {
    method: request.method,
    host: address,
    port: url.port === '' ? (isTls ? 443 : 80) : url.port,
    path: url.pathname + url.search,
    headers: {
      ...Object.fromEntries(request.headers),
      host: url.host,
      'accept-encoding': 'identity',
      'content-length': body.length,
    },
    // No shared pool: its connections are found again by name.
    agent: false,
    signal: request.signal,
    ...(isTls && isIP(bareHost(url)) === 0 ? { servername: bareHost(url) } : {}),
  }
  return new Promise((resolve, reject) => {
    const outgoing = (isTls ? requestTls : requestPlain)(options, resolve)
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function toResponse(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) headers.append(name, each)
  }
  const isEmpty = status === 204 || status === 304
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's stream and the platform's are the same thing
  const stream = Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(isEmpty ? null : stream, { status, headers })
}
