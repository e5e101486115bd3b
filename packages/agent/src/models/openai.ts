import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModelV4 } from '@ai-sdk/provider'

import type { ProviderSettings } from './select-model.ts'

/** Speaks the Responses API. */
export function createOpenaiModel(id: string, { apiKey, baseUrl }: ProviderSettings): LanguageModelV4 {
  if (apiKey === undefined) throw new Error('OPENAI_API_KEY is needed for this model.')
  // Both are always given: the SDK must not look into the environment itself.
  return createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1' })(id)
}
