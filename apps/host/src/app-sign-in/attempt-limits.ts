// How often somebody may try: counted in memory, per app, by where it comes from and by whom it is about.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

interface Count {
  used: number
  until: number
}

export interface AttemptLimits {
  /** Counts one attempt under each key; false when one of them has no more. */
  take(attempts: readonly { key: string; limit: number }[]): boolean
  /** After a success: what was counted under this key is forgiven. */
  forgive(key: string): void
}

export const windowMs = 10 * 60_000
const maxKeys = 50_000

export function createAttemptLimits(now: () => number = Date.now): AttemptLimits {
  const counts = new Map<string, Count>()

  function count(key: string): Count {
    const known = counts.get(key)
    if (known !== undefined && known.until > now()) return known
    const fresh = { used: 0, until: now() + windowMs }
    counts.delete(key)
    counts.set(key, fresh)
    const [oldest] = counts.keys()
    if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest)
    return fresh
  }

  return {
    take(attempts) {
      const open = attempts.map(({ key, limit }) => ({ entry: count(key), limit }))
      for (const { entry } of open) entry.used += 1
      return open.every(({ entry, limit }) => entry.used <= limit)
    },
    forgive: (key) => void counts.delete(key),
  }
}

/** Where a proxy of the operator's may stand. */
const nearby = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4')
}
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Where the visitor is; of IPv6 the network that one household has. Behind a proxy nearby it is what that proxy says
 * itself: the last entry, since those before it come from outside.
 */
export function networkOf({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
  const peer = (socket.remoteAddress ?? 'local').replace(/^::ffff:/, '')
  const told =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  const isNearby = isIP(peer) !== 0 && nearby.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4')
  const address = isNearby && isIP(told) !== 0 ? told : peer
  return isIP(address) === 6 ? firstHalf(address) : address
}

/** The first 64 bits, written out. */
function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')
}
