// From settings to the model that answers.
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'

import { ModelFailure } from '../model-call/model-fault.ts'
import { createAnthropicModel } from './anthropic.ts'
import { createGoogleModel } from './google.ts'
import { limitsOf, type ModelLimits } from './model-table.ts'
import { createOffline } from './offline.ts'
import { createOpenaiCompatibleModel } from './openai-compatible.ts'
import { createOpenaiChatModel, createOpenaiModel } from './openai.ts'
import type { ProviderSettings } from './provider-settings.ts'

export interface ModelSettings {
  /** `offline`, or `<provider>/<id>` with a provider of `contract/models`. */
  name: string
  anthropic: ProviderSettings
  /** Both of its interfaces. */
  openai: ProviderSettings
  openaiCompatible: ProviderSettings
  google?: ProviderSettings
  /** How hard it thinks; undefined: as the provider has it. */
  effort?: Effort | undefined
  /** Tokens of one answer; a lower ceiling than the model's own. */
  maxOutputTokens?: number | undefined
  /** Answers where this one's provider fails. */
  fallback?: ModelSettings | undefined
}

export type Effort = NonNullable<LanguageModelV4CallOptions['reasoning']>

export interface SelectedModel {
  name: string
  model: LanguageModelV4
  limits: ModelLimits
  effort?: Effort | undefined
  fallback?: SelectedModel | undefined
}

const none: ProviderSettings = { apiKey: undefined, baseUrl: undefined }

/** @throws Error with words for the operator when the name or its settings do not fit */
export function selectModel(settings: ModelSettings): SelectedModel {
  const limits = limitsOf(settings.name)
  const { maxOutputTokens = limits.maxOutputTokens } = settings
  return {
    name: settings.name,
    model: createModel(settings),
    limits: { ...limits, maxOutputTokens: Math.min(maxOutputTokens, limits.maxOutputTokens) },
    effort: settings.effort,
    fallback: settings.fallback === undefined ? undefined : selectModel(settings.fallback),
  }
}

function createModel(settings: ModelSettings): LanguageModelV4 {
  const slash = settings.name.indexOf('/')
  const provider = slash === -1 ? settings.name : settings.name.slice(0, slash)
  const id = slash === -1 ? '' : settings.name.slice(slash + 1)
  if (provider === 'offline') return createOffline()
  if (id === '') throw new Error(`A model needs an id after the slash, for example ${provider}/…`)
  switch (provider) {
    case 'anthropic':
      return createAnthropicModel(id, settings.anthropic)
    case 'openai':
      return createOpenaiModel(id, settings.openai)
    case 'openai-chat':
      return createOpenaiChatModel(id, settings.openai)
    case 'google':
      return createGoogleModel(id, settings.google ?? none)
    case 'openai-compatible':
      return createOpenaiCompatibleModel(id, settings.openaiCompatible)
    default:
      throw new Error(`There is no provider “${provider}”.`)
  }
}

/** As `selectModel`, where the person of the run is told instead: the settings may have changed since it was chosen. */
export function selectModelForRun(settings: ModelSettings): SelectedModel {
  try {
    return selectModel(settings)
  } catch {
    const message = `The model ${settings.name} has lost its key or address. An admin can add it again under Models.`
    const fails = () => Promise.reject(new ModelFailure('model.not_set_up', message))
    const model: LanguageModelV4 = {
      specificationVersion: 'v4',
      provider: 'none',
      modelId: settings.name,
      supportedUrls: {},
      doGenerate: fails,
      doStream: fails,
    }
    return { name: settings.name, model, limits: limitsOf(settings.name) }
  }
}
