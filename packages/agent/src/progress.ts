// Where a run is: replayed from the store, then carried on.
import type { LanguageModelV4Message } from '@ai-sdk/provider'
import type { Diagnostic, FileTree } from '@joinery/contract/files'
import type { ModelUsage } from '@joinery/contract/model-usage'

import type { AttachedFile } from './attachments/attached-files.ts'
import type { GateInput } from './finish-gate.ts'
import type { PackedFiles } from './packing/pack-files.ts'
import type { Reach, ServiceUse } from './reach/reach.ts'
import { createRefusals, type Refusals } from './refusals.ts'
import { createRepeatedErrors, type RepeatedErrors } from './repeated-errors.ts'
import { createStatusEvents, type StatusEvents, type StepEvents } from './step-events.ts'
import { lastStoredStep, type AnswerRecord, type CallRecord } from './turn-record.ts'
import type { Tree, Turn, TurnEnd, TurnOutcome, Verdict } from './turn.ts'

export interface Progress {
  /** Messages after the request. */
  messages: LanguageModelV4Message[]
  tree: Tree
  /** Texts of `tree`; null until the first tool that really runs needs them. */
  files: FileTree | null
  /** What the last check of `tree` found. */
  diagnostics: Diagnostic[] | null
  errors: RepeatedErrors
  /** What the judge said, and how many changes there were then; another change makes it void. */
  judged: { verdict: Verdict; kept: number } | null
  refusals: Refusals
  /** Was the run kept from ending before? */
  wasRefused: boolean
  status: StatusEvents
  storedSteps: number
  kept: number
  planned: number
  /** The person's words: the request, and what they said since. */
  personWords: string
  /** The last words of the person that were heard. */
  heardId: number
  /** By model. */
  usage: Map<string, ModelUsage>
  /** Services beside the model, and what was taken of them. */
  reach: Reach
  used: ServiceUse[]
  /** Calls that nobody could read, or of tools that do not exist. */
  malformed: number
  /** Pictures that tools took. */
  pictures: number
  /** The one that answered last. */
  lastModel: string | null
  lastText: string
  current: StepEvents | null
  /** Of the last step that really ran: what it shows has to come to an end. */
  shown: StepEvents | null
  /** Was the fault looked at before anything was changed? */
  hasReproduced: boolean
  /** What came with the request, as the model gets it. */
  attached: readonly AttachedFile[]
  /** Files to read before the first step. */
  packed: PackedFiles['files']
}

export function createProgress(turn: Turn, reach: Reach): Progress {
  return {
    messages: [],
    tree: turn.base,
    files: null,
    diagnostics: null,
    errors: createRepeatedErrors(),
    judged: null,
    refusals: createRefusals(),
    wasRefused: false,
    status: createStatusEvents(turn.events),
    storedSteps: lastStoredStep(turn.store),
    kept: 0,
    planned: 0,
    personWords: turn.personWords ?? turn.request,
    heardId: 0,
    usage: new Map(),
    reach,
    used: [],
    malformed: 0,
    pictures: 0,
    lastModel: null,
    lastText: '',
    current: null,
    shown: null,
    hasReproduced: false,
    attached: [],
    packed: [],
  }
}

/** What a step left behind becomes part of where the run is. */
export function takeOver(
  progress: Progress,
  record: Pick<CallRecord, 'tree' | 'diagnostics' | 'isChange' | 'verdict' | 'used' | 'picture'>,
): void {
  if (record.tree !== null) {
    progress.tree = record.tree
    progress.diagnostics = null
  }
  if (record.diagnostics !== null) progress.diagnostics = record.diagnostics
  if (record.isChange) progress.kept += 1
  if (record.picture) progress.pictures += 1
  progress.used.push(...(record.used ?? []))
  if (record.verdict !== null) progress.judged = { verdict: record.verdict, kept: progress.kept }
}

/** What the judge said of the run as it is now; null when something changed since. */
export function standingVerdict({ judged, kept }: Progress): Verdict | null {
  return judged !== null && judged.kept === kept ? judged.verdict : null
}

/** What the gate needs of the run; `files` are those of `progress.tree`. */
export function gateInputOf(
  turn: Turn,
  progress: Progress,
  { files, stepKey, onProgress }: Pick<GateInput, 'files' | 'stepKey' | 'onProgress'>,
): GateInput {
  return {
    tree: progress.tree,
    files,
    host: turn.host,
    stepKey,
    signal: turn.signal,
    standing: standingVerdict(progress),
    isWritten: (path) => progress.tree[path] !== turn.base[path],
    isStoodBy: (missing) => progress.errors.isStoodBy(missing),
    onProgress,
  }
}

/** Tokens of an answer that counts; answers that broke off are the provider's to pay. */
export function addUsage(progress: Progress, answer: AnswerRecord): void {
  const { model } = answer
  const before = progress.usage.get(model)
  progress.lastModel = model
  progress.usage.set(model, {
    model,
    inputTokens: (before?.inputTokens ?? 0) + answer.inputTokens,
    cachedInputTokens: (before?.cachedInputTokens ?? 0) + answer.cachedInputTokens,
    outputTokens: (before?.outputTokens ?? 0) + answer.outputTokens,
    reasoningTokens: (before?.reasoningTokens ?? 0) + answer.reasoningTokens,
    isEstimated: before?.isEstimated === true || answer.isEstimated,
  })
}

export function outcomeOf(
  progress: Progress,
  end: TurnEnd,
  words: { summary?: string; problem?: string } = {},
): TurnOutcome {
  return {
    end,
    tree: progress.tree,
    summary: words.summary ?? progress.lastText,
    problem: words.problem ?? null,
    diagnostics: progress.diagnostics,
    changes: { kept: progress.kept, planned: Math.max(progress.planned, progress.kept) },
    usage: [...progress.usage.values()],
    used: progress.used,
  }
}

export function throwIfStopped(turn: Turn): void {
  turn.signal.throwIfAborted()
}

export function userNote(text: string): LanguageModelV4Message {
  return { role: 'user', content: [{ type: 'text', text }] }
}
