// Asks a provider's moderation service (POST …/moderations, as OpenAI documents it) what it sees in a text or a picture.
import * as z from 'zod'

import { fetchOf, type ProviderSettings } from '../models/provider-settings.ts'

export interface ModerationQuestion {
  /** Each is judged by itself. */
  texts: readonly string[]
  /** `data:` addresses. */
  images: readonly string[]
  signal: AbortSignal
}

/** `image_unreadable`: it could not make anything of a picture. */
export type ModerationAnswer =
  | { ok: true; found: string[] }
  | { ok: false; code: 'image_unreadable' | 'unavailable'; message: string }

export type AskModeration = (question: ModerationQuestion) => Promise<ModerationAnswer>

/** What is refused of what the service tells apart. It also flags quarrels and films with blood, which anybody may build. */
const refused: Readonly<Record<string, string>> = {
  'sexual/minors': 'sexual content with children',
  'hate/threatening': 'threats against people for who they are',
  'harassment/threatening': 'threats against people',
  'self-harm/intent': 'harming oneself',
  'self-harm/instructions': 'harming oneself',
  illicit: 'something against the law',
  'illicit/violent': 'violence against the law',
}

const answerSchema = z.object({
  results: z.array(z.object({ categories: z.record(z.string(), z.boolean().nullable()) })).min(1),
})

const officialUrl = 'https://api.openai.com/v1'

export function createModeration(settings: ProviderSettings, model = 'omni-moderation-latest'): AskModeration {
  const url = `${(settings.baseUrl ?? officialUrl).replace(/\/+$/, '')}/moderations`
  const fetcher = fetchOf(settings).fetch ?? fetch
  return async ({ texts, images, signal }) => {
    const found = new Set<string>()
    for (const input of partsOf(texts, images)) {
      const answer = await ask(fetcher, { url, apiKey: settings.apiKey, body: { model, input }, signal })
      if (!answer.ok) return answer
      for (const category of answer.found) found.add(category)
    }
    return { ok: true, found: [...found] }
  }
}

/** One picture a request, as the service wants it; all texts in one. */
function partsOf(texts: readonly string[], images: readonly string[]): unknown[] {
  return [...(texts.length === 0 ? [] : [texts]), ...images.map((url) => [{ type: 'image_url', image_url: { url } }])]
}

async function ask(
  fetcher: typeof fetch,
  input: { url: string; apiKey: string | undefined; body: { model: string; input: unknown }; signal: AbortSignal },
): Promise<ModerationAnswer> {
  const { url, apiKey, body, signal } = input
  try {
    const response = await fetcher(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      const isPicture = JSON.stringify(body.input).includes('"image_url"') && response.status === 400
      const message = `The moderation service answered with ${response.status}.`
      return { ok: false, code: isPicture ? 'image_unreadable' : 'unavailable', message }
    }
    const { results } = answerSchema.parse(await response.json())
    const found = results.flatMap(({ categories }) =>
      Object.entries(categories).flatMap(([name, isFound]) =>
        isFound === true && refused[name] !== undefined ? [refused[name]] : [],
      ),
    )
    return { ok: true, found }
  } catch (error) {
    // The caller lets go; everything else is the service's fault and data.
    if (signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'AbortError') throw error
    return { ok: false, code: 'unavailable', message: error instanceof Error ? error.message : String(error) }
  }
}
