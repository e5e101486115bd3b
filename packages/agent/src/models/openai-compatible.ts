import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'

import { fetchOf, type ProviderSettings } from './provider-settings.ts'

/** Speaks Chat Completions: Ollama, vLLM, LM Studio and most gateways. */
export function createOpenaiCompatibleModel(id: string, settings: ProviderSettings): LanguageModelV4 {
  const { apiKey, baseUrl } = settings
  if (baseUrl === undefined) throw new Error('OPENAI_COMPATIBLE_BASE_URL is needed for this model.')
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...fetchOf(settings),
  })(id)
}
