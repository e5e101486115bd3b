// Tells viewers what one step does, while it streams and while its tools run.
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { RunEvent, ShownPicture, ViewTarget } from '@joinery/contract/chat'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'

import type { AnswerPart } from './model-call/answer-builder.ts'
import { readStringProperty, readTail } from './model-call/partial-input.ts'
import type { AgentTool, ToolWords } from './tool.ts'
import { findTool } from './tools/tool-table.ts'
import type { CallRecord } from './turn-record.ts'
import type { TurnEvents, Verdict } from './turn.ts'

/** A tail more often than this only costs. */
const tailEveryMs = 150

export interface StepEvents {
  /** A request goes out: whatever an earlier one streamed in this step no longer counts. */
  begin(): void
  streamed(part: LanguageModelV4StreamPart): void
  /** Shows the row of a call that has not been shown while it streamed. */
  callStarted(call: { toolCallId: string; toolName: string; input: unknown }): void
  /** A running call says how far it is. */
  callProgressed(toolCallId: string, words: string): void
  callFinished(toolCallId: string, record: CallRecord): void
  /** The run was stopped: calls that were shown and have not finished never will. */
  cancelOpen(): void
  /** Words of the agent that did not come as text of the model. */
  said(text: string): void
  /** Shows again what a stored answer said, for viewers that lost it with the node that ran it. */
  replay(content: readonly AnswerPart[]): void
  /** Calls that would change something and whose input has begun to arrive. */
  countChangesBegun(): number
}

export interface StatusEvents {
  set(status: VersionStatus): void
}

export function createStatusEvents(events: TurnEvents): StatusEvents {
  let current: VersionStatus | null = null
  return {
    set(status) {
      if (status === current) return
      current = status
      events.emit({ type: 'status', status })
    },
  }
}

export function createStepEvents(step: number, events: TurnEvents, status: StatusEvents): StepEvents {
  let shown = new Set<string>()
  let open = new Map<string, string>()
  let arriving = new Map<string, { tool: AgentTool | undefined; json: string; tailAt: number }>()
  const idOf = (toolCallId: string) => `${step}:${toolCallId}`

  function show(toolCallId: string, toolName: string, tool: AgentTool | undefined, input: object): void {
    const words: ToolWords = tool?.describe(input) ?? { block: 'tool-call', doing: toolName, done: toolName }
    shown.add(toolCallId)
    open.set(toolCallId, words.doing)
    if (tool?.isChange === true) status.set(statusOf(words))
    events.emit({
      type: 'tool.started',
      step,
      callId: idOf(toolCallId),
      tool: toolName,
      block: words.block,
      title: words.doing,
      ...(words.path === undefined ? {} : { path: words.path }),
    })
  }

  function inputArrived(id: string, delta: string): void {
    const call = arriving.get(id)
    if (call === undefined) return
    call.json += delta
    if (!shown.has(id)) {
      const path = readStringProperty(call.json.slice(0, 2_000), 'path')
      if (path !== undefined && call.tool !== undefined) show(id, call.tool.name, call.tool, { path })
    }
    const now = performance.now()
    if (!shown.has(id) || now - call.tailAt < tailEveryMs) return
    call.tailAt = now
    events.emit({ type: 'tool.progress', callId: idOf(id), tail: readTail(call.json) })
  }

  /** Rows stand in the order of the calls, although tools only run when the whole answer is there. */
  function inputEnded(id: string): void {
    const call = arriving.get(id)
    if (call?.tool === undefined || call.tool.needsPath || shown.has(id)) return
    show(id, call.tool.name, call.tool, readObject(call.json))
  }

  return {
    begin() {
      shown = new Set()
      open = new Map()
      arriving = new Map()
      events.emit({ type: 'step.started', step })
    },
    streamed(part) {
      if (part.type === 'text-delta') events.emit({ type: 'text.delta', step, text: part.delta })
      if (part.type === 'reasoning-delta') events.emit({ type: 'thinking.delta', step, text: part.delta })
      if (part.type === 'tool-input-start') {
        // Some formats do not say where the input of a call ends; the next call does.
        for (const id of arriving.keys()) inputEnded(id)
        arriving.set(part.id, { tool: findTool(part.toolName), json: '', tailAt: 0 })
      }
      if (part.type === 'tool-input-delta') inputArrived(part.id, part.delta)
      if (part.type === 'tool-input-end') inputEnded(part.id)
    },
    callStarted({ toolCallId, toolName, input }) {
      if (shown.has(toolCallId)) return
      show(toolCallId, toolName, findTool(toolName), typeof input === 'object' && input !== null ? input : {})
    },
    callProgressed: (toolCallId, words) =>
      events.emit({ type: 'tool.progress', callId: idOf(toolCallId), tail: words }),
    callFinished(toolCallId, record) {
      open.delete(toolCallId)
      events.emit({
        type: 'tool.finished',
        callId: idOf(toolCallId),
        status: record.isError ? 'error' : 'success',
        title: record.title,
        ...(record.detail === null ? {} : { detail: record.detail }),
        ...(record.added === null ? {} : { added: record.added }),
        ...(record.removed === null ? {} : { removed: record.removed }),
        ...shownOf(record),
      })
      if (record.asked) events.emit({ type: 'asked', ...record.asked })
      if (record.diagnostics !== null) events.emit({ type: 'checked', diagnostics: record.diagnostics })
      if (record.verdict !== null) events.emit(verdictEvent(record.verdict))
    },
    cancelOpen() {
      for (const [id, title] of open) {
        events.emit({ type: 'tool.finished', callId: idOf(id), status: 'cancelled', title })
      }
      open = new Map()
    },
    said: (text) => events.emit({ type: 'text.delta', step, text }),
    replay(content) {
      this.begin()
      for (const part of content) {
        if (part.type === 'text') events.emit({ type: 'text.delta', step, text: part.text })
        if (part.type === 'reasoning') events.emit({ type: 'thinking.delta', step, text: part.text })
      }
    },
    countChangesBegun: () => [...arriving.values()].filter((call) => call.tool?.isChange === true).length,
  }
}

/** Where the person is sent, and what they are shown. */
function shownOf({ target, picture }: CallRecord): { target?: ViewTarget; picture?: ShownPicture } {
  if (!picture) return target ? { target } : {}
  const { hash, width, height, page } = picture
  return { ...(target ? { target } : {}), picture: { hash, width, height, page } }
}

/** What the judge said, for viewers. */
export function verdictEvent(verdict: Verdict): RunEvent {
  return verdict.isJudged ? { type: 'judged', ...verdict.summary } : { type: 'unjudged', reason: verdict.reason }
}

function readObject(json: string): object {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function statusOf({ block }: ToolWords): VersionStatus {
  return block === 'function' || block === 'database' ? 'BUILDING_FUNCTIONALITY' : 'BUILDING_UI'
}
