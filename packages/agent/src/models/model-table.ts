// What we know about models by their ids; an unknown one gets modest numbers.

export interface ModelLimits {
  /** Tokens of prompt and answer together. */
  contextTokens: number
  maxOutputTokens: number
}

const known: readonly (readonly [RegExp, ModelLimits])[] = [
  [/^anthropic\//, { contextTokens: 200_000, maxOutputTokens: 32_000 }],
  [/^openai\//, { contextTokens: 200_000, maxOutputTokens: 32_000 }],
  [/^offline$/, { contextTokens: 1_000_000, maxOutputTokens: 200_000 }],
]

const unknown: ModelLimits = { contextTokens: 64_000, maxOutputTokens: 16_000 }

export function limitsOf(name: string): ModelLimits {
  return known.find(([pattern]) => pattern.test(name))?.[1] ?? unknown
}
