// What was answered when the prompts were played: the same conversation at the same place gets the same answer again.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Answerer, countOpenaiCache, parseAnswer, type ScriptedAnswer } from '@joinery/testkit'
import * as z from 'zod'

import type { PlayedPrompt } from './played-prompts.ts'

const folder = join(import.meta.dirname, 'answers')
const charactersPerToken = 4
/** Further back nothing of the same conversation stands. */
const recent = 12

const requestSchema = z.object({
  tools: z.array(z.unknown()).optional(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()]).optional(),
    }),
  ),
})
type Message = z.infer<typeof requestSchema>['messages'][number]

/** Notes of the loop are no messages of the person. */
const note = /^(?:You stopped|Your answer was cut off|The person says while you work)/
const askedPlainly = 'The person asks:\n'

/** @returns which answer a request is for, as the files are named; null where no prompt asks so */
export function nameOfAnswer(body: unknown, prompts: readonly PlayedPrompt[]): string | null {
  const { tools, messages } = requestSchema.parse(body)
  const at = messages.findLastIndex((message) => message.role === 'user' && !note.test(textOf(message)))
  const last = messages[at]
  if (last === undefined) return null
  const text = textOf(last)
  const asked = (text.split(askedPlainly).at(-1) ?? '').trim()
  for (const { id, prompt, edit } of prompts) {
    const stage = asked === prompt.trim() ? 'build' : asked === edit.message.trim() ? 'edit' : null
    if (stage === null) continue
    const number = messages.slice(at + 1).filter(({ role }) => role === 'assistant').length + 1
    return `${id}/${tools === undefined ? 'plain' : 'loop'}-${stage}-${number}`
  }
  return null
}

function textOf({ content }: Message): string {
  return typeof content === 'string' ? content : (content?.at(-1)?.text ?? '')
}

/**
 * A model for `startProvider`. Where the conversation went on longer than it did when it was played, it says "Done.".
 * Tokens are estimated, four characters each; what comes from the cache is counted as OpenAI publishes it.
 */
export async function openRecordedAnswers(prompts: readonly PlayedPrompt[]): Promise<Answerer> {
  const answers = new Map<string, string>()
  for (const { id } of prompts) {
    const names = await readdir(join(folder, id)).catch(() => [])
    for (const name of names) {
      answers.set(`${id}/${name.replace(/\.md$/, '')}`, await readFile(join(folder, id, name), 'utf8'))
    }
  }
  return (body, earlier) => {
    const name = nameOfAnswer(body, prompts)
    const text = name === null ? undefined : answers.get(name)
    if (text === undefined) return null
    const { input, read } = countOpenaiCache([...earlier.slice(-recent), body]).at(-1) ?? { input: 0, read: 0 }
    const output = Math.ceil(text.length / charactersPerToken)
    return { ...answerOf(name, text), usage: { input: input - read, output, cacheRead: read, reasoning: 0 } }
  }
}

/** A plain answer is text as it stands. */
function answerOf(name: string | null, text: string): ScriptedAnswer {
  return name?.includes('/plain-') === true
    ? { parts: [{ kind: 'text', text }], stop: 'end_turn', usage: null, faults: [] }
    : parseAnswer(text)
}
