// OpenAI Responses.
import type { AnswerPart, ScriptedAnswer } from './scripted-answer.ts'
import { callId, pieces, stopOf, usageOf, type Wire, type WireEvent } from './wire.ts'

export const responsesWire: Wire = {
  trailer: '',
  stream(answer, model) {
    const events = [
      named({ type: 'response.created', response: { ...responseOf(model), status: 'in_progress' } }),
      ...answer.parts.flatMap((part, index) => itemEvents(part, index, callId(answer, index))),
      named(endOf(answer, model)),
    ]
    return { events, last: 1 }
  },
  whole(answer, model) {
    const { response } = endOf(answer, model)
    return { ...response, output: answer.parts.map((part, index) => itemOf(part, index, callId(answer, index))) }
  },
  errorEvent: () =>
    named({
      type: 'error',
      sequence_number: 1,
      error: { type: 'server_error', code: 'overloaded', message: 'Overloaded' },
    }),
  errorBody: (status) => ({ error: { message: `HTTP ${status}`, type: 'api_error', code: null, param: null } }),
}

function named(data: { type: string; [key: string]: unknown }): WireEvent {
  return { event: data.type, data }
}

function responseOf(model: string) {
  return { id: 'resp_scripted', object: 'response', created_at: 1_700_000_000, model, output: [] }
}

function endOf(answer: ScriptedAnswer, model: string) {
  const { input, output, cacheRead, reasoning } = usageOf(answer)
  const isCut = stopOf(answer) === 'max_tokens' || stopOf(answer) === 'refusal'
  const reason = stopOf(answer) === 'refusal' ? 'content_filter' : 'max_output_tokens'
  return {
    type: isCut ? 'response.incomplete' : 'response.completed',
    response: {
      ...responseOf(model),
      status: isCut ? 'incomplete' : 'completed',
      incomplete_details: isCut ? { reason } : null,
      usage: {
        input_tokens: input + cacheRead,
        input_tokens_details: { cached_tokens: cacheRead },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: reasoning },
      },
    },
  }
}

function itemOf(part: AnswerPart, index: number, id: string) {
  if (part.kind === 'text') {
    const content = [{ type: 'output_text', text: part.text, annotations: [] }]
    return { type: 'message', id: `msg_${index}`, role: 'assistant', status: 'completed', content }
  }
  if (part.kind === 'thinking') {
    const summary = [{ type: 'summary_text', text: part.text }]
    return { type: 'reasoning', id: `rs_${index}`, summary, encrypted_content: 'scripted' }
  }
  return {
    type: 'function_call',
    id: `fc_${id}`,
    call_id: id,
    name: part.name,
    arguments: part.json,
    status: 'completed',
  }
}

function itemEvents(part: AnswerPart, index: number, id: string): WireEvent[] {
  const item = itemOf(part, index, id)
  const place = { output_index: index, item_id: item.id }
  const deltas = {
    text: () => pieces(textOf(part)).map((delta) => ({ type: 'response.output_text.delta', delta, content_index: 0 })),
    thinking: () => [
      { type: 'response.reasoning_summary_part.added', summary_index: 0 },
      ...pieces(textOf(part)).map((delta) => ({
        type: 'response.reasoning_summary_text.delta',
        delta,
        summary_index: 0,
      })),
      { type: 'response.reasoning_summary_part.done', summary_index: 0 },
    ],
    call: () => [
      ...pieces(textOf(part)).map((delta) => ({ type: 'response.function_call_arguments.delta', delta })),
      { type: 'response.function_call_arguments.done', arguments: textOf(part) },
    ],
  }[part.kind]()
  return [
    named({ type: 'response.output_item.added', output_index: index, item: emptied(item) }),
    ...deltas.map((delta) => named({ ...delta, ...place })),
    named({ type: 'response.output_item.done', output_index: index, item }),
  ]
}

function textOf(part: AnswerPart): string {
  return part.kind === 'call' ? part.json : part.text
}

/** As an item looks before anything of it has arrived. */
function emptied(item: ReturnType<typeof itemOf>): object {
  if (item.type === 'message') return { ...item, status: 'in_progress', content: [] }
  if (item.type === 'reasoning') return { ...item, summary: [] }
  return { ...item, status: 'in_progress', arguments: '' }
}
