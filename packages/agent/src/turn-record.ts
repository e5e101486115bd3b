// What a run stores of each finished step. The keys say where in the run a record belongs.
import type { ViewTarget } from '@joinery/contract/chat'
import type { Diagnostic } from '@joinery/contract/files'

import type { ModelAnswer } from './model-call/answer-builder.ts'
import type { ServiceUse } from './reach/reach.ts'
import type { Asked, Tree, TurnStore, Verdict, Failure } from './turn.ts'

/** Stored before any of the answer's tools runs. */
export interface AnswerRecord extends ModelAnswer {
  /** Which model answered; another one than was chosen where that had failed. */
  model: string
}

/** A picture that a tool took. */
export interface StoredPicture {
  hash: string
  mediaType: string
  width: number
  height: number
  /** What it shows: a path of the app. */
  page: string
}

/** Stored, with the tree it led to, before the next tool runs. */
export interface CallRecord {
  text: string
  isError: boolean
  /** null: the tree is as it was. */
  tree: Tree | null
  title: string
  detail: string | null
  added: number | null
  removed: number | null
  /** Did it change files or tables? */
  isChange: boolean
  diagnostics: Diagnostic[] | null
  /** Set where the judge was asked. */
  verdict: Verdict | null
  /** Set where the checks kept the run from ending; empty otherwise. */
  failures: readonly Failure[]
  /** Set where the run ends with this call. */
  summary: string | null
  /** Set where it ends with a question. */
  asked?: Asked | null
  target?: ViewTarget | null
  /** What it saw; missing in runs of before tools took pictures. */
  picture?: StoredPicture | null
  /** What it took of services; missing in runs of before there were some. */
  used?: readonly ServiceUse[]
  /** Why it ends without being right; null when it is right. */
  givenUp: string | null
}

/** What the loop said to a model that stopped too early, or that it may stop (`text` null). */
export interface NoteRecord {
  text: string | null
  diagnostics: Diagnostic[] | null
  verdict: Verdict | null
  failures: readonly Failure[]
}

/** What the person said to the run before this step. */
export interface HeardRecord {
  texts: string[]
  lastId: number
}

export const keys = {
  answer: (step: number) => `model:${step}`,
  call: (step: number, index: number) => `tool:${step}:${index}`,
  note: (step: number) => `note:${step}`,
  heard: (step: number) => `heard:${step}`,
}

/** A record of an earlier attempt at this run. Only this package writes these keys, so the shape is ours. */
export function readRecord<Key extends keyof RecordTypes>(
  store: TurnStore,
  kind: Key,
  ...place: Parameters<(typeof keys)[Key]>
): RecordTypes[Key] | undefined {
  const [step, index = 0] = place
  const key = kind === 'call' ? keys.call(step, index) : keys[kind](step, index)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file's callers under the same key
  return store.steps.get(key) as RecordTypes[Key] | undefined
}

interface RecordTypes {
  answer: AnswerRecord
  call: CallRecord
  note: NoteRecord
  heard: HeardRecord
}

/** The last step whose answer is stored; 0 for a fresh run. */
export function lastStoredStep(store: TurnStore): number {
  let step = 0
  while (store.steps.has(keys.answer(step + 1))) step += 1
  return step
}
