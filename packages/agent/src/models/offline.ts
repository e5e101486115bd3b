// The rule-based builder, seen as any other model.
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'

import { createOfflineModel } from '../offline/index.ts'
import { answerDebugging } from './offline-debugging.ts'

export function createOffline(): LanguageModelV4 {
  const builder = createOfflineModel()
  return {
    ...builder,
    doGenerate: (options) => builder.doGenerate(options),
    async doStream(options) {
      const debugging = answerDebugging(options)
      if (debugging === null && has(options, 'write_file')) return builder.doStream(options)
      const parts = debugging ?? (await talk(builder, options))
      return {
        stream: new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part)
            controller.close()
          },
        }),
      }
    },
  }
}

function has({ tools = [] }: LanguageModelV4CallOptions, name: string): boolean {
  return tools.some((tool) => tool.name === name)
}

/** In a run that may not build, rules say what they understood; where a plan is wanted, they put it as one. */
async function talk(
  builder: LanguageModelV4,
  options: LanguageModelV4CallOptions,
): Promise<LanguageModelV4StreamPart[]> {
  const { content, usage } = await builder.doGenerate(options)
  const said = content.flatMap((part) => (part.type === 'text' ? [part.text.trim()] : [])).join(' ')
  const understood = said === '' ? 'I work by fixed rules here, without a language model.' : said
  if (!has(options, 'propose_plan')) {
    const delta = `${understood} In a discussion I can only say what I would do: send it again with “Build” to have it done.`
    return [
      { type: 'stream-start', warnings: [] },
      { type: 'text-start', id: 'said' },
      { type: 'text-delta', id: 'said', delta },
      { type: 'text-end', id: 'said' },
      { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
    ]
  }
  const steps = understood.split(/(?<=[.!?])\s+/).slice(0, 30)
  const input = JSON.stringify({ title: 'What I would do', steps })
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'tool-input-start', id: 'plan', toolName: 'propose_plan' },
    { type: 'tool-input-delta', id: 'plan', delta: input },
    { type: 'tool-input-end', id: 'plan' },
    { type: 'tool-call', toolCallId: 'plan', toolName: 'propose_plan', input },
    { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: 'tool-calls' } },
  ]
}
