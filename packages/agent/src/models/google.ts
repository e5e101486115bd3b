import { createGoogle } from '@ai-sdk/google'
import type { LanguageModelV4 } from '@ai-sdk/provider'

import { fetchOf, type ProviderSettings } from './provider-settings.ts'

/** Speaks Gemini's generateContent. */
export function createGoogleModel(id: string, settings: ProviderSettings): LanguageModelV4 {
  const { apiKey, baseUrl } = settings
  if (apiKey === undefined) throw new Error('GOOGLE_API_KEY is needed for this model.')
  // Both are always given: the SDK must not look into the environment itself.
  const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta'
  return createGoogle({ apiKey, baseURL, ...fetchOf(settings) })(id)
}
