// Texts as vectors, for ranking files by what they are about.
import type { EmbeddingModelV4 } from '@ai-sdk/provider'
import * as z from 'zod'

import { judgeFault } from '../model-call/model-fault.ts'
import { ReachFailure } from './reach.ts'
import { requestJson, type ServiceSettings } from './request-json.ts'

export interface Embedder {
  /** For example `openai/text-embedding-3-large`. */
  name: string
  /**
   * @returns one vector for each text, in order, and the tokens it took
   * @throws ReachFailure; the signal's reason when it aborts
   */
  embed(input: { texts: readonly string[]; signal: AbortSignal }): Promise<{ vectors: number[][]; tokens: number }>
}

/** Texts of one request. */
const batch = 64
const timeoutMs = 20_000

/** A model of a provider of the AI SDK. */
export function createEmbedder(name: string, model: EmbeddingModelV4): Embedder {
  return {
    name,
    embed: ({ texts, signal }) =>
      inBatches(texts, async (values) => {
        try {
          const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
          const { embeddings, usage } = await model.doEmbed({ values, abortSignal })
          return { vectors: embeddings, tokens: usage?.tokens ?? 0 }
        } catch (error) {
          signal.throwIfAborted()
          throw new ReachFailure(`Ranking by meaning failed. ${judgeFault(error).failure.message}`, { cause: error })
        }
      }),
  }
}

const voyageSchema = z.object({
  data: z.array(z.object({ embedding: z.array(z.number()), index: z.number().int() })),
  usage: z.object({ total_tokens: z.number().int() }),
})

/** Voyage's own interface: close to OpenAI's, but it refuses the fields that clients for that one send. */
export function createVoyageEmbedder(id: string, settings: ServiceSettings): Embedder {
  return {
    name: `voyage/${id}`,
    embed: ({ texts, signal }) =>
      inBatches(texts, async (input) => {
        const answer = await requestJson(settings, {
          who: 'Ranking by meaning (Voyage)',
          method: 'POST',
          url: `${settings.baseUrl ?? 'https://api.voyageai.com/v1'}/embeddings`,
          headers: { authorization: `Bearer ${settings.apiKey}` },
          body: { model: id, input, truncation: true },
          signal,
        })
        const parsed = voyageSchema.safeParse(answer)
        if (!parsed.success) throw new ReachFailure('Ranking by meaning (Voyage) answered with something unknown.')
        const { data, usage } = parsed.data
        const vectors = [...data].sort((one, other) => one.index - other.index).map(({ embedding }) => embedding)
        return { vectors, tokens: usage.total_tokens }
      }),
  }
}

async function inBatches(
  texts: readonly string[],
  embed: (texts: string[]) => Promise<{ vectors: number[][]; tokens: number }>,
): Promise<{ vectors: number[][]; tokens: number }> {
  const vectors: number[][] = []
  let tokens = 0
  for (let from = 0; from < texts.length; from += batch) {
    const part = texts.slice(from, from + batch)
    const answer = await embed(part)
    if (answer.vectors.length !== part.length) throw new ReachFailure('Ranking by meaning answered for other texts.')
    vectors.push(...answer.vectors)
    tokens += answer.tokens
  }
  return { vectors, tokens }
}

/** From -1 to 1; 0 where one of them says nothing. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  let dot = 0
  let lengths = 0
  let others = 0
  for (const [index, value] of one.entries()) {
    const second = other[index] ?? 0
    dot += value * second
    lengths += value * value
    others += second * second
  }
  return lengths === 0 || others === 0 ? 0 : dot / Math.sqrt(lengths * others)
}
