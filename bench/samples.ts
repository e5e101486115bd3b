// What was measured, and how it is told: medians with their range, and ratios against a peer of the same run.

export type Samples = readonly number[]

export interface Row {
  measure: string
  /** For people: "412 ms (398–455)". */
  ours: string
  peer: string
  ratio: string
  aim: string
}

export function median(samples: Samples): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export function tellTime(samples: Samples): string {
  const range =
    samples.length > 1 ? ` (${tellOne(Math.min(...samples))}–${tellOne(Math.max(...samples))}, ${samples.length}×)` : ''
  return `${tellOne(median(samples))}${range}`
}

export function tellRate(samples: Samples): string {
  return `${Math.round(median(samples))}/s (${Math.round(Math.min(...samples))}–${Math.round(Math.max(...samples))}, ${samples.length}×)`
}

function tellOne(ms: number): string {
  if (ms >= 10_000) return `${(ms / 1000).toFixed(1)} s`
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`
  return `${ms < 20 ? ms.toFixed(1) : Math.round(ms)} ms`
}

/** How fast we are beside the peer, of medians: above 1 is faster. */
export function tellSpeedup(ours: Samples, peer: Samples): string {
  return `${(median(peer) / median(ours)).toFixed(1)}× as fast`
}

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const startedAt = performance.now()
  const result = await work()
  return { ms: performance.now() - startedAt, result }
}

/** Milliseconds since the epoch with fractions, on the clock that pages of the same machine read too. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now()
}
