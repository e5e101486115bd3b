// What a run took, as the message shows it.
import type { Generation, RunEvent } from '@joinery/contract/chat'

export interface Spent {
  parts: { kind: 'input' | 'cached' | 'output' | 'reasoning'; count: number }[]
  /** In millionths of the currency unit; null: nothing to say. */
  cost: number | null
  isReturned: boolean
  isEstimated: boolean
}

/** @param finished the run's last event, which is there before the history says the same */
export function spentOf(
  generation: Pick<Generation, 'usage' | 'cost'>,
  finished: Extract<RunEvent, { type: 'finished' }> | null,
): Spent {
  const usage = finished?.usage ?? generation.usage
  const sum = (kind: 'inputTokens' | 'cachedInputTokens' | 'outputTokens' | 'reasoningTokens') =>
    usage.reduce((total, each) => total + each[kind], 0)
  const counts = [
    { kind: 'input', count: sum('inputTokens') },
    { kind: 'cached', count: sum('cachedInputTokens') },
    { kind: 'output', count: sum('outputTokens') },
    { kind: 'reasoning', count: sum('reasoningTokens') },
  ] as const
  const parts = counts.filter(({ count }) => count > 0)
  const cost = finished?.cost === undefined ? generation.cost : finished.cost
  return {
    parts,
    cost: parts.length === 0 ? null : cost,
    isReturned: finished?.credits === 'returned',
    isEstimated: usage.some(({ isEstimated }) => isEstimated),
  }
}
