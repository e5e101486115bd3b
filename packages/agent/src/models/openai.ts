import { createOpenAI, type OpenAIProvider } from '@ai-sdk/openai'
import type { LanguageModelV4 } from '@ai-sdk/provider'

import { fetchOf, type ProviderSettings } from './provider-settings.ts'

function provider(settings: ProviderSettings): OpenAIProvider {
  const { apiKey, baseUrl } = settings
  if (apiKey === undefined) throw new Error('OPENAI_API_KEY is needed for this model.')
  // Both are always given: the SDK must not look into the environment itself.
  return createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', ...fetchOf(settings) })
}

/** Speaks the Responses API. */
export function createOpenaiModel(id: string, settings: ProviderSettings): LanguageModelV4 {
  return provider(settings)(id)
}

/** Speaks Chat Completions, for what has no Responses. */
export function createOpenaiChatModel(id: string, settings: ProviderSettings): LanguageModelV4 {
  return provider(settings).chat(id)
}
