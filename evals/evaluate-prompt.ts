// One prompt, as a person would: makes the project, waits, sends what follows, and has the judge look at the result.
import { setTimeout as sleep } from 'node:timers/promises'

import type { api } from '@joinery/contract/api'
import type { ChatMessage } from '@joinery/contract/chat'
import type { CheckKind, CheckResult, CheckRun, JudgeReport } from '@joinery/contract/checks'
import { newId } from '@joinery/contract/ids'
import { isTerminal } from '@joinery/contract/vocabulary/statuses'
import type { ContractRouterClient } from '@orpc/contract'

import type { JudgedCheck, PromptResult, PromptRun } from './prompt-result.ts'
import type { PromptEntry } from './prompts-file.ts'
import { hashEntry } from './result-store.ts'

export interface EvaluatePrompt {
  client: ContractRouterClient<typeof api>
  entry: PromptEntry
  model: string
  /** For each message; then it is stopped and what is there is judged. */
  limitMs: number
  /** Null: all of them. With some only the runs are not judged before they end. */
  kinds?: CheckKind[] | null
  signal: AbortSignal
  onStage: (words: string) => void
}

const pollMs = 300
/** A stopped run ends within moments; longer would be a fault of ours. */
const stopMs = 30_000
const judgingMs = 8 * 60_000
const notBuilt = 'Nothing was built.'

/** This evaluation broke off for a reason that says nothing about the app. */
export class EvaluationFault extends Error {
  override name = 'EvaluationFault'
}

/** @throws EvaluationFault, what a lost connection throws, or the reason of `signal` */
export async function evaluatePrompt(input: EvaluatePrompt): Promise<PromptResult> {
  const { client, entry, model, onStage } = input
  const startedAt = performance.now()
  const kind = entry.kind === 'LINK_IN_BIO' ? 'LINK_IN_BIO' : 'APP'
  const { id: projectGroupId } = await client.projects.create({ kind })
  const mode = (input.kinds ?? null) === null ? 'build' : 'fast'
  const send = (text: string) => client.chat.send({ projectGroupId, text, mode, clientId: crypto.randomUUID() })
  onStage('building')
  await send(entry.prompt)
  const runs = [await followRun(input, projectGroupId, entry.prompt)]
  for (const [index, text] of entry.followUps.entries()) {
    if (runs.at(-1)?.status === 'TIMEOUT') break
    onStage(`message ${index + 2} of ${entry.followUps.length + 1}`)
    await send(text)
    runs.push(await followRun(input, projectGroupId, text))
  }

  const isBuilt = runs.some(({ hasVersion }) => hasVersion)
  if (isBuilt) onStage('judging')
  const judged = isBuilt ? await judge(input, projectGroupId) : withoutReport(entry)
  return {
    id: entry.id,
    kind: entry.kind,
    prompt: entry.prompt,
    model,
    entryHash: hashEntry(entry, input.kinds),
    runs,
    ...judged,
    seconds: seconds(performance.now() - startedAt),
    finishedAt: new Date().toISOString(),
  }
}

/** Waits for the newest run of the project. */
export async function followRun(input: EvaluatePrompt, projectGroupId: string, message: string): Promise<PromptRun> {
  const { client, limitMs } = input
  const startedAt = performance.now()
  const ended = await waitForEnd(input, projectGroupId, limitMs)
  if (ended !== null) return describeRun(ended, message, ended.generation.status)

  const open = await newestMessage(input, projectGroupId)
  if (open !== null) await client.chat.stop({ projectGroupId, generationId: open.generation.id })
  const stopped = await waitForEnd(input, projectGroupId, stopMs)
  if (stopped !== null) return describeRun(stopped, message, 'TIMEOUT')
  return {
    message,
    status: 'TIMEOUT',
    problem: 'It was stopped before it began.',
    hasVersion: false,
    steps: 0,
    toolCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    seconds: seconds(performance.now() - startedAt),
  }
}

/** Null when the time is up, or when there is no run any more. */
async function waitForEnd(input: EvaluatePrompt, projectGroupId: string, maxMs: number): Promise<ChatMessage | null> {
  const deadline = Date.now() + maxMs
  for (;;) {
    const message = await newestMessage(input, projectGroupId)
    if (message === null) return null
    if (isTerminal(message.generation.status)) return message
    if (Date.now() >= deadline) return null
    await sleep(pollMs, undefined, { signal: input.signal })
  }
}

async function newestMessage(input: EvaluatePrompt, projectGroupId: string): Promise<ChatMessage | null> {
  const { messages } = await input.client.chat.history({ projectGroupId, limit: 1 }, { signal: input.signal })
  return messages.at(-1) ?? null
}

export function describeRun(
  { generation, events }: Pick<ChatMessage, 'generation' | 'events'>,
  message: string,
  status: PromptRun['status'],
): PromptRun {
  const steps = new Set(events.flatMap(({ event }) => (event.type === 'step.started' ? [event.step] : [])))
  const calls = new Set(events.flatMap(({ event }) => (event.type === 'tool.finished' ? [event.callId] : [])))
  return {
    message,
    status,
    problem: generation.problem,
    hasVersion: generation.revisionId !== null,
    steps: steps.size,
    toolCalls: calls.size,
    inputTokens: generation.inputTokens,
    outputTokens: generation.outputTokens,
    seconds: seconds(generation.elapsedMs ?? 0),
  }
}

export type Judged = Pick<PromptResult, 'acceptance' | 'judged'>

/** A judging that breaks off on our side, or has no time for what is asked, is tried once more. */
export async function judge(input: EvaluatePrompt, projectGroupId: string): Promise<Judged> {
  for (let attempt = 1; ; attempt += 1) {
    const { run, ids } = await judgeOnce(input, projectGroupId)
    const { status, report, problem } = run
    if (status === 'FINISHED' && report !== null) {
      const judged = describeReport(input.entry, report, ids)
      if (attempt > 1 || judged.acceptance.every(({ outcome }) => outcome !== 'skipped')) return judged
    } else if (attempt > 1) throw new EvaluationFault(`The judge gave no report: ${problem ?? 'it took too long.'}`)
  }
}

async function judgeOnce(
  { client, entry, kinds, signal }: EvaluatePrompt,
  projectGroupId: string,
): Promise<{ run: CheckRun; ids: string[] }> {
  const { colors, words, isOwned } = entry
  const acceptance = entry.acceptance.map((check) => ({ id: newId(), ...check }))
  const expectations = { colors, words, isOwned }
  let run = await client.checks.start(
    { projectGroupId, acceptance, expectations, ...(kinds ? { kinds } : {}) },
    { signal },
  )
  const deadline = Date.now() + judgingMs
  while (run.status === 'RUNNING' && Date.now() < deadline) {
    await sleep(pollMs, undefined, { signal })
    run = await client.checks.get({ projectGroupId, checkRunId: run.id }, { signal })
  }
  return { run, ids: acceptance.map(({ id }) => id) }
}

/** @param ids that the entry's acceptance checks had in this judging */
export function describeReport(
  entry: Pick<PromptEntry, 'acceptance'>,
  report: JudgeReport,
  ids: readonly string[],
): Judged {
  const own = new Map(
    report.results.flatMap((result) => (result.acceptanceId === undefined ? [] : [[result.acceptanceId, result]])),
  )
  const acceptance = entry.acceptance.map((check, index): JudgedCheck => {
    const found = own.get(ids[index] ?? '')
    // An app that does not build or start is not walked.
    return found === undefined ? unwalked(check.title, 'The judge did not get to it.') : describeCheck(found)
  })
  const others = report.results.filter(({ acceptanceId }) => acceptanceId === undefined || !ids.includes(acceptanceId))
  const { pages, steps, durationMs, isCutShort } = report
  const checks = others.map(describeCheck)
  return { acceptance, judged: { checks, pages, steps, seconds: seconds(durationMs), isCutShort } }
}

function withoutReport(entry: PromptEntry): Judged {
  return { acceptance: entry.acceptance.map(({ title }) => unwalked(title, notBuilt)), judged: null }
}

function unwalked(title: string, detail: string): JudgedCheck {
  return { kind: 'acceptance', title, outcome: 'failed', detail, page: null }
}

function describeCheck({ kind, title, outcome, detail, page }: CheckResult): JudgedCheck {
  return { kind, title, outcome, detail, page }
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10
}
