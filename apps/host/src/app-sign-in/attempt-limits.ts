// How often somebody may try: counted in memory, per app, by where it comes from and by whom it is about.
import type { IncomingMessage } from 'node:http'

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

/** The visitor's address; of IPv6 the network that one household has. */
export function networkOf(request: IncomingMessage): string {
  const address = request.socket.remoteAddress ?? 'local'
  if (!address.includes(':') || address.includes('.')) return address
  return address.split(':').slice(0, 4).join(':')
}
