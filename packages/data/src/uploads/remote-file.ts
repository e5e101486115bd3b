// Fetches a file from the public internet for an upload by address: never from this machine or its network.
import { lookup } from 'node:dns/promises'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP } from 'node:net'

import { isPublicAddress } from '@joinery/contract/public-addresses'
import type { RemoteFile } from './uploads.ts'

/** The address is at fault, not us; the message may be told. */
class RemoteFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RemoteFileError'
  }
}

/** What may be reached. Handed in, so that tests can reach a simulator on loopback. */
export interface RemoteRules {
  /** The operator's word on outside hosts, by lower-case name. */
  isHostAllowed(hostname: string): boolean
  /** All addresses of a name. */
  resolve(hostname: string): Promise<string[]>
  isAddressAllowed(address: string): boolean
  isPortAllowed(port: number): boolean
  silenceMs: number
}

export const publicInternet: RemoteRules = {
  isHostAllowed: () => true,
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  isAddressAllowed: isPublicAddress,
  isPortAllowed: (port) => port === 80 || port === 443,
  silenceMs: 10_000,
}

const maxRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])

/** @param signal ends the fetch and the reading of the bytes */
export async function openRemoteFile(address: string, rules: RemoteRules, signal: AbortSignal): Promise<RemoteFile> {
  try {
    const answer = await follow(address, rules, signal)
    return { ok: true, bytes: answer, contentType: answer.headers['content-type'] ?? null }
  } catch (error) {
    if (error instanceof RemoteFileError) return { ok: false, message: error.message }
    throw error
  }
}

async function follow(address: string, rules: RemoteRules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = readAddress(address)
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const answer = await ask(url, rules, signal)
    const status = answer.statusCode ?? 0
    if (status === 200) return answer
    answer.destroy()
    const { location } = answer.headers
    if (!redirects.has(status) || location === undefined) {
      throw new RemoteFileError(`The address answered with status ${status}.`)
    }
    url = readAddress(location, url)
  }
  throw new RemoteFileError('The address leads in circles.')
}

function readAddress(address: string, from?: URL): URL {
  const url = URL.parse(address, from?.href)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new RemoteFileError('Only http and https addresses can be fetched.')
  }
  if (url.username !== '' || url.password !== '') throw new RemoteFileError('The address must not hold a password.')
  return url
}

/** Every address of the name must be allowed; the connection goes to the one that was looked at, never to a second look-up. */
async function findAddress(url: URL, rules: RemoteRules): Promise<string> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  if (!rules.isHostAllowed(hostname.replace(/\.$/, ''))) {
    throw new RemoteFileError('This installation does not let apps fetch from that host.')
  }
  const found = isIP(hostname) === 0 ? await rules.resolve(hostname).catch(() => []) : [hostname]
  const [first] = found
  if (first === undefined) throw new RemoteFileError('The name of the address is not known.')
  const port = Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port)
  if (!found.every((each) => rules.isAddressAllowed(each)) || !rules.isPortAllowed(port)) {
    throw new RemoteFileError('The address is not on the public internet.')
  }
  return first
}

async function ask(url: URL, rules: RemoteRules, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await findAddress(url, rules)
  const isTls = url.protocol === 'https:'
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const options: RequestOptions & { servername?: string } = {
    host: address,
    port: url.port === '' ? (isTls ? 443 : 80) : url.port,
    path: url.pathname + url.search,
    headers: { host: url.host, 'accept-encoding': 'identity', 'user-agent': 'Joinery', accept: '*/*' },
    // No shared pool: its connections are found again by name.
    agent: false,
    timeout: rules.silenceMs,
    signal,
    ...(isTls && isIP(hostname) === 0 ? { servername: hostname } : {}),
  }
  return new Promise((resolve, reject) => {
    const outgoing = (isTls ? requestTls : requestPlain)(options, resolve)
    outgoing.on('timeout', () => outgoing.destroy(new Error('silence')))
    outgoing.on('error', () => reject(new RemoteFileError('The address did not answer.')))
    outgoing.end()
  })
}
