// Reads a prompt of the agent loop: the request, what is known of the project, and what the tools have answered so far.
import { type AttachedText, readAttachedTexts } from './attached/read-attached.ts'
import type { LanguageModelV4Message, LanguageModelV4Prompt, LanguageModelV4ToolResultPart } from '@ai-sdk/provider'

export interface DoneCall {
  tool: string
  input: Record<string, unknown>
  text: string
  isError: boolean
}

export interface Conversation {
  request: string
  /** Files that came with it. */
  attached: AttachedText[]
  /** What was asked before, oldest first, and what came of it. */
  earlier: { request: string; answer: string }[]
  /** Paths of the project when the run began; null when the prompt does not list them. */
  paths: string[] | null
  isUnnamed: boolean
  /** Tool calls of this run with their answers, in order. */
  calls: DoneCall[]
  /** Answers of this run so far, with or without tool calls. */
  answers: number
}

export function readConversation(prompt: LanguageModelV4Prompt): Conversation {
  const at = findRequest(prompt)
  const texts = textsOf(prompt[at])
  const card = texts.length > 1 ? (texts[0] ?? '') : ''
  const steps = prompt.slice(at + 1)
  return {
    request: texts.at(-1) ?? '',
    attached: readAttachedTexts(texts),
    earlier: readEarlier(prompt.slice(0, at)),
    paths: card.includes('Its files:') && !card.includes('list_files shows all') ? pathsOfCard(card) : null,
    isUnnamed: card === '' || card.includes('no name yet'),
    calls: readCalls(steps),
    answers: steps.filter((message) => message.role === 'assistant').length,
  }
}

function readEarlier(messages: LanguageModelV4Prompt): Conversation['earlier'] {
  const earlier: Conversation['earlier'] = []
  for (const message of messages) {
    if (message.role === 'user') earlier.push({ request: textsOf(message).join(' '), answer: '' })
    const last = earlier.at(-1)
    if (message.role === 'assistant' && last !== undefined)
      last.answer += message.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  }
  return earlier
}

/** The request comes with a card about the project; notes of the loop and older messages have one text only. */
function findRequest(prompt: LanguageModelV4Prompt): number {
  const withCard = prompt.findLastIndex((message) => textsOf(message).length > 1)
  return withCard >= 0 ? withCard : prompt.findLastIndex((message) => message.role === 'user')
}

function textsOf(message: LanguageModelV4Message | undefined): string[] {
  return message?.role === 'user' ? message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])) : []
}

function pathsOfCard(card: string): string[] {
  return card
    .slice(card.indexOf('Its files:'))
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function readCalls(steps: LanguageModelV4Prompt): DoneCall[] {
  const results = new Map<string, LanguageModelV4ToolResultPart>()
  for (const message of steps) {
    if (message.role !== 'tool') continue
    for (const part of message.content) if (part.type === 'tool-result') results.set(part.toolCallId, part)
  }
  return steps.flatMap((message) =>
    message.role === 'assistant'
      ? message.content.flatMap((part) => {
          if (part.type !== 'tool-call') return []
          const result = results.get(part.toolCallId)
          return [{ tool: part.toolName, input: inputOf(part.input), ...answerOf(result) }]
        })
      : [],
  )
}

function inputOf(input: unknown): Record<string, unknown> {
  const value: unknown = typeof input === 'string' ? JSON.parse(input) : input
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function answerOf(result: LanguageModelV4ToolResultPart | undefined): { text: string; isError: boolean } {
  if (result === undefined) return { text: '', isError: true }
  const { output } = result
  if (output.type === 'text' || output.type === 'error-text')
    return { text: output.value, isError: output.type === 'error-text' }
  if (output.type === 'json' || output.type === 'error-json')
    return { text: JSON.stringify(output.value), isError: output.type === 'error-json' }
  if (output.type === 'content')
    return { text: output.value.map((part) => (part.type === 'text' ? part.text : '')).join(''), isError: false }
  return { text: 'denied', isError: true }
}
