// One prompt, built and then changed, each judged: by the loop as a person gets it, or by one plain answer.
import type { api } from '@joinery/contract/api'
import type { RunningProvider, ScriptedAnswer } from '@joinery/testkit'
import type { ContractRouterClient } from '@orpc/contract'

import { type EvaluatePrompt, followRun, judge, type Judged } from '../evaluate-prompt.ts'
import type { PromptRun } from '../prompt-result.ts'
import { askPlainly, type ModelAccess } from './ask-plainly.ts'
import { asCalls, presentQuestion, readPlainAnswer } from './plain-answer.ts'
import { entryOf, type PlayedPrompt, type Stage } from './played-prompts.ts'

export const ways = ['loop', 'plain'] as const
export type Way = (typeof ways)[number]

export interface PlayedStage extends Judged {
  stage: Stage
  kind: string
  run: PromptRun
  cachedTokens: number
}

export interface Played {
  id: string
  way: Way
  model: string
  /** How often the bug of the edit was put in; null where the edit has none. */
  broken: number | null
  stages: PlayedStage[]
}

export interface PlayPrompt {
  client: ContractRouterClient<typeof api>
  prompt: PlayedPrompt
  model: string
  limitMs: number
  signal: AbortSignal
  say: (words: string) => void
}

/** How messages are sent, and what the run is told as. */
type Send = (message: string, projectGroupId: string, input: EvaluatePrompt) => Promise<PromptRun>

/** The loop: tools, checks, the judge before it may say that it is done. */
export function playByLoop(input: PlayPrompt): Promise<Played> {
  return play(input, 'loop', async (message, projectGroupId, evaluation) => {
    await input.client.chat.send({ projectGroupId, text: message, clientId: crypto.randomUUID() })
    return followRun(evaluation, projectGroupId, message)
  })
}

export interface PlainAccess {
  access: ModelAccess
  /** Stands in for the model of the account: what it is given here is what the run carries out. */
  script: ScriptedAnswer[]
  provider: RunningProvider
}

/** One answer, carried out as it stands by a run that is not judged and that nobody tells what went wrong. */
export function playPlainly(input: PlayPrompt, { access, script, provider }: PlainAccess): Promise<Played> {
  const earlier: string[] = []
  return play(input, 'plain', async (message, projectGroupId, evaluation) => {
    const { client, signal } = input
    const [files, tables] = [await readFiles(client, projectGroupId), await describeTables(client, projectGroupId)]
    const reply = await askPlainly(access, await presentQuestion({ message, earlier, files, tables }), signal)
    earlier.push(message)
    script[provider.answered()] = asCalls(readPlainAnswer(reply.text))
    await client.chat.send({ projectGroupId, text: message, clientId: crypto.randomUUID(), mode: 'fast' })
    const run = await followRun(evaluation, projectGroupId, message)
    const { inputTokens, outputTokens } = reply
    return { ...run, steps: 1, inputTokens, outputTokens }
  })
}

async function play(input: PlayPrompt, way: Way, send: Send): Promise<Played> {
  const { client, prompt, model, limitMs, signal, say } = input
  const { id: projectGroupId } = await client.projects.create({})
  const stages: PlayedStage[] = []
  let broken: number | null = null
  for (const stage of ['build', 'edit'] as const) {
    if (stage === 'edit' && prompt.edit.breaks.length > 0) broken = await breakApp(client, projectGroupId, prompt)
    const entry = entryOf(prompt, stage)
    const evaluation: EvaluatePrompt = { client, entry, model, limitMs, signal, onStage: say }
    say(`${way}, ${stage}`)
    const run = await send(entry.prompt, projectGroupId, evaluation)
    say(`${way}, ${stage}: ${run.status}, judging`)
    const judged = await judge(evaluation, projectGroupId)
    const cachedTokens = way === 'loop' ? await cachedOf(client, projectGroupId) : 0
    stages.push({ stage, kind: entry.kind, run, cachedTokens, ...judged })
  }
  return { id: prompt.id, way, model, broken, stages }
}

async function cachedOf(client: PlayPrompt['client'], projectGroupId: string): Promise<number> {
  const { messages } = await client.chat.history({ projectGroupId, limit: 1 })
  const usage = messages.at(-1)?.generation.usage ?? []
  return usage.reduce((sum, { cachedInputTokens }) => sum + cachedInputTokens, 0)
}

async function readFiles(client: PlayPrompt['client'], projectGroupId: string): Promise<Record<string, string>> {
  const { files } = await client.revisions.files({ projectGroupId })
  const read: Record<string, string> = {}
  for (const { path } of files) read[path] = (await client.revisions.file({ projectGroupId, path })).content
  return read
}

async function describeTables(client: PlayPrompt['client'], projectGroupId: string): Promise<string> {
  const { tables } = await client.databases.tables({ projectGroupId })
  const told = tables.map(({ name, rowCount, columns, constraints }) => {
    const parts = [
      ...columns.map((column) => `  ${column.name} ${column.type}${column.isNullable ? '' : ' not null'}`),
      ...constraints.map((constraint) => `  ${constraint}`),
    ]
    return `${name} (${rowCount} rows)\n${parts.join('\n')}`
  })
  return told.length === 0 ? 'none yet' : told.join('\n')
}

/** @returns how many places were changed */
async function breakApp(client: PlayPrompt['client'], projectGroupId: string, prompt: PlayedPrompt): Promise<number> {
  const files = await readFiles(client, projectGroupId)
  let count = 0
  const changes = Object.entries(files).flatMap(([path, text]) => {
    let content = path.startsWith('web/') ? text : ''
    for (const { find, replace } of prompt.edit.breaks) {
      count += content.split(find).length - 1
      content = content.replaceAll(find, replace)
    }
    return content === '' || content === text ? [] : [{ path, content }]
  })
  if (changes.length === 0) return 0
  const { revisionId } = await client.revisions.files({ projectGroupId })
  await client.revisions.save({ projectGroupId, baseRevisionId: revisionId, changes, message: 'Tidied up' })
  return count
}
