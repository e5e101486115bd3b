// How often somebody may ask: a bucket that refills evenly, in the memory of this node.

export interface RequestRate {
  /** Counts one request. @returns 0 when it is allowed, else in how many seconds the next one is */
  take(key: string): number
}

/** Buckets that are full again are forgotten; beyond this many the oldest go, full or not. */
const maxKeys = 50_000

/** @param now milliseconds, handed in for tests */
export function createRequestRate(perMinute: number, now: () => number = Date.now): RequestRate {
  const buckets = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / 60_000
  return {
    take(key) {
      const at = now()
      const known = buckets.get(key)
      const left = known === undefined ? perMinute : Math.min(perMinute, known.left + (at - known.at) * perMs)
      buckets.delete(key)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at })
      for (const oldest of buckets.keys()) {
        if (buckets.size <= maxKeys) break
        buckets.delete(oldest)
      }
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1000)
    },
  }
}
