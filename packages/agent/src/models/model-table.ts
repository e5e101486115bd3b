// What we know about models by their ids; an unknown one gets modest numbers.
import { modelFamilyOf } from '@joinery/contract/vocabulary/models'

export interface ModelLimits {
  /** Tokens of prompt and answer together. */
  contextTokens: number
  maxOutputTokens: number
}

const limits = (contextTokens: number, maxOutputTokens: number): ModelLimits => ({ contextTokens, maxOutputTokens })

/** By the model's own name behind `provider/`: the first that fits. More than a model takes is refused by its provider. */
const known: readonly (readonly [RegExp, ModelLimits])[] = [
  [/^claude-3-(?:opus|haiku|sonnet)/, limits(200_000, 4_096)],
  [/^claude-3-5/, limits(200_000, 8_192)],
  [/^claude/, limits(200_000, 32_000)],
  [/^gpt-4o-mini|^gpt-4o|^chatgpt-4o/, limits(128_000, 16_384)],
  [/^gpt-4\.1/, limits(1_000_000, 32_768)],
  [/^gpt-4-turbo/, limits(128_000, 4_096)],
  [/^gpt-4/, limits(8_192, 4_096)],
  [/^gpt-3\.5/, limits(16_385, 4_096)],
  [/^gpt-5-chat/, limits(128_000, 16_384)],
  [/^gpt-5/, limits(272_000, 64_000)],
  [/^o1-mini/, limits(128_000, 65_536)],
  [/^o[134]/, limits(200_000, 64_000)],
  [/^gemini-1\.5|^gemini-2\.0/, limits(1_000_000, 8_192)],
  [/^gemini/, limits(1_000_000, 64_000)],
  [/^offline$/, limits(1_000_000, 200_000)],
]

/** Of a provider whose models are large, under a name we do not know yet. */
const large = limits(200_000, 32_000)
const unknown = limits(64_000, 16_000)

export function limitsOf(name: string): ModelLimits {
  const own = name.split('/').at(-1)?.toLowerCase() ?? ''
  const found = known.find(([pattern]) => pattern.test(own))?.[1]
  if (found !== undefined) return found
  if (/^(?:anthropic|openai|openai-chat|google)\//.test(name)) return large
  // Models of this family are as large behind any gateway; those of other families are also run small, by oneself.
  return modelFamilyOf(name) === 'anthropic' ? large : unknown
}
