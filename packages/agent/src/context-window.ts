// Lays out the prompt so that its beginning stays the same from step to step, and keeps it within the model's window.
import type { LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'

import { type AttachedFile, presentAttached } from './attachments/attached-files.ts'
import type { ModelLimits } from './models/model-table.ts'
import { presentPacked, type PackedFiles } from './packing/pack-files.ts'
import { type PicturePlace, pictureTokens, placePictures, sizeOfMessage, textOfContent } from './pictures.ts'
import type { PastExchange } from './turn.ts'

/** Counted low on purpose: code has more tokens per character than prose. */
const charactersPerToken = 3
/** Messages at the end that are never cut: what the model works on now. */
const keptMessages = 12
/** A long text in an old message is cut to its beginning; what was cut once is short enough to stay as it is. */
const cutFrom = 600
const cutTo = 300

/** Characters of packed files, whatever the window would hold. */
const maxPack = 80_000

const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } }

export interface PromptParts {
  system: string
  history: readonly PastExchange[]
  /** What the project is now, in a few lines. */
  card: string
  /** Files that came with the request. */
  attached?: readonly AttachedFile[]
  /** Files to read before the first step. */
  packed?: PackedFiles['files']
  /** Can the model look at pictures? */
  sees?: boolean
  /** Where it finds those that tools took. */
  pictures?: PicturePlace
  request: string
  /** The run's own messages so far. */
  steps: readonly LanguageModelV4Message[]
  limits: ModelLimits
}

export function buildPrompt(parts: PromptParts): LanguageModelV4Prompt {
  const { system, history, card, attached = [], packed = [], sees = false, pictures = 'nowhere' } = parts
  const { request, steps, limits } = parts
  const room = (limits.contextTokens - limits.maxOutputTokens) * charactersPerToken - system.length - card.length
  const files = presentAttached(attached, { sees, budget: Math.floor(room / 4) })
  const pack = presentPacked(packed, Math.min(maxPack, Math.floor(room / 4)))
  const budget = room - sizeOfFiles(files) - (pack?.length ?? 0)
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: system, providerOptions: cached },
    ...presentHistory(history, Math.floor(budget / 4)),
    {
      role: 'user',
      content: [
        { type: 'text', text: card },
        ...(pack === null ? [] : [{ type: 'text' as const, text: pack }]),
        ...files,
        { type: 'text', text: request },
      ],
    },
    ...cutOldSteps(placePictures(steps, pictures), Math.floor((budget * 3) / 4)),
  ]
  return withMarks(prompt)
}

/**
 * Marks where the provider's cache may end: after the system prompt, after what this step adds, and where the step
 * before ended. The last one is needed because a provider looks back some twenty parts only for what it has cached, and
 * one step with many calls is more than that.
 */
function withMarks(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const answered = prompt.findLastIndex(({ role }) => role === 'assistant')
  const marked = new Set([0, answered - 1, prompt.length - 1])
  return prompt.map((message, index) => (marked.has(index) ? { ...message, providerOptions: cached } : message))
}

function sizeOfFiles(files: ReturnType<typeof presentAttached>): number {
  return files.reduce(
    (sum, part) => sum + (part.type === 'text' ? part.text.length : pictureTokens * charactersPerToken),
    0,
  )
}

/** The newest exchanges that fit, oldest first. */
function presentHistory(history: readonly PastExchange[], budget: number): LanguageModelV4Message[] {
  let left = budget
  const kept: LanguageModelV4Message[] = []
  for (const { request, answer } of history.toReversed()) {
    left -= request.length + answer.length
    if (left < 0) break
    kept.unshift(
      { role: 'user', content: [{ type: 'text', text: request }] },
      { role: 'assistant', content: [{ type: 'text', text: answer === '' ? 'Done.' : answer }] },
    )
  }
  return kept
}

/**
 * Shortens long texts of old steps when the limit is passed, and then all of them at once: the cut moves rarely, so the
 * provider's cache holds between two cuts. A pure function of the messages: a resumed run cuts where it cut before.
 */
export function cutOldSteps(steps: readonly LanguageModelV4Message[], budget: number): LanguageModelV4Message[] {
  let cut: LanguageModelV4Message[] = []
  let size = 0
  for (const [index, message] of steps.entries()) {
    cut.push(message)
    size += sizeOf(message)
    if (size <= budget) continue
    cut = cut.map((each, place) => (place > index - keptMessages ? each : shorten(each)))
    size = cut.reduce((sum, each) => sum + sizeOf(each), 0)
  }
  return cut
}

function sizeOf(message: LanguageModelV4Message): number {
  return sizeOfMessage(message, charactersPerToken)
}

function shorten(message: LanguageModelV4Message): LanguageModelV4Message {
  if (message.role === 'tool') {
    return {
      ...message,
      content: message.content.map((part) =>
        part.type === 'tool-result' ? { ...part, output: cutOutput(part.output) } : part,
      ),
    }
  }
  if (message.role !== 'assistant') return message
  return {
    ...message,
    content: message.content.map((part) =>
      part.type === 'tool-call' ? { ...part, input: cutInput(part.input) } : part,
    ),
  }
}

/** Pictures go with the texts around them. */
function cutOutput(output: LanguageModelV4ToolResultPart['output']): LanguageModelV4ToolResultPart['output'] {
  if (output.type === 'content') return { type: 'text', value: cutText(textOfContent(output.value)) }
  return output.type === 'text' || output.type === 'error-text' ? { ...output, value: cutText(output.value) } : output
}

/** Still an input of the tool's shape, as providers want it. */
function cutInput(input: unknown): unknown {
  if (typeof input === 'string') return cutText(input)
  if (Array.isArray(input)) return input.map(cutInput)
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, cutInput(value)]))
}

function cutText(text: string): string {
  return text.length <= cutFrom
    ? text
    : `${text.slice(0, cutTo)}\n[cut: ${text.length} characters; read the file for its text]`
}
