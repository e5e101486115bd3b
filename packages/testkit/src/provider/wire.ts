// What the wire formats have in common.
import type { ScriptedAnswer } from './scripted-answer.ts'

export interface WireEvent {
  /** Name of the event where the format has one. */
  event?: string
  data: unknown
}

export interface Wire {
  /** The answer as a stream. `last` counts the events at the end that say that it is complete. */
  stream(answer: ScriptedAnswer, model: string): { events: WireEvent[]; last: number }
  /** The answer in one piece. */
  whole(answer: ScriptedAnswer, model: string): unknown
  /** An error event inside a stream. */
  errorEvent(): WireEvent
  /** The body of an HTTP error. */
  errorBody(status: number): unknown
  /** Sent after the last event. */
  trailer: string
}

/** Cuts a text into the pieces it is streamed in. */
export function pieces(text: string, size = 24): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
}

export function usageOf(answer: ScriptedAnswer): NonNullable<ScriptedAnswer['usage']> {
  const characters = answer.parts.reduce((sum, part) => sum + (part.kind === 'call' ? part.json : part.text).length, 0)
  return answer.usage ?? { input: 100, output: Math.ceil(characters / 4), cacheRead: 0, reasoning: 0 }
}

export function stopOf(answer: ScriptedAnswer): 'end_turn' | 'tool_use' | 'max_tokens' | 'refusal' {
  return answer.stop ?? (answer.parts.some((part) => part.kind === 'call') ? 'tool_use' : 'end_turn')
}

/** Ids are the same in every run of a script and differ within a conversation. */
export function callId(answer: ScriptedAnswer, index: number): string {
  const seed = answer.parts.map((part) => (part.kind === 'call' ? part.json : part.text)).join('|')
  let hash = 0
  for (const sign of seed) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647
  return `call_${hash.toString(36)}_${index}`
}
