// What is wrong with a prompt before it is sent; the server checks the same limits.
import { maxChatMessageLength } from '@joinery/contract/vocabulary/product'

export type PromptProblem = { kind: 'empty' } | { kind: 'too-long'; count: number; max: number }

export function promptProblem(text: string): PromptProblem | null {
  const { length } = text.trim()
  if (length === 0) return { kind: 'empty' }
  return length > maxChatMessageLength ? { kind: 'too-long', count: length, max: maxChatMessageLength } : null
}
