// A model that plays prepared answers: for tests of the loop and of everything above it.
import { setTimeout as sleep } from 'node:timers/promises'

import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'

export interface FakeAnswer {
  text?: string
  calls?: readonly { tool: string; input: unknown }[]
  finish?: LanguageModelV4FinishReason['unified']
  /** The model is silent for so long before it answers. */
  delayMs?: number
  /** Thrown instead of an answer, once. */
  error?: Error
}

export interface FakeModel extends LanguageModelV4 {
  /** Every prompt it was sent. */
  readonly prompts: LanguageModelV4CallOptions['prompt'][]
}

/**
 * A pure function of the prompt but for `error`: the answer is chosen by how many answers the prompt holds since the
 * last message of a person, so a resumed run gets the same one. Beyond the script it says "Done."
 */
export function createFakeModel(
  script: readonly FakeAnswer[] | ((request: string) => readonly FakeAnswer[]),
): FakeModel {
  const prompts: LanguageModelV4CallOptions['prompt'][] = []
  const thrown = new Set<FakeAnswer>()

  function answer({ prompt }: LanguageModelV4CallOptions): { delayMs: number; parts: LanguageModelV4StreamPart[] } {
    prompts.push(prompt)
    const from = prompt.findLastIndex((message) => message.role === 'user' && isRequest(message.content))
    const request = prompt[from]
    const last = request?.role === 'user' ? request.content.at(-1) : undefined
    const answers = typeof script === 'function' ? script(last?.type === 'text' ? last.text : '') : script
    const played = prompt.slice(from).filter((message) => message.role === 'assistant').length
    const next = answers[played] ?? { text: 'Done.' }
    if (next.error !== undefined && !thrown.has(next)) {
      thrown.add(next)
      throw next.error
    }
    return { delayMs: next.delayMs ?? 0, parts: partsOf(next, played) }
  }

  return {
    specificationVersion: 'v4',
    provider: 'fake',
    modelId: 'fake',
    supportedUrls: {},
    prompts,
    doGenerate: () => Promise.reject(new Error('the loop streams')),
    async doStream(options) {
      options.abortSignal?.throwIfAborted()
      const { delayMs, parts } = answer(options)
      return {
        stream: new ReadableStream({
          async start(controller) {
            if (delayMs > 0)
              await sleep(delayMs, undefined, {
                ref: false,
                ...(options.abortSignal && { signal: options.abortSignal }),
              })
            for (const part of parts) controller.enqueue(part)
            controller.close()
          },
        }),
      }
    },
  }
}

/** Notes of the loop are messages of one part; a person's request comes after the card of the project. */
function isRequest(content: readonly unknown[]): boolean {
  return content.length > 1
}

function partsOf({ text, calls = [], finish }: FakeAnswer, played: number): LanguageModelV4StreamPart[] {
  const words = text === undefined ? [] : (text.match(/\S+\s*/g) ?? [])
  return [
    { type: 'stream-start', warnings: [] },
    ...(words.length === 0 ? [] : [{ type: 'text-start' as const, id: 't' }]),
    ...words.map((delta) => ({ type: 'text-delta' as const, id: 't', delta })),
    ...(words.length === 0 ? [] : [{ type: 'text-end' as const, id: 't' }]),
    ...calls.flatMap(({ tool, input }, index): LanguageModelV4StreamPart[] => {
      const id = `call_${played}_${index}`
      const json = typeof input === 'string' ? input : JSON.stringify(input)
      return [
        { type: 'tool-input-start', id, toolName: tool },
        { type: 'tool-input-delta', id, delta: json },
        { type: 'tool-input-end', id },
        { type: 'tool-call', toolCallId: id, toolName: tool, input: json },
      ]
    }),
    {
      type: 'finish',
      finishReason: { unified: finish ?? (calls.length > 0 ? 'tool-calls' : 'stop'), raw: 'fake' },
      usage: {
        inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 10, text: 10, reasoning: 0 },
      },
    },
  ]
}
