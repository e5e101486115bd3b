// From configuration values to the model that answers chat messages.
import type { LanguageModelV4 } from '@ai-sdk/provider'

import { createAnthropicModel } from './anthropic.ts'
import { limitsOf, type ModelLimits } from './model-table.ts'
import { createOffline } from './offline.ts'
import { createOpenaiCompatibleModel } from './openai-compatible.ts'
import { createOpenaiModel } from './openai.ts'

export interface ProviderSettings {
  apiKey: string | undefined
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined
}

export interface ModelSettings {
  /** `offline`, `anthropic/<id>`, `openai/<id>` or `openai-compatible/<id>`. */
  name: string
  anthropic: ProviderSettings
  openai: ProviderSettings
  openaiCompatible: ProviderSettings
}

export interface SelectedModel {
  name: string
  model: LanguageModelV4
  limits: ModelLimits
}

/** @throws Error with words for the operator when the name or its settings do not fit */
export function selectModel(settings: ModelSettings): SelectedModel {
  return { name: settings.name, model: createModel(settings), limits: limitsOf(settings.name) }
}

function createModel(settings: ModelSettings): LanguageModelV4 {
  const slash = settings.name.indexOf('/')
  const provider = slash === -1 ? settings.name : settings.name.slice(0, slash)
  const id = slash === -1 ? '' : settings.name.slice(slash + 1)
  if (provider === 'offline') return createOffline()
  if (id === '') throw new Error(`JOINERY_MODEL needs a model's id after the slash, for example ${provider}/…`)
  if (provider === 'anthropic') return createAnthropicModel(id, settings.anthropic)
  if (provider === 'openai') return createOpenaiModel(id, settings.openai)
  if (provider === 'openai-compatible') return createOpenaiCompatibleModel(id, settings.openaiCompatible)
  throw new Error(`JOINERY_MODEL names the provider “${provider}”, which does not exist.`)
}
