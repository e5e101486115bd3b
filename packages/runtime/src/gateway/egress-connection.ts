// Names are looked up once, every answer is judged, and the connection goes to an address that was judged.
import { Resolver } from 'node:dns/promises'
import { connect as connectTcp, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { connect as connectTls } from 'node:tls'

import { isPublicAddress } from '@joinery/contract/public-addresses'
import type { Destination, Refusal } from './egress-policy.ts'

/** Replaced by tests alone, whose outside is a server on loopback. */
export interface EgressNetwork {
  /** Every address of a name. @throws Error when there is none */
  resolve(name: string): Promise<string[]>
  connect(to: { address: string; port: number }): Socket
  /** Certificates that are trusted besides the usual ones. */
  certificates?: string[]
}

export type Connection = { ok: true; socket: Socket; raw: Socket } | { ok: false; refusal: Refusal }

/** How many addresses of a name are tried before giving up. */
const maxAttempts = 3

/**
 * By DNS alone: neither the hosts file nor search domains, which are this network's own; and off the thread pool, which
 * slow name servers of an app's choosing would fill.
 *
 * @param options.nameServers instead of the machine's own
 */
export function createInternet(options: { nameServers?: string[] } = {}): EgressNetwork {
  return {
    async resolve(name) {
      // A new one each time: a machine that moves to another network has other name servers.
      const resolver = new Resolver({ timeout: 2_000, tries: 2 })
      if (options.nameServers !== undefined) resolver.setServers(options.nameServers)
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      const problem = found.find((each) => each.status === 'rejected')
      if (addresses.length === 0) throw problem?.reason ?? new Error('no address')
      return addresses
    },
    connect: ({ address, port }) => connectTcp({ host: address, port, autoSelectFamily: false }),
  }
}

/** The socket is ready to carry a request. */
export async function openConnection(
  to: Destination,
  { network, signal }: { network: EgressNetwork; signal: AbortSignal },
): Promise<Connection> {
  let addresses: string[]
  try {
    addresses = to.isAddress ? [to.host] : await orAborted(network.resolve(to.host), signal)
  } catch {
    return failed(signal, `The host ${to.host} was not found.`)
  }
  // One private answer among public ones is a trap or a mistake; either way the name is not public.
  if (addresses.length === 0 || addresses.some((address) => !isPublicAddress(address) || isOurs(address))) {
    const message = `This app may not reach ${to.host}: its name leads to an address that is not public.`
    return { ok: false, refusal: { status: 403, message } }
  }
  for (const address of addresses.slice(0, maxAttempts)) {
    const raw = network.connect({ address, port: to.port })
    const isOpen = await opened(raw, 'connect', signal)
    if (isOpen !== null) {
      raw.destroy()
      continue
    }
    if (!to.isSecure) return { ok: true, socket: raw, raw }
    return secure(raw, to, { network, signal })
  }
  return failed(signal, `The host ${to.host} could not be reached.`)
}

async function secure(
  raw: Socket,
  to: Destination,
  { network, signal }: { network: EgressNetwork; signal: AbortSignal },
): Promise<Connection> {
  const socket = connectTls({
    socket: raw,
    host: to.host,
    // Names only: an address has no place in this field.
    ...(to.isAddress ? {} : { servername: to.host }),
    ALPNProtocols: ['http/1.1'],
    ...(network.certificates === undefined ? {} : { ca: network.certificates }),
  })
  const problem = await opened(socket, 'secureConnect', signal)
  if (problem === null) return { ok: true, socket, raw }
  socket.destroy()
  raw.destroy()
  return failed(signal, `The host ${to.host} has no trusted certificate or does not speak TLS (${problem.message}).`)
}

/** The addresses of this machine, of which one may be public: what listens there is guarded against others, not us. */
function isOurs(address: string): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address) === true)
}

function failed(signal: AbortSignal, message: string): Connection {
  return signal.aborted
    ? { ok: false, refusal: { status: 504, message: 'The connection to the outside host took too long.' } }
    : { ok: false, refusal: { status: 502, message } }
}

/** @returns null once it is open, or what went wrong */
function opened(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<Error | null> {
  return new Promise((resolve) => {
    const settle = (result: Error | null) => {
      socket.off(event, onOpen)
      socket.off('close', onClose)
      signal.removeEventListener('abort', onAbort)
      resolve(result)
    }
    const onOpen = () => settle(null)
    const onClose = () => settle(new Error('the connection was closed'))
    const onAbort = () => settle(new Error('it took too long'))
    // Stays for the socket's whole life: an error that nobody hears would end the supervisor.
    socket.on('error', settle)
    socket.once(event, onOpen)
    socket.once('close', onClose)
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
  })
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true })
    }),
  ])
}
