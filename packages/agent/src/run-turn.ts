// The loop of the agent: ask the model, store its answer, run its tools one by one, store each result, ask again.
//
// Everything that happened is stored before anything is built on it, so a run that was cut off anywhere goes on from
// its last stored step: stored answers are not asked for again, and finished tools do not run again.
import type { LanguageModelV4Message, LanguageModelV4ToolCallPart } from '@ai-sdk/provider'
import type { ChatMode } from '@joinery/contract/chat'

import { answerOf, type AgentSettings } from './ask-step.ts'
import { readAttached } from './attachments/attached-files.ts'
import { endIfStuck, endWithoutFinish, finishTurn, settleText } from './end-turn.ts'
import { createQuietHost } from './guards/quiet-host.ts'
import { rulesProvider } from './model-call/call-model.ts'
import { ModelFailure } from './model-call/model-fault.ts'
import { modeFacts } from './modes.ts'
import {
  addUsage,
  createProgress,
  gateInputOf,
  outcomeOf,
  takeOver,
  throwIfStopped,
  userNote,
  type Progress,
} from './progress.ts'
import { packFiles } from './packing/pack-files.ts'
import { outputOf } from './pictures.ts'
import { noReach } from './reach/reach.ts'
import { runCall } from './run-call.ts'
import { createStepEvents, type StepEvents } from './step-events.ts'
import type { AgentTool } from './tool.ts'
import { toolTable } from './tools/tool-table.ts'
import { keys, readRecord, type AnswerRecord, type CallRecord } from './turn-record.ts'
import type { Turn, TurnHost, TurnOutcome } from './turn.ts'

export type { AgentSettings } from './ask-step.ts'
export const { maxSteps } = modeFacts.build
/** So many steps before the last one every step is told to come to an end. */
const windDownSteps = 2
/** From this share of its time on, too. */
const windDownShare = 0.9

/**
 * Runs a turn to its end.
 *
 * @throws whatever the store throws when this node has lost the run; errors of the host other than failed work
 */
export async function runTurn(settings: AgentSettings, given: Turn): Promise<TurnOutcome> {
  const quiet = createQuietHost(given.host)
  const turn = { ...given, host: given.mode === 'fast' ? judgingQuickly(quiet) : quiet }
  const progress = createProgress(turn, settings.reach ?? noReach)
  progress.status.set('BUILDING')
  progress.attached = await readAttached(turn.attachments)
  try {
    if (settings.selected.model.provider !== rulesProvider) await pack(turn, progress)
    const budget = modeFacts[turn.mode]
    let step = 1
    for (; step <= budget.maxSteps && elapsedMs(turn) < budget.maxMs; step += 1) {
      const outcome = await takeStep(settings, turn, progress, step)
      if (outcome !== null) return outcome
    }
    const used = step > budget.maxSteps ? `all ${budget.maxSteps} steps` : `all ${budget.maxMs / 60_000} minutes`
    return await endWithoutFinish(turn, progress, used)
  } catch (error) {
    if (error instanceof ModelFailure) return outcomeOf(progress, 'failed', { problem: error.message })
    // Asked first: it throws where this node has lost the run.
    if (turn.isCancelled() && turn.signal.aborted) {
      progress.planned += progress.current?.countChangesBegun() ?? 0
      progress.shown?.cancelOpen()
      return outcomeOf(progress, 'stopped')
    }
    throw error
  }
}

/** What it took counts once: it is stored with the choice. */
async function pack(turn: Turn, progress: Progress): Promise<void> {
  const { files, used } = await packFiles(turn, progress.reach.embeddings)
  progress.packed = files
  progress.used.push(...used)
}

async function takeStep(
  settings: AgentSettings,
  turn: Turn,
  progress: Progress,
  step: number,
): Promise<TurnOutcome | null> {
  const { maxSteps: most, maxMs } = modeFacts[turn.mode]
  const isReplay = step < progress.storedSteps
  await listen(turn, progress, step)
  if (step > most - windDownSteps - 1) progress.messages.push(userNote(windDownNote(most - step + 1)))
  else if (!isReplay && elapsedMs(turn) > maxMs * windDownShare) progress.messages.push(userNote(timeNote))
  const events = createStepEvents(step, turn.events, progress.status)
  progress.current = isReplay ? null : events
  progress.shown = progress.current
  const answer = await answerOf(settings, turn, progress, { step, events })
  progress.current = null
  // Nothing at all was said before the length limit: providers refuse a message without content.
  if (answer.content.length > 0) progress.messages.push({ role: 'assistant', content: answer.content })
  addUsage(progress, answer)
  progress.lastText = answer.content.flatMap((part) => (part.type === 'text' ? [part.text.trim()] : [])).join('\n\n')

  if (answer.finish === 'content-filter') {
    return outcomeOf(progress, 'refused', { problem: 'The model would not act on this. Say it in other words.' })
  }
  const calls = answer.content.filter((part) => part.type === 'tool-call')
  if (calls.length === 0) return settleText(turn, progress, { step, answer })
  progress.planned += calls.filter((call) => isChangeTool(call.toolName)).length
  progress.malformed += calls.filter((call) => isMalformed(call, answer)).length
  return runCalls(turn, progress, { step, answer, calls, events: isReplay ? null : events })
}

/** Runs the calls of an answer in order; null when the model goes on. */
async function runCalls(
  turn: Turn,
  progress: Progress,
  input: { step: number; answer: AnswerRecord; calls: LanguageModelV4ToolCallPart[]; events: StepEvents | null },
): Promise<TurnOutcome | null> {
  const { step, answer, calls, events } = input
  const results: Extract<LanguageModelV4Message, { role: 'tool' }>['content'] = []
  for (const [index, call] of calls.entries()) {
    events?.callStarted(call)
    const failedBefore = results.flatMap((result) =>
      result.type === 'tool-result' && result.output.type === 'error-text' ? [result.toolName] : [],
    )
    const onProgress = (words: string) => events?.callProgressed(call.toolCallId, words)
    const record = await recordOf(turn, progress, { step, index, call, answer, failedBefore, onProgress })
    takeOver(progress, record)
    if (reproduces.includes(call.toolName)) progress.hasReproduced = true
    events?.callFinished(call.toolCallId, record)
    results.push({
      type: 'tool-result',
      toolCallId: call.toolCallId,
      toolName: call.toolName,
      output: await outputOf(record, turn.host),
    })
    if (record.summary !== null) {
      // The card says its own title.
      const isTitle = record.asked?.form.title === record.summary
      if (!isTitle && record.summary.trim() !== progress.lastText) events?.said(record.summary)
      return endByFinish(turn, progress, { ...record, summary: record.summary })
    }
    if (record.isError && call.toolName === 'finish') progress.wasRefused = true
    const end = endIfStuck(progress, record)
    if (end !== null) return end
  }
  progress.messages.push({ role: 'tool', content: results })
  return null
}

async function endByFinish(
  turn: Turn,
  progress: Progress,
  { summary, givenUp, failures }: CallRecord & { summary: string },
): Promise<TurnOutcome> {
  if (givenUp !== null) {
    const isRunning = failures.length > 0 || turn.mode === 'break'
    return outcomeOf(progress, isRunning ? 'failing' : 'invalid', { summary, problem: givenUp })
  }
  return progress.kept > 0 ? finishTurn(turn, progress, summary) : outcomeOf(progress, 'answered', { summary })
}

async function recordOf(
  turn: Turn,
  progress: Progress,
  input: {
    step: number
    index: number
    call: LanguageModelV4ToolCallPart
    answer: AnswerRecord
    failedBefore: readonly string[]
    onProgress: (words: string) => void
  },
): Promise<CallRecord> {
  const { step, index, call, answer, failedBefore, onProgress } = input
  const stored = readRecord(turn.store, 'call', step, index)
  if (stored !== undefined) return stored
  throwIfStopped(turn)
  if (progress.files === null) {
    progress.files = await turn.host.loadFiles(progress.tree)
    // The draft of a node that died may lag behind what is stored.
    if (progress.tree !== turn.base) await turn.host.showDraft(progress.tree)
  }
  const stepKey = keys.call(step, index)
  const { record, files } = await runCall(call, {
    ...gateInputOf(turn, progress, { files: progress.files, stepKey, onProgress }),
    hasChanges: progress.kept > 0,
    wasRefused: progress.wasRefused,
    failedBefore,
    picturesBefore: progress.pictures,
    personWords: progress.personWords,
    guides: turn.standing?.guides ?? {},
    ownersWords: [turn.standing?.organization, turn.standing?.project, turn.contentOrigin].join('\n'),
    mode: turn.mode,
    reach: progress.reach,
    refusalOf: (tool) => refusalOf(turn.mode, tool, progress),
    isOld: (path) => turn.base[path] !== undefined,
    unreadable: answer.unreadableCalls.includes(call.toolCallId) ? unreadableWords(answer) : null,
  })
  await turn.store.saveStep(stepKey, record)
  progress.files = files
  if (record.tree !== null) await turn.host.showDraft(record.tree)
  return record
}

/** Tools that show a fault. */
const reproduces = ['try_app', 'look_at_page', 'check', 'logs']

function refusalOf(mode: ChatMode, tool: AgentTool, { hasReproduced }: Progress): string | null {
  if (!modeFacts[mode].has(tool)) return `${tool.name} cannot be used now: this run changes nothing.`
  return mode === 'debug' && tool.isChange && !hasReproduced
    ? 'Nothing was changed: reproduce the fault first, with try_app, look_at_page, check or logs.'
    : null
}

/** What was asked for fast is looked at briefly: what keeps nothing is never called done. */
function judgingQuickly(host: TurnHost): TurnHost {
  return { ...host, judge: (input) => host.judge({ ...input, isQuick: true }) }
}

/** What the person said meanwhile becomes part of the conversation, at the same place again when it is replayed. */
async function listen(turn: Turn, progress: Progress, step: number): Promise<void> {
  let heard = readRecord(turn.store, 'heard', step)
  // The first step has heard the request; a step whose answer is stored has been taken as it was.
  if (heard === undefined && step > 1 && readRecord(turn.store, 'answer', step) === undefined) {
    const said = await turn.host.listen(progress.heardId)
    if (said.length > 0) {
      heard = { texts: said.map(({ text }) => text), lastId: said.at(-1)?.id ?? progress.heardId }
      await turn.store.saveStep(keys.heard(step), heard)
      for (const text of heard.texts) turn.events.emit({ type: 'heard', step, text })
    }
  }
  if (heard === undefined) return
  progress.heardId = heard.lastId
  for (const text of heard.texts) {
    progress.personWords += `\n${text}`
    progress.messages.push(userNote(`The person says while you work: ${text}`))
  }
}

function elapsedMs({ startedAt }: Turn): number {
  return Date.now() - startedAt.getTime()
}

const timeNote =
  'The time of this run is nearly used up. Make what is there compile and call finish; say in its summary what is missing.'

/** At a length limit a call breaks off whoever writes it. */
function isMalformed({ toolCallId, toolName }: LanguageModelV4ToolCallPart, answer: AnswerRecord): boolean {
  const isKnown = toolTable.some(({ name }) => name === toolName)
  return !isKnown || (answer.finish !== 'length' && answer.unreadableCalls.includes(toolCallId))
}

function isChangeTool(name: string): boolean {
  return toolTable.some((tool) => tool.name === name && tool.isChange)
}

function windDownNote(left: number): string {
  return `${left === 1 ? 'This is the last step' : `${left} steps are left`}. Make what is there compile and call finish; say in its summary what is missing.`
}

function unreadableWords({ finish }: AnswerRecord): string {
  return finish === 'length'
    ? 'Your answer was cut off at its length limit before this call was complete. Nothing was done. Write the file in smaller parts.'
    : 'The input of this call is not valid JSON, or it was not closed. Nothing was done. Try again.'
}
