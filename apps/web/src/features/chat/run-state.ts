// What one run has said and done so far, folded from its events.
import type { RunEvent, SequencedRunEvent, ShownPicture, ViewTarget } from '@joinery/contract/chat'
import type { ReportSummary } from '@joinery/contract/checks'
import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import type { Diagnostic } from '@joinery/contract/files'
import type { ToolStatus, VersionStatus } from '@joinery/contract/vocabulary/statuses'

export interface TextBlock {
  kind: 'text'
  key: string
  step: number
  text: string
}

export interface ThinkingBlock {
  kind: 'thinking'
  key: string
  step: number
  text: string
  startedAt: number
  /** Null while the model still thinks. */
  endedAt: number | null
  status: ToolStatus
}

export interface WorkBlock {
  kind: 'work'
  key: string
  step: number
  callId: string
  block: BlockType
  title: string
  path: string | null
  status: ToolStatus
  tail: string
  detail: string | null
  added: number | null
  removed: number | null
  /** Where it asked the person to look. */
  target: ViewTarget | null
  /** What it saw. */
  picture: ShownPicture | null
}

/** What the person said to the run while it went on. */
export interface HeardBlock {
  kind: 'heard'
  key: string
  step: number
  text: string
}

export type RunBlock = TextBlock | ThinkingBlock | WorkBlock | HeardBlock

export interface RunState {
  lastSeq: number
  status: VersionStatus | null
  startedAt: number | null
  blocks: readonly RunBlock[]
  diagnostics: readonly Diagnostic[]
  /** The newest word on whether the app works in a browser, or why there is none. */
  verdict: { isJudged: true; summary: ReportSummary } | { isJudged: false; reason: string } | null
  /** The question it ended with. */
  asked: Extract<RunEvent, { type: 'asked' }> | null
  revision: { id: string; number: number } | null
  finished: Extract<RunEvent, { type: 'finished' }> | null
}

export const emptyRun: RunState = {
  lastSeq: 0,
  status: null,
  startedAt: null,
  blocks: [],
  diagnostics: [],
  verdict: null,
  asked: null,
  revision: null,
  finished: null,
}

/** Folds events into a run; an event seen before (after a reconnect) changes nothing. */
export function foldRun(state: RunState, events: readonly SequencedRunEvent[]): RunState {
  return events.reduce(applyEvent, state)
}

function applyEvent(state: RunState, { seq, at, event }: SequencedRunEvent): RunState {
  if (seq <= state.lastSeq) return state
  const time = at.getTime()
  const next: RunState = { ...state, lastSeq: seq, startedAt: state.startedAt ?? time }
  switch (event.type) {
    case 'status':
      return { ...next, status: event.status }
    case 'step.started':
      return { ...next, blocks: next.blocks.filter((block) => block.step !== event.step) }
    case 'text.delta':
      return { ...next, blocks: appendText(endThinking(next.blocks, time), event.step, event.text) }
    case 'thinking.delta':
      return { ...next, blocks: appendThinking(next.blocks, { step: event.step, text: event.text, time }) }
    case 'tool.started':
      return { ...next, blocks: [...endThinking(next.blocks, time), workOf(event)] }
    case 'tool.progress':
      return { ...next, blocks: mapWork(next.blocks, event.callId, (work) => ({ ...work, tail: event.tail })) }
    case 'tool.finished':
      return { ...next, blocks: mapWork(next.blocks, event.callId, (work) => finishWork(work, event)) }
    case 'heard':
      return { ...next, blocks: withHeard(next.blocks, event) }
    case 'asked':
      return { ...next, asked: event }
    case 'checked':
      return { ...next, diagnostics: event.diagnostics }
    case 'judged':
      return { ...next, verdict: { isJudged: true, summary: event } }
    case 'unjudged':
      return { ...next, verdict: { isJudged: false, reason: event.reason } }
    case 'revision':
      return { ...next, revision: { id: event.revisionId, number: event.number } }
    case 'finished':
      return { ...next, status: event.status, finished: event, blocks: settle(next.blocks, event.status, time) }
  }
}

/** A step that begins again hears the same words again. */
function withHeard(
  blocks: readonly RunBlock[],
  { step, text }: Extract<RunEvent, { type: 'heard' }>,
): readonly RunBlock[] {
  if (blocks.some((block) => block.kind === 'heard' && block.step === step && block.text === text)) return blocks
  return [...blocks, { kind: 'heard', key: `heard-${step}-${blocks.length}`, step, text }]
}

function appendText(blocks: readonly RunBlock[], step: number, text: string): readonly RunBlock[] {
  const last = blocks.at(-1)
  if (last?.kind === 'text' && last.step === step) return [...blocks.slice(0, -1), { ...last, text: last.text + text }]
  return [...blocks, { kind: 'text', key: `text-${step}-${blocks.length}`, step, text }]
}

function appendThinking(
  blocks: readonly RunBlock[],
  { step, text, time }: { step: number; text: string; time: number },
): readonly RunBlock[] {
  const last = blocks.at(-1)
  if (last?.kind === 'thinking' && last.step === step) {
    return [...blocks.slice(0, -1), { ...last, text: last.text + text }]
  }
  const key = `thinking-${step}-${blocks.length}`
  return [
    ...endThinking(blocks, time),
    { kind: 'thinking', key, step, text, startedAt: time, endedAt: null, status: 'running' },
  ]
}

function endThinking(blocks: readonly RunBlock[], time: number): readonly RunBlock[] {
  return blocks.map((block) =>
    block.kind === 'thinking' && block.endedAt === null ? { ...block, endedAt: time, status: 'success' } : block,
  )
}

function workOf(event: Extract<RunEvent, { type: 'tool.started' }>): WorkBlock {
  return {
    kind: 'work',
    key: `work-${event.callId}`,
    step: event.step,
    callId: event.callId,
    block: event.block,
    title: event.title,
    path: event.path ?? null,
    status: 'running',
    tail: '',
    detail: null,
    added: null,
    removed: null,
    target: null,
    picture: null,
  }
}

function finishWork(work: WorkBlock, event: Extract<RunEvent, { type: 'tool.finished' }>): WorkBlock {
  return {
    ...work,
    status: event.status,
    title: event.title,
    detail: event.detail ?? null,
    added: event.added ?? null,
    removed: event.removed ?? null,
    target: event.target ?? null,
    picture: event.picture ?? null,
  }
}

function mapWork(
  blocks: readonly RunBlock[],
  callId: string,
  change: (work: WorkBlock) => WorkBlock,
): readonly RunBlock[] {
  return blocks.map((block) => (block.kind === 'work' && block.callId === callId ? change(block) : block))
}

/** A run that ended leaves no row running: what had not finished was cut off, by a person or by a fault. */
function settle(blocks: readonly RunBlock[], status: VersionStatus, time: number): readonly RunBlock[] {
  const isFault = status === 'GENERATION_FAILED' || status === 'FAILED'
  return blocks.map((block) => {
    if (block.kind === 'thinking' && block.endedAt === null) {
      return { ...block, endedAt: time, status: isFault ? 'error' : 'cancelled' }
    }
    return block.kind === 'work' && block.status === 'running' ? { ...block, status: 'cancelled' } : block
  })
}

/** Steps of work done and begun, for the "3 of 5" of the head. */
export function countWork(state: RunState): { done: number; begun: number } {
  const work = state.blocks.filter((block) => block.kind === 'work')
  return { done: work.filter((block) => block.status !== 'running').length, begun: work.length }
}
