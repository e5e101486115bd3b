// Anthropic Messages.
import type { AnswerPart, ScriptedAnswer } from './scripted-answer.ts'
import { callId, pieces, stopOf, usageOf, type Wire, type WireEvent } from './wire.ts'

export const anthropicWire: Wire = {
  trailer: '',
  stream(answer, model) {
    const usage = usageOf(answer)
    const events = [
      named({
        type: 'message_start',
        message: { ...messageOf(model), content: [], stop_reason: null, usage: inputUsage(usage) },
      }),
      named({ type: 'ping' }),
      ...answer.parts.flatMap((part, index) => blockEvents(part, index, callId(answer, index))),
      named({
        type: 'message_delta',
        delta: { stop_reason: stopOf(answer), stop_sequence: null },
        usage: { output_tokens: usage.output },
      }),
      named({ type: 'message_stop' }),
    ]
    return { events, last: 2 }
  },
  whole(answer, model) {
    const usage = usageOf(answer)
    return {
      ...messageOf(model),
      content: answer.parts.map((part, index) => blockOf(part, callId(answer, index))),
      stop_reason: stopOf(answer),
      stop_sequence: null,
      usage: { ...inputUsage(usage), output_tokens: usage.output },
    }
  },
  errorEvent: () => named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  errorBody: (status) => ({
    type: 'error',
    error: { type: errorTypes[status] ?? 'api_error', message: `HTTP ${status}` },
  }),
}

const errorTypes: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

function named(data: { type: string; [key: string]: unknown }): WireEvent {
  return { event: data.type, data }
}

function messageOf(model: string) {
  return { id: 'msg_scripted', type: 'message', role: 'assistant', model }
}

function inputUsage({ input, cacheRead }: NonNullable<ScriptedAnswer['usage']>) {
  return { input_tokens: input, cache_read_input_tokens: cacheRead, cache_creation_input_tokens: 0, output_tokens: 0 }
}

function blockOf(part: AnswerPart, id: string): unknown {
  if (part.kind === 'text') return { type: 'text', text: part.text }
  if (part.kind === 'thinking') return { type: 'thinking', thinking: part.text, signature: 'scripted' }
  return { type: 'tool_use', id, name: part.name, input: JSON.parse(part.json) }
}

function blockEvents(part: AnswerPart, index: number, id: string): WireEvent[] {
  const start = (block: object) => named({ type: 'content_block_start', index, content_block: block })
  const delta = (value: object) => named({ type: 'content_block_delta', index, delta: value })
  const stop = named({ type: 'content_block_stop', index })
  if (part.kind === 'text') {
    const deltas = pieces(part.text).map((text) => delta({ type: 'text_delta', text }))
    return [start({ type: 'text', text: '' }), ...deltas, stop]
  }
  if (part.kind === 'thinking') {
    const deltas = pieces(part.text).map((thinking) => delta({ type: 'thinking_delta', thinking }))
    const signature = delta({ type: 'signature_delta', signature: 'scripted' })
    return [start({ type: 'thinking', thinking: '', signature: '' }), ...deltas, signature, stop]
  }
  const deltas = pieces(part.json).map((partial) => delta({ type: 'input_json_delta', partial_json: partial }))
  return [start({ type: 'tool_use', id, name: part.name, input: {} }), ...deltas, stop]
}
