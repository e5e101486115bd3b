// Google Gemini, generateContent.
import type { AnswerPart, ScriptedAnswer } from './scripted-answer.ts'
import { callId, pieces, stopOf, usageOf, type Wire, type WireEvent } from './wire.ts'

const reasons = { end_turn: 'STOP', tool_use: 'STOP', max_tokens: 'MAX_TOKENS', refusal: 'SAFETY' }

export const googleWire: Wire = {
  trailer: '',
  stream(answer, model) {
    const parts = answer.parts.flatMap((part, index) => partsOf(part, callId(answer, index)))
    const chunks = parts.map((part): WireEvent => ({ data: chunkOf(model, [part]) }))
    const end = { ...chunkOf(model, [], reasonOf(answer)), usageMetadata: presentUsage(answer) }
    return { events: [...chunks, { data: end }], last: 1 }
  },
  whole(answer, model) {
    const parts = answer.parts.flatMap((part, index) => partsOf(part, callId(answer, index)))
    return { ...chunkOf(model, parts, reasonOf(answer)), usageMetadata: presentUsage(answer) }
  },
  errorEvent: () => ({ data: { error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } } }),
  errorBody: (status) => ({ error: { code: status, message: `HTTP ${status}`, status: 'UNKNOWN' } }),
}

function chunkOf(model: string, parts: readonly object[], finishReason?: string) {
  const candidate = { index: 0, content: { role: 'model', parts }, ...(finishReason && { finishReason }) }
  return { candidates: [candidate], modelVersion: model, responseId: 'scripted' }
}

/** Inputs of calls are objects in this format: one that is not valid JSON ends the answer with a reason of its own. */
function reasonOf(answer: ScriptedAnswer): string {
  const isMalformed = answer.parts.some((part) => part.kind === 'call' && readInput(part.json) === null)
  return isMalformed && answer.stop !== 'max_tokens' ? 'MALFORMED_FUNCTION_CALL' : reasons[stopOf(answer)]
}

function partsOf(part: AnswerPart, id: string): object[] {
  if (part.kind === 'text') return pieces(part.text).map((text) => ({ text }))
  if (part.kind === 'thinking') return pieces(part.text).map((text) => ({ text, thought: true }))
  const args = readInput(part.json)
  return args === null ? [] : [{ functionCall: { id, name: part.name, args }, thoughtSignature: 'scripted' }]
}

function readInput(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function presentUsage(answer: ScriptedAnswer) {
  const { input, output, cacheRead, reasoning } = usageOf(answer)
  return {
    promptTokenCount: input + cacheRead,
    candidatesTokenCount: output - reasoning,
    thoughtsTokenCount: reasoning,
    cachedContentTokenCount: cacheRead,
    totalTokenCount: input + cacheRead + output,
  }
}
