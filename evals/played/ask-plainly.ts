// One question to a model that speaks Chat Completions, and its whole answer.
import * as z from 'zod'

import type { ChatTurn } from './plain-answer.ts'

export interface ModelAccess {
  baseUrl: string
  apiKey: string
  model: string
}

export interface PlainReply {
  text: string
  inputTokens: number
  outputTokens: number
}

const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** @throws Error when the model does not answer; nothing is asked twice, a plain answer has one try */
export async function askPlainly(
  { baseUrl, apiKey, model }: ModelAccess,
  messages: readonly ChatTurn[],
  signal: AbortSignal,
): Promise<PlainReply> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 64_000,
    }),
  })
  if (!response.ok || response.body === null) throw new Error(`The model answered ${response.status}.`)
  const reply: PlainReply = { text: '', inputTokens: 0, outputTokens: 0 }
  let rest = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(reply, line)
  }
  take(reply, rest)
  return reply
}

function take(reply: PlainReply, line: string): void {
  const data = /^data:\s*(\{.*)$/.exec(line.trim())?.[1]
  if (data === undefined) return
  const { choices, usage } = chunkSchema.parse(JSON.parse(data))
  reply.text += choices.map(({ delta }) => delta?.content ?? '').join('')
  if (usage) {
    reply.inputTokens = usage.prompt_tokens
    reply.outputTokens = usage.completion_tokens
  }
}
