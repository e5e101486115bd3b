// The rules behind the interface that every language model has, so that the same loop and tools drive both.
import type {
  LanguageModelV4,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'

import { readConversation } from './conversation.ts'
import { nextStep } from './next-step.ts'
import type { Step } from './step.ts'

/** Rules read and write no tokens. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
const modelId = 'offline'

/** A model made of rules: to-do lists, notes and records of any kind, from plain English, without key or network. */
export function createOfflineModel(): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'joinery',
    modelId,
    supportedUrls: {},
    async doGenerate({ prompt }) {
      const { step, idPrefix } = answer(prompt)
      return { content: contentOf(step, idPrefix), finishReason: finishReasonOf(step), usage, warnings: [] }
    },
    async doStream({ prompt }) {
      const { step, idPrefix } = answer(prompt)
      return { stream: streamOf(streamParts(step, idPrefix)) }
    },
  }
}

/** Call ids repeat when a prompt repeats, so that a resumed run finds its own steps again. */
function answer(prompt: Parameters<typeof readConversation>[0]): { step: Step; idPrefix: string } {
  const conversation = readConversation(prompt)
  return { step: nextStep(conversation), idPrefix: `offline_${conversation.answers + 1}_` }
}

function contentOf(step: Step, idPrefix: string): LanguageModelV4Content[] {
  return [
    ...(step.text === '' ? [] : [{ type: 'text' as const, text: step.text }]),
    ...step.calls.map(({ tool, input }, index) => ({
      type: 'tool-call' as const,
      toolCallId: `${idPrefix}${index + 1}`,
      toolName: tool,
      input: JSON.stringify(input),
    })),
  ]
}

function finishReasonOf(step: Step): LanguageModelV4FinishReason {
  return { unified: step.calls.length === 0 ? 'stop' : 'tool-calls', raw: undefined }
}

function streamOf(parts: Iterable<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

function* streamParts(step: Step, idPrefix: string): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'response-metadata', modelId }
  if (step.text !== '') {
    const id = `${idPrefix}text`
    yield { type: 'text-start', id }
    for (const delta of step.text.match(/\S+\s*/g) ?? []) yield { type: 'text-delta', id, delta }
    yield { type: 'text-end', id }
  }
  for (const part of contentOf({ ...step, text: '' }, idPrefix)) {
    if (part.type !== 'tool-call') continue
    yield { type: 'tool-input-start', id: part.toolCallId, toolName: part.toolName }
    yield { type: 'tool-input-delta', id: part.toolCallId, delta: part.input }
    yield { type: 'tool-input-end', id: part.toolCallId }
    yield part
  }
  yield { type: 'finish', usage, finishReason: finishReasonOf(step) }
}
