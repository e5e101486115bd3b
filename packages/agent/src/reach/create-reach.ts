// From settings to the services that a run may use.
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModelV4 } from '@ai-sdk/provider'

import type { ProviderSettings } from '../models/provider-settings.ts'
import { selectModel } from '../models/select-model.ts'
import { createFastApply, type FastApply, type FastApplyService } from './apply-fast.ts'
import { createEmbedder, createVoyageEmbedder, type Embedder } from './embed-texts.ts'
import { createImageMaker } from './make-images.ts'
import type { Reach } from './reach.ts'
import { createBraveSearch, createNativeSearch, createTavilySearch, type WebSearch } from './search-web.ts'

export interface ServiceAccount {
  apiKey: string | undefined
  baseUrl: string | undefined
}

export interface ReachSettings {
  /** `brave`, `tavily`, a model that searches (`anthropic/…`, `openai/…`, `google/…`), or undefined. */
  webSearch: string | undefined
  /** `openai/…` or `google/gemini-…`. */
  imageModel: string | undefined
  /** `openai/…`, `openai-compatible/…` or `voyage/…`. */
  embeddingModel: string | undefined
  fastApply: FastApplyService | undefined
  accounts: Readonly<Record<'brave' | 'tavily' | 'voyage' | FastApplyService, ServiceAccount>>
  providers: Readonly<Record<'anthropic' | 'openai' | 'google' | 'openaiCompatible', ProviderSettings>>
}

/** @throws Error with words for the operator when a service has no key */
export function createReach(settings: ReachSettings): Reach {
  const { webSearch, imageModel, embeddingModel, fastApply } = settings
  return {
    webSearch: webSearch === undefined ? null : webSearchOf(webSearch, settings),
    images: imageModel === undefined ? null : createImageMaker(imageModel, imageModelOf(imageModel, settings)),
    embeddings: embeddingModel === undefined ? null : embedderOf(embeddingModel, settings),
    fastApply: fastApply === undefined ? null : fastApplyOf(fastApply, settings),
  }
}

function webSearchOf(name: string, { accounts, providers }: ReachSettings): WebSearch {
  if (name === 'brave') return createBraveSearch(withKey(accounts.brave, 'BRAVE_API_KEY'))
  if (name === 'tavily') return createTavilySearch(withKey(accounts.tavily, 'TAVILY_API_KEY'))
  return createNativeSearch(name, selectModel({ name, ...providers }).model)
}

function imageModelOf(name: string, { providers }: ReachSettings): ImageModelV4 {
  const { provider, id } = parts(name)
  if (provider === 'openai') {
    const { apiKey, baseUrl } = withKey(providers.openai, 'OPENAI_API_KEY')
    return createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1' }).image(id)
  }
  if (provider === 'google') {
    const { apiKey, baseUrl } = withKey(providers.google, 'GOOGLE_API_KEY')
    const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta'
    return createGoogle({ apiKey, baseURL }).image(id)
  }
  throw new Error(`IMAGE_MODEL=${name} is not known: write openai/… or google/gemini-….`)
}

function embedderOf(name: string, { accounts, providers }: ReachSettings): Embedder {
  const { provider, id } = parts(name)
  if (provider === 'voyage') return createVoyageEmbedder(id, withKey(accounts.voyage, 'VOYAGE_API_KEY'))
  if (provider === 'openai') {
    const { apiKey, baseUrl } = withKey(providers.openai, 'OPENAI_API_KEY')
    return createEmbedder(
      name,
      createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1' }).embeddingModel(id),
    )
  }
  const { baseUrl, apiKey } = providers.openaiCompatible
  if (provider !== 'openai-compatible') {
    throw new Error(`EMBEDDING_MODEL=${name} is not known: write openai/…, openai-compatible/… or voyage/….`)
  }
  if (baseUrl === undefined) throw new Error(`OPENAI_COMPATIBLE_BASE_URL is needed for EMBEDDING_MODEL=${name}.`)
  const own = createOpenAICompatible({ name: provider, baseURL: baseUrl, ...(apiKey === undefined ? {} : { apiKey }) })
  return createEmbedder(name, own.embeddingModel(id))
}

function fastApplyOf(service: FastApplyService, { accounts }: ReachSettings): FastApply {
  return createFastApply(service, withKey(accounts[service], `${service.toUpperCase()}_API_KEY`))
}

function parts(name: string): { provider: string; id: string } {
  const [provider = '', ...rest] = name.split('/')
  return { provider, id: rest.join('/') }
}

function withKey<T extends ServiceAccount>({ apiKey, ...rest }: T, variable: string) {
  if (apiKey === undefined) throw new Error(`${variable} is needed for a service that is switched on.`)
  return { ...rest, apiKey }
}
