// What models took, and what that costs at the providers' list prices.
import * as z from 'zod'

import { findPrice, ownPrices, type PriceList } from './model-prices.ts'

/** Tokens that one model took in a run. */
export const modelUsageSchema = z.object({
  model: z.string(),
  /** With what came from the cache. */
  inputTokens: z.number().int().min(0),
  cachedInputTokens: z.number().int().min(0),
  /** With reasoning. */
  outputTokens: z.number().int().min(0),
  reasoningTokens: z.number().int().min(0),
  /** Of a service that counts by the piece: searches, pictures. */
  requests: z.number().int().min(0).optional(),
  /** The provider did not say for at least one answer: a guess from the length of the texts. */
  isEstimated: z.boolean(),
})
export type ModelUsage = z.infer<typeof modelUsageSchema>

/**
 * In millionths of the currency unit, rounded up. Rules cost nothing.
 *
 * @returns null when one of the models has no price: what it took is counted, not priced
 */
export function costOf(usage: readonly ModelUsage[], prices: PriceList = ownPrices): number | null {
  let cost = 0
  for (const { model, inputTokens, cachedInputTokens, outputTokens } of usage) {
    if (model === 'offline') continue
    const price = findPrice(prices, model)
    if (price === null) return null
    const fresh = Math.max(0, inputTokens - cachedInputTokens)
    cost += fresh * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output
  }
  return Math.max(0, Math.ceil(cost - 1e-9))
}
