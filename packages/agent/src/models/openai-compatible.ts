import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'

import type { ProviderSettings } from './select-model.ts'

/** Speaks Chat Completions: Ollama, vLLM, LM Studio and most gateways. */
export function createOpenaiCompatibleModel(id: string, { apiKey, baseUrl }: ProviderSettings): LanguageModelV4 {
  if (baseUrl === undefined) throw new Error('OPENAI_COMPATIBLE_BASE_URL is needed for this model.')
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    includeUsage: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })(id)
}
