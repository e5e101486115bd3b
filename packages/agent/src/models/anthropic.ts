import { createAnthropic } from '@ai-sdk/anthropic'
import type { LanguageModelV4 } from '@ai-sdk/provider'

import { fetchOf, type ProviderSettings } from './provider-settings.ts'

export function createAnthropicModel(id: string, settings: ProviderSettings): LanguageModelV4 {
  const { apiKey, baseUrl } = settings
  if (apiKey === undefined) throw new Error('ANTHROPIC_API_KEY is needed for this model.')
  // Both are always given: the SDK must not look into the environment itself.
  return createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', ...fetchOf(settings) })(id)
}
