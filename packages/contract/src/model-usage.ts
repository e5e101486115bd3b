// What models took, and what that costs at the providers' list prices.
import * as z from 'zod'

/** Tokens that one model took in a run. */
export const modelUsageSchema = z.object({
  model: z.string(),
  /** With what came from the cache. */
  inputTokens: z.number().int().min(0),
  cachedInputTokens: z.number().int().min(0),
  /** With reasoning. */
  outputTokens: z.number().int().min(0),
  reasoningTokens: z.number().int().min(0),
  /** The provider did not say for at least one answer: a guess from the length of the texts. */
  isEstimated: z.boolean(),
})
export type ModelUsage = z.infer<typeof modelUsageSchema>

/** List price in currency units per million tokens. */
export interface ModelPrice {
  input: number
  cachedInput: number
  output: number
}

/** Changes with every change of a price below: what was settled keeps the one it was settled by. */
export const priceListVersion = '2025-11'

/** By the model's own name, whoever serves it; the first that fits counts. */
const priceList: readonly (readonly [RegExp, ModelPrice])[] = [
  [/^claude-(3-)?haiku-4|^claude-haiku/, { input: 1, cachedInput: 0.1, output: 5 }],
  [/^claude-opus-4-[5-9]/, { input: 5, cachedInput: 0.5, output: 25 }],
  [/^claude-(opus|3-opus)/, { input: 15, cachedInput: 1.5, output: 75 }],
  [/^claude-(sonnet|3-[57]-sonnet)/, { input: 3, cachedInput: 0.3, output: 15 }],
  [/^gpt-5(\.\d)?-nano/, { input: 0.05, cachedInput: 0.005, output: 0.4 }],
  [/^gpt-5(\.\d)?-mini/, { input: 0.25, cachedInput: 0.025, output: 2 }],
  [/^gpt-5(\.\d)?(-codex|-chat|-\d|$)/, { input: 1.25, cachedInput: 0.125, output: 10 }],
  [/^gpt-4\.1-nano/, { input: 0.1, cachedInput: 0.025, output: 0.4 }],
  [/^gpt-4\.1-mini/, { input: 0.4, cachedInput: 0.1, output: 1.6 }],
  [/^gpt-4\.1/, { input: 2, cachedInput: 0.5, output: 8 }],
  [/^gpt-4o-mini/, { input: 0.15, cachedInput: 0.075, output: 0.6 }],
  [/^gpt-4o/, { input: 2.5, cachedInput: 1.25, output: 10 }],
  [/^o4-mini|^o3-mini/, { input: 1.1, cachedInput: 0.275, output: 4.4 }],
  [/^o3(-\d|$)/, { input: 2, cachedInput: 0.5, output: 8 }],
  [/^gemini-2\.5-flash-lite/, { input: 0.1, cachedInput: 0.01, output: 0.4 }],
  [/^gemini-2\.5-flash/, { input: 0.3, cachedInput: 0.03, output: 2.5 }],
  [/^gemini-2\.5-pro/, { input: 1.25, cachedInput: 0.125, output: 10 }],
]

/** @returns null when the list has no price for the model: what it takes is counted, not priced */
export function priceOf(model: string): ModelPrice | null {
  if (model === 'offline') return { input: 0, cachedInput: 0, output: 0 }
  const name = model.split('/').at(-1)?.toLowerCase() ?? ''
  return priceList.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/**
 * In millionths of the currency unit, rounded up.
 *
 * @returns null when one of the models has no price
 */
export function costOf(usage: readonly ModelUsage[]): number | null {
  let cost = 0
  for (const { model, inputTokens, cachedInputTokens, outputTokens } of usage) {
    const price = priceOf(model)
    if (price === null) return null
    const fresh = Math.max(0, inputTokens - cachedInputTokens)
    cost += fresh * price.input + cachedInputTokens * price.cachedInput + outputTokens * price.output
  }
  return Math.max(0, Math.ceil(cost - 1e-9))
}
