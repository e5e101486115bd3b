// Searching the web: two services with an interface of their own, and the search that providers of models bring along.
import type { LanguageModelV4, LanguageModelV4ProviderTool } from '@ai-sdk/provider'
import * as z from 'zod'

import { judgeFault } from '../model-call/model-fault.ts'
import { ReachFailure } from './reach.ts'
import { requestJson, type ServiceSettings } from './request-json.ts'

export interface FoundPage {
  title: string
  url: string
  text: string
}

export interface WebSearch {
  /** `brave`, `tavily`, or the model that searches. */
  name: string
  /** @throws ReachFailure with words for the model */
  search(input: { query: string; signal: AbortSignal }): Promise<{ pages: FoundPage[]; tokens: number }>
}

const maxPages = 8

const braveSchema = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().default(''),
          extra_snippets: z.array(z.string()).default([]),
        }),
      ),
    })
    .optional(),
})

export function createBraveSearch(settings: ServiceSettings): WebSearch {
  return {
    name: 'brave',
    async search({ query, signal }) {
      const base = settings.baseUrl ?? 'https://api.search.brave.com/res/v1'
      const answer = await requestJson(settings, {
        who: 'The web search (Brave)',
        method: 'GET',
        url: `${base}/web/search?${new URLSearchParams({ q: query, count: String(maxPages) }).toString()}`,
        headers: { 'x-subscription-token': settings.apiKey },
        signal,
      })
      const { web } = readAs(braveSchema, answer, 'Brave')
      const pages = (web?.results ?? []).map(({ title, url, description, extra_snippets }) => ({
        title: plain(title),
        url,
        text: plain([description, ...extra_snippets].join('\n')),
      }))
      return { pages, tokens: 0 }
    },
  }
}

const tavilySchema = z.object({
  results: z.array(z.object({ title: z.string().default(''), url: z.string(), content: z.string().default('') })),
})

export function createTavilySearch(settings: ServiceSettings): WebSearch {
  return {
    name: 'tavily',
    async search({ query, signal }) {
      const answer = await requestJson(settings, {
        who: 'The web search (Tavily)',
        method: 'POST',
        url: `${settings.baseUrl ?? 'https://api.tavily.com'}/search`,
        headers: { authorization: `Bearer ${settings.apiKey}` },
        body: { query, max_results: maxPages, search_depth: 'basic' },
        signal,
      })
      const pages = readAs(tavilySchema, answer, 'Tavily').results.map(({ title, url, content }) => ({
        title,
        url,
        text: plain(content),
      }))
      return { pages, tokens: 0 }
    },
  }
}

/** How each provider calls the search that its models bring along. */
const nativeTools: Readonly<Record<string, LanguageModelV4ProviderTool>> = {
  anthropic: {
    type: 'provider',
    id: 'anthropic.web_search_20250305',
    name: 'web_search',
    args: { maxUses: 2 },
  },
  openai: { type: 'provider', id: 'openai.web_search', name: 'web_search', args: {} },
  google: { type: 'provider', id: 'google.google_search', name: 'google_search', args: {} },
}

/** Providers of models that search themselves; a name of a model begins with one. */
export const searchingProviders: readonly string[] = Object.keys(nativeTools)

const nativeTimeoutMs = 60_000

/** A model that searches and tells what it found; the run's own model need not be able to. */
export function createNativeSearch(name: string, model: LanguageModelV4): WebSearch {
  const tool = nativeTools[name.split('/')[0] ?? '']
  if (tool === undefined) throw new Error(`Models of ${name} do not search the web.`)
  return {
    name,
    async search({ query, signal }) {
      const told = await ask(model, tool, { query, signal })
      const pages = told.content.flatMap((part): FoundPage[] =>
        part.type === 'source' && part.sourceType === 'url'
          ? [{ title: part.title ?? '', url: part.url, text: '' }]
          : [],
      )
      const text = told.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
      const unique = pages.filter((page, index) => pages.findIndex(({ url }) => url === page.url) === index)
      const said = text.trim() === '' ? [] : [{ title: `What ${name} found`, url: '', text: text.trim() }]
      const { inputTokens, outputTokens } = told.usage
      return { pages: [...said, ...unique], tokens: (inputTokens.total ?? 0) + (outputTokens.total ?? 0) }
    },
  }
}

async function ask(
  model: LanguageModelV4,
  tool: LanguageModelV4ProviderTool,
  { query, signal }: { query: string; signal: AbortSignal },
) {
  try {
    return await model.doGenerate({
      prompt: [
        {
          role: 'system',
          content: 'Search the web once and tell in short what the pages say, with numbers and names.',
        },
        { role: 'user', content: [{ type: 'text', text: `Search for: ${query}` }] },
      ],
      tools: [tool],
      maxOutputTokens: 2_000,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(nativeTimeoutMs)]),
    })
  } catch (error) {
    signal.throwIfAborted()
    throw new ReachFailure(`The web search failed. ${judgeFault(error).failure.message}`, { cause: error })
  }
}

function readAs<T>(schema: z.ZodType<T>, answer: unknown, who: string): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ReachFailure(`The web search (${who}) answered with something unknown.`)
  return parsed.data
}

/** Snippets mark what they found with tags. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
