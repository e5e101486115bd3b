// Puts the pieces of a stream together to the assistant message that is stored and sent back with the next step.
import type {
  LanguageModelV4FinishReason,
  LanguageModelV4ReasoningPart,
  LanguageModelV4StreamPart,
  LanguageModelV4TextPart,
  LanguageModelV4ToolCallPart,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider'

import { BrokenAnswer } from './model-fault.ts'

export type AnswerPart = LanguageModelV4TextPart | LanguageModelV4ReasoningPart | LanguageModelV4ToolCallPart

export interface ModelAnswer {
  content: AnswerPart[]
  finish: LanguageModelV4FinishReason['unified']
  /** Calls whose input was not JSON; their part carries an empty input, which the provider accepts back. */
  unreadableCalls: string[]
  inputTokens: number
  outputTokens: number
  /** Of the input: what came from the provider's cache. */
  cachedInputTokens: number
  /** Of the output: what nobody sees. */
  reasoningTokens: number
  /** The provider did not say; estimated from the length of the texts. */
  isEstimated: boolean
}

type WritablePart = Exclude<AnswerPart, LanguageModelV4ToolCallPart>

export class AnswerBuilder {
  private readonly content: AnswerPart[] = []
  private readonly open = new Map<string, WritablePart>()
  private readonly unreadable: string[] = []
  private end: Extract<LanguageModelV4StreamPart, { type: 'finish' }> | null = null

  add(part: LanguageModelV4StreamPart): void {
    switch (part.type) {
      case 'text-start':
      case 'reasoning-start':
        this.begin(part.type === 'text-start' ? 'text' : 'reasoning', part)
        break
      case 'text-delta':
      case 'reasoning-delta': {
        const written = this.open.get(`${part.type.slice(0, 4)}${part.id}`)
        if (written === undefined) throw new Error(`a ${part.type} came for a part that was not started`)
        written.text += part.delta
        this.remember(written, part.providerMetadata)
        break
      }
      case 'text-end':
      case 'reasoning-end': {
        const written = this.open.get(`${part.type.slice(0, 4)}${part.id}`)
        if (written !== undefined) this.remember(written, part.providerMetadata)
        break
      }
      case 'tool-call':
        this.addCall(part)
        break
      case 'finish':
        this.end = part
        break
      default:
    }
  }

  /** @throws BrokenAnswer when the stream ended without its end, or holds nothing to act on */
  finish(): ModelAnswer {
    const { end } = this
    // Without any reason the stream was cut: an end of any kind names one.
    if (end === null || end.finishReason.unified === 'interrupted') throw new BrokenAnswer('cut')
    if (end.finishReason.unified === 'error') throw new BrokenAnswer('error_event')
    const content = this.content.filter((part) => part.type !== 'text' || part.text.trim() !== '')
    const { unified } = end.finishReason
    const isEmpty = !content.some((part) => part.type !== 'reasoning')
    // At its length limit a model may have done nothing but think: that is told to it, asking again would not help.
    if (isEmpty && unified !== 'content-filter' && unified !== 'length') throw new BrokenAnswer('empty')
    if (end.finishReason.unified === 'other' && end.finishReason.raw === undefined) throw new BrokenAnswer('cut')
    return {
      content,
      finish: unified,
      unreadableCalls: this.unreadable,
      inputTokens: end.usage.inputTokens.total ?? 0,
      outputTokens: end.usage.outputTokens.total ?? 0,
      cachedInputTokens: end.usage.inputTokens.cacheRead ?? 0,
      reasoningTokens: end.usage.outputTokens.reasoning ?? 0,
      isEstimated: false,
    }
  }

  private begin(type: WritablePart['type'], part: { id: string; providerMetadata?: SharedV4ProviderMetadata }): void {
    const written: WritablePart = { type, text: '' }
    this.remember(written, part.providerMetadata)
    this.open.set(`${type.slice(0, 4)}${part.id}`, written)
    this.content.push(written)
  }

  private addCall(part: Extract<LanguageModelV4StreamPart, { type: 'tool-call' }>): void {
    const isTaken = this.content.some((each) => each.type === 'tool-call' && each.toolCallId === part.toolCallId)
    // Some local models repeat ids; a provider refuses two results for one id.
    const toolCallId = isTaken ? `${part.toolCallId}_${this.content.length}` : part.toolCallId
    const input = readInput(part.input)
    if (input === null) this.unreadable.push(toolCallId)
    const call: AnswerPart = { type: 'tool-call', toolCallId, toolName: part.toolName, input: input ?? {} }
    this.remember(call, part.providerMetadata)
    this.content.push(call)
  }

  /** Signatures and ids that a provider wants back with the message. */
  private remember(part: AnswerPart, metadata: SharedV4ProviderMetadata | undefined): void {
    if (metadata === undefined) return
    const known = part.providerOptions ?? {}
    const merged = Object.entries(metadata).map(([name, values]) => [name, { ...known[name], ...values }])
    part.providerOptions = { ...known, ...Object.fromEntries(merged) }
  }
}

function readInput(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
