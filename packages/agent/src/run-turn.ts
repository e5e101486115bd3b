// The loop of the agent: ask the model, store its answer, run its tools one by one, store each result, ask again.
//
// Everything that happened is stored before anything is built on it, so a run that was cut off anywhere goes on from
// its last stored step: stored answers are not asked for again, and finished tools do not run again.
import type { LanguageModelV4FunctionTool, LanguageModelV4Message, LanguageModelV4ToolCallPart } from '@ai-sdk/provider'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import * as z from 'zod'

import { buildPrompt } from './context-window.ts'
import { passGate } from './finish-gate.ts'
import { callModel, type CallLimits } from './model-call/call-model.ts'
import { ModelFailure } from './model-call/model-fault.ts'
import type { SelectedModel } from './models/select-model.ts'
import { presentCard } from './project-card.ts'
import { readSystemPrompt } from './prompts/read-prompts.ts'
import { createRepeatedErrors, type RepeatedErrors } from './repeated-errors.ts'
import { runCall } from './run-call.ts'
import { createStatusEvents, createStepEvents, type StatusEvents, type StepEvents } from './step-events.ts'
import { titleOfApp } from './title-of-app.ts'
import { toolTable } from './tools/tool-table.ts'
import { keys, lastStoredStep, readRecord, type AnswerRecord, type CallRecord, type NoteRecord } from './turn-record.ts'
import type { Tree, Turn, TurnEnd, TurnOutcome } from './turn.ts'

export const maxSteps = 40
/** From here on every step is told to come to an end. */
export const windDownFrom = 38

export interface AgentSettings {
  selected: SelectedModel
  callLimits: CallLimits
}

const tools: LanguageModelV4FunctionTool[] = toolTable.map(({ name, description, input }) => {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { target: 'draft-7', io: 'input' })
  return { type: 'function', name, description, inputSchema: schema }
})

/** Where the run is. Replayed from the store, then carried on. */
interface Progress {
  /** Messages after the request. */
  messages: LanguageModelV4Message[]
  tree: Tree
  /** Texts of `tree`; null until the first tool that really runs needs them. */
  files: FileTree | null
  /** What the last check of `tree` found. */
  diagnostics: Diagnostic[] | null
  errors: RepeatedErrors
  status: StatusEvents
  storedSteps: number
  kept: number
  planned: number
  inputTokens: number
  outputTokens: number
  lastText: string
  current: StepEvents | null
}

/**
 * Runs a turn to its end.
 *
 * @throws whatever the store throws when this node has lost the run; errors of the host other than failed work
 */
export async function runTurn(settings: AgentSettings, turn: Turn): Promise<TurnOutcome> {
  const progress: Progress = {
    messages: [],
    tree: turn.base,
    files: null,
    diagnostics: null,
    errors: createRepeatedErrors(),
    status: createStatusEvents(turn.events),
    storedSteps: lastStoredStep(turn.store),
    kept: 0,
    planned: 0,
    inputTokens: 0,
    outputTokens: 0,
    lastText: '',
    current: null,
  }
  progress.status.set('BUILDING')
  try {
    for (let step = 1; step <= maxSteps; step += 1) {
      const outcome = await takeStep(settings, turn, progress, step)
      if (outcome !== null) return outcome
    }
    return await endWithoutFinish(turn, progress)
  } catch (error) {
    if (error instanceof ModelFailure) return outcomeOf(progress, 'failed', { problem: error.message })
    // Asked first: it throws where this node has lost the run.
    if (turn.isCancelled() && turn.signal.aborted) {
      progress.planned += progress.current?.countChangesBegun() ?? 0
      return outcomeOf(progress, 'stopped')
    }
    throw error
  }
}

async function takeStep(
  settings: AgentSettings,
  turn: Turn,
  progress: Progress,
  step: number,
): Promise<TurnOutcome | null> {
  if (step >= windDownFrom) progress.messages.push(userNote(windDownNote(maxSteps - step + 1)))
  const isReplay = step < progress.storedSteps
  const events = createStepEvents(step, turn.events, progress.status)
  progress.current = isReplay ? null : events
  const answer = await answerOf(settings, turn, progress, { step, events })
  progress.current = null
  progress.messages.push({ role: 'assistant', content: answer.content })
  progress.inputTokens += answer.inputTokens
  progress.outputTokens += answer.outputTokens
  progress.lastText = answer.content.flatMap((part) => (part.type === 'text' ? [part.text.trim()] : [])).join('\n\n')

  if (answer.finish === 'content-filter') {
    return outcomeOf(progress, 'refused', { problem: 'The model would not act on this. Say it in other words.' })
  }
  const calls = answer.content.filter((part) => part.type === 'tool-call')
  if (calls.length === 0) return settleText(turn, progress, { step, answer })
  progress.planned += calls.filter((call) => isChangeTool(call.toolName)).length
  return runCalls(turn, progress, { step, answer, calls, events: isReplay ? null : events })
}

async function answerOf(
  { selected, callLimits }: AgentSettings,
  turn: Turn,
  progress: Progress,
  { step, events }: { step: number; events: StepEvents },
): Promise<AnswerRecord> {
  const stored = readRecord(turn.store, 'answer', step)
  if (stored !== undefined) {
    // Events of the last step may have been lost with the node that ran it; those of earlier steps are durable.
    if (step === progress.storedSteps) events.replay(stored.content)
    return stored
  }
  throwIfStopped(turn)
  await turn.events.flush()
  const prompt = buildPrompt({
    system: readSystemPrompt(),
    history: turn.history,
    card: presentCard(turn.project, turn.base),
    request: turn.request,
    steps: progress.messages,
    limits: selected.limits,
  })
  const answer = await callModel(
    selected.model,
    {
      prompt,
      tools,
      toolChoice: { type: 'auto' },
      maxOutputTokens: selected.limits.maxOutputTokens,
      // Nothing of a person's project stays at the provider; pings show that a slow one is alive.
      providerOptions: { openai: { store: false }, anthropic: { includePings: true } },
    },
    {
      limits: callLimits,
      signal: turn.signal,
      onAttempt: () => events.begin(),
      onPart: (part) => events.streamed(part),
    },
  )
  await turn.store.saveStep(keys.answer(step), answer)
  return answer
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
    const record = await recordOf(turn, progress, { step, index, call, answer, failedBefore })
    takeOver(progress, record)
    events?.callFinished(call.toolCallId, record)
    results.push({
      type: 'tool-result',
      toolCallId: call.toolCallId,
      toolName: call.toolName,
      output: { type: record.isError ? 'error-text' : 'text', value: record.text },
    })
    if (record.summary !== null) {
      if (record.summary.trim() !== progress.lastText) events?.said(record.summary)
      const end: TurnEnd = progress.kept > 0 ? 'finished' : 'answered'
      if (end === 'finished') await nameByTitle(turn, progress)
      return outcomeOf(progress, end, { summary: record.summary })
    }
    const stuck = record.diagnostics === null ? null : progress.errors.note(record.diagnostics, progress.tree)
    if (stuck !== null) return giveUp(progress, stuck)
  }
  progress.messages.push({ role: 'tool', content: results })
  return null
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
  },
): Promise<CallRecord> {
  const { step, index, call, answer, failedBefore } = input
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
    tree: progress.tree,
    files: progress.files,
    host: turn.host,
    stepKey,
    hasChanges: progress.kept > 0,
    failedBefore,
    isWritten: (path) => progress.tree[path] !== turn.base[path],
    isStoodBy: (missing) => progress.errors.isStoodBy(missing),
    unreadable: answer.unreadableCalls.includes(call.toolCallId) ? unreadableWords(answer) : null,
  })
  await turn.store.saveStep(stepKey, record)
  progress.files = files
  if (record.tree !== null) await turn.host.showDraft(record.tree)
  return record
}

function takeOver(progress: Progress, record: CallRecord): void {
  if (record.tree !== null) {
    progress.tree = record.tree
    progress.diagnostics = null
  }
  if (record.diagnostics !== null) progress.diagnostics = record.diagnostics
  if (record.isChange) progress.kept += 1
}

/** The model says something and calls nothing: an answer, or a finish that it forgot to ask for. */
async function settleText(
  turn: Turn,
  progress: Progress,
  { step, answer }: { step: number; answer: AnswerRecord },
): Promise<TurnOutcome | null> {
  if (answer.finish !== 'length' && progress.kept === 0) return outcomeOf(progress, 'answered')
  const note = readRecord(turn.store, 'note', step) ?? (await judgeText(turn, progress, { step, answer }))
  if (note.diagnostics !== null) progress.diagnostics = note.diagnostics
  if (note.text === null) {
    await nameByTitle(turn, progress)
    return outcomeOf(progress, 'finished')
  }
  const stuck = note.diagnostics === null ? null : progress.errors.note(note.diagnostics, progress.tree)
  if (stuck !== null) return giveUp(progress, stuck)
  progress.messages.push(userNote(note.text))
  return null
}

async function judgeText(
  turn: Turn,
  progress: Progress,
  { step, answer }: { step: number; answer: AnswerRecord },
): Promise<NoteRecord> {
  throwIfStopped(turn)
  let note: NoteRecord
  if (answer.finish === 'length') {
    note = {
      text: 'Your answer was cut off at its length limit. Go on with tool calls, in smaller parts.',
      diagnostics: null,
    }
  } else {
    progress.files ??= await turn.host.loadFiles(progress.tree)
    const gate = await passGate({
      files: progress.files,
      host: turn.host,
      isWritten: (path) => progress.tree[path] !== turn.base[path],
      isStoodBy: (missing) => progress.errors.isStoodBy(missing),
    })
    turn.events.emit({ type: 'checked', diagnostics: gate.diagnostics })
    note = { text: gate.isOpen ? null : `You stopped, but ${gate.reason}`, diagnostics: gate.diagnostics }
  }
  await turn.store.saveStep(keys.note(step), note)
  return note
}

/** A project that the model left without a name is called what its layout is titled. Harmless when repeated. */
async function nameByTitle(turn: Turn, progress: Progress): Promise<void> {
  if (!turn.project.isUnnamed || progress.messages.some(namesProject)) return
  progress.files ??= await turn.host.loadFiles(progress.tree)
  const name = titleOfApp(progress.files)
  if (name !== null) await turn.host.nameProject(name)
}

function namesProject({ role, content }: LanguageModelV4Message): boolean {
  return role === 'assistant' && content.some((part) => part.type === 'tool-call' && part.toolName === 'name_project')
}

/** All steps are used up: what is there counts when it passes the gate. */
async function endWithoutFinish(turn: Turn, progress: Progress): Promise<TurnOutcome> {
  if (progress.kept === 0) return outcomeOf(progress, 'answered')
  progress.files ??= await turn.host.loadFiles(progress.tree)
  const gate = await passGate({
    files: progress.files,
    host: turn.host,
    isWritten: (path) => progress.tree[path] !== turn.base[path],
    isStoodBy: (missing) => progress.errors.isStoodBy(missing),
  })
  progress.diagnostics = gate.diagnostics
  if (gate.isOpen) {
    return outcomeOf(progress, 'finished', {
      problem: `I used all ${maxSteps} steps of this run. It works so far; ask me to go on with what is missing.`,
    })
  }
  return outcomeOf(progress, 'invalid', {
    problem: `I used all ${maxSteps} steps of this run and it does not compile yet. Ask me to fix it, or go back to the version before.`,
  })
}

function giveUp(progress: Progress, error: Diagnostic): TurnOutcome {
  const place = error.file === undefined ? '' : ` in ${error.file}`
  return outcomeOf(progress, 'invalid', {
    problem: `I could not get rid of an error${place}: ${error.message} Go back to the version before, or tell me how it should work.`,
  })
}

function outcomeOf(progress: Progress, end: TurnEnd, words: { summary?: string; problem?: string } = {}): TurnOutcome {
  return {
    end,
    tree: progress.tree,
    summary: words.summary ?? progress.lastText,
    problem: words.problem ?? null,
    diagnostics: progress.diagnostics,
    changes: { kept: progress.kept, planned: Math.max(progress.planned, progress.kept) },
    inputTokens: progress.inputTokens,
    outputTokens: progress.outputTokens,
  }
}

function throwIfStopped(turn: Turn): void {
  turn.signal.throwIfAborted()
}

function isChangeTool(name: string): boolean {
  return toolTable.some((tool) => tool.name === name && tool.isChange)
}

function userNote(text: string): LanguageModelV4Message {
  return { role: 'user', content: [{ type: 'text', text }] }
}

function windDownNote(left: number): string {
  return `${left === 1 ? 'This is the last step' : `${left} steps are left`}. Make what is there compile and call finish; say in its summary what is missing.`
}

function unreadableWords({ finish }: AnswerRecord): string {
  return finish === 'length'
    ? 'Your answer was cut off at its length limit before this call was complete. Nothing was done. Write the file in smaller parts.'
    : 'The input of this call is not valid JSON. Nothing was done. Try again.'
}
