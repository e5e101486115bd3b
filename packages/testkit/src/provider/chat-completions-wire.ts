// OpenAI Chat Completions, as most gateways and local servers speak it.
import type { ScriptedAnswer } from './scripted-answer.ts'
import { callId, pieces, stopOf, usageOf, type Wire, type WireEvent } from './wire.ts'

const reasons = { end_turn: 'stop', tool_use: 'tool_calls', max_tokens: 'length', refusal: 'content_filter' }

export const chatCompletionsWire: Wire = {
  trailer: 'data: [DONE]\n\n',
  stream(answer, model) {
    const chunk = (delta: object, finish: string | null = null): WireEvent => ({
      data: { ...chunkOf(model), choices: [{ index: 0, delta, finish_reason: finish }] },
    })
    const calls = answer.parts.filter((part) => part.kind === 'call')
    const events = [
      chunk({ role: 'assistant', content: '' }),
      ...answer.parts.flatMap((part) => {
        if (part.kind === 'text') return pieces(part.text).map((content) => chunk({ content }))
        if (part.kind === 'thinking') return pieces(part.text).map((text) => chunk({ reasoning_content: text }))
        const index = calls.indexOf(part)
        const head = {
          index,
          id: callId(answer, index),
          type: 'function',
          function: { name: part.name, arguments: '' },
        }
        return [
          chunk({ tool_calls: [head] }),
          ...pieces(part.json).map((text) => chunk({ tool_calls: [{ index, function: { arguments: text } }] })),
        ]
      }),
      chunk({}, reasons[stopOf(answer)]),
      { data: { ...chunkOf(model), choices: [], usage: presentUsage(answer) } },
    ]
    return { events, last: 2 }
  },
  whole(answer, model) {
    const text = answer.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n\n')
    const calls = answer.parts
      .filter((part) => part.kind === 'call')
      .map(({ name, json }, index) => ({
        id: callId(answer, index),
        type: 'function',
        function: { name, arguments: json },
      }))
    const message = { role: 'assistant', content: text, ...(calls.length === 0 ? {} : { tool_calls: calls }) }
    return {
      ...chunkOf(model),
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: reasons[stopOf(answer)] }],
      usage: presentUsage(answer),
    }
  },
  errorEvent: () => ({ data: { error: { message: 'Overloaded', type: 'server_error' } } }),
  errorBody: (status) => ({ error: { message: `HTTP ${status}`, type: 'api_error', code: null, param: null } }),
}

function chunkOf(model: string) {
  return { id: 'chatcmpl-scripted', object: 'chat.completion.chunk', created: 1_700_000_000, model }
}

function presentUsage(answer: ScriptedAnswer) {
  const { input, output, cacheRead, reasoning } = usageOf(answer)
  return {
    prompt_tokens: input + cacheRead,
    completion_tokens: output,
    total_tokens: input + cacheRead + output,
    prompt_tokens_details: { cached_tokens: cacheRead },
    completion_tokens_details: { reasoning_tokens: reasoning },
  }
}
