// What we know about models by their ids; an unknown one gets modest numbers.
import { modelFamilyOf } from '@joinery/contract/vocabulary/models'

export interface ModelLimits {
  /** Tokens of prompt and answer together. */
  contextTokens: number
  maxOutputTokens: number
}

const large: ModelLimits = { contextTokens: 200_000, maxOutputTokens: 32_000 }
const known: readonly (readonly [RegExp, ModelLimits])[] = [
  [/^anthropic\//, large],
  [/^openai(-chat)?\//, large],
  [/^google\//, large],
  [/^offline$/, { contextTokens: 1_000_000, maxOutputTokens: 200_000 }],
]

const unknown: ModelLimits = { contextTokens: 64_000, maxOutputTokens: 16_000 }

export function limitsOf(name: string): ModelLimits {
  const found = known.find(([pattern]) => pattern.test(name))?.[1]
  // Models of this family are as large behind any gateway; those of other families are also run small, by oneself.
  return found ?? (modelFamilyOf(name) === 'anthropic' ? large : unknown)
}
