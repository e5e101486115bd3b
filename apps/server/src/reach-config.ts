// Settings of services beside the chat's model: web search, pictures, ranking by meaning, merging edits.
import type { ReachSettings } from '@joinery/agent'
import * as z from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const key = z.string().min(1).optional()

export const reachSchema = {
  WEB_SEARCH: z
    .string()
    .regex(
      /^(off|brave|tavily|(anthropic|openai|google)\/\S+)$/,
      'must be off, brave, tavily, anthropic/…, openai/… or google/…',
    )
    .optional(),
  BRAVE_API_KEY: key,
  BRAVE_BASE_URL: url.optional(),
  TAVILY_API_KEY: key,
  TAVILY_BASE_URL: url.optional(),
  IMAGE_MODEL: z
    .string()
    .regex(/^(openai\/|google\/gemini-)\S+$/, 'must be openai/… or google/gemini-…')
    .optional(),
  EMBEDDING_MODEL: z
    .string()
    .regex(/^(openai|openai-compatible|voyage)\/\S+$/, 'must be openai/…, openai-compatible/… or voyage/…')
    .optional(),
  VOYAGE_API_KEY: key,
  VOYAGE_BASE_URL: url.optional(),
  FAST_APPLY: z.enum(['morph', 'relace'], { error: 'must be morph or relace' }).optional(),
  MORPH_API_KEY: key,
  MORPH_BASE_URL: url.optional(),
  RELACE_API_KEY: key,
  RELACE_BASE_URL: url.optional(),
}

type Values = z.infer<z.ZodObject<typeof reachSchema>>

function account(apiKey: string | undefined, baseUrl: string | undefined) {
  return { apiKey, baseUrl }
}

/** A key alone is enough for web search. */
export function reachOf(values: Values): Omit<ReachSettings, 'providers'> {
  return {
    webSearch: webSearchOf(values),
    imageModel: values.IMAGE_MODEL,
    embeddingModel: values.EMBEDDING_MODEL,
    fastApply: values.FAST_APPLY,
    accounts: {
      brave: account(values.BRAVE_API_KEY, values.BRAVE_BASE_URL),
      tavily: account(values.TAVILY_API_KEY, values.TAVILY_BASE_URL),
      voyage: account(values.VOYAGE_API_KEY, values.VOYAGE_BASE_URL),
      morph: account(values.MORPH_API_KEY, values.MORPH_BASE_URL),
      relace: account(values.RELACE_API_KEY, values.RELACE_BASE_URL),
    },
  }
}

function webSearchOf({ WEB_SEARCH, BRAVE_API_KEY, TAVILY_API_KEY }: Values): string | undefined {
  if (WEB_SEARCH !== undefined) return WEB_SEARCH === 'off' ? undefined : WEB_SEARCH
  if (BRAVE_API_KEY !== undefined) return 'brave'
  return TAVILY_API_KEY === undefined ? undefined : 'tavily'
}

/** Which key a service that is switched on does not have. */
export function reachProblems(
  values: Values &
    Readonly<Partial<Record<'ANTHROPIC_API_KEY' | 'OPENAI_API_KEY' | 'GOOGLE_API_KEY', string | undefined>>>,
): string[] {
  const needs: readonly (readonly [variable: string, value: string | undefined])[] = [
    ['WEB_SEARCH', webSearchOf(values)],
    ['IMAGE_MODEL', values.IMAGE_MODEL],
    ['EMBEDDING_MODEL', values.EMBEDDING_MODEL],
    ['FAST_APPLY', values.FAST_APPLY],
  ]
  const keys: Readonly<Record<string, string | undefined>> = {
    BRAVE_API_KEY: values.BRAVE_API_KEY,
    TAVILY_API_KEY: values.TAVILY_API_KEY,
    VOYAGE_API_KEY: values.VOYAGE_API_KEY,
    MORPH_API_KEY: values.MORPH_API_KEY,
    RELACE_API_KEY: values.RELACE_API_KEY,
    ANTHROPIC_API_KEY: values.ANTHROPIC_API_KEY,
    OPENAI_API_KEY: values.OPENAI_API_KEY,
    GOOGLE_API_KEY: values.GOOGLE_API_KEY,
  }
  return needs.flatMap(([variable, value]) => {
    const service = value?.split('/')[0]
    if (service === undefined || service === 'openai-compatible') return []
    const needed = `${service.toUpperCase()}_API_KEY`
    return keys[needed] === undefined ? [`${needed} is needed for ${variable}=${value}`] : []
  })
}
