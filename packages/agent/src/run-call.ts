// Carries out one tool call and makes the record of it.
import type { LanguageModelV4ToolCallPart } from '@ai-sdk/provider'
import type { FileChange, FileTree } from '@joinery/contract/files'
import { diffIndices } from 'node-diff3'
import * as z from 'zod'

import { refuseChanges } from './guards/guard-changes.ts'
import { toolError, type AgentTool, type ToolContext, type ToolResult } from './tool.ts'
import { findTool, toolTable } from './tools/tool-table.ts'
import type { CallRecord } from './turn-record.ts'

/** No other tool takes this long; the gateway's own limits are far shorter. */
const toolTimeoutMs = 120_000

export interface CallSituation extends ToolContext {
  /** The call's input was not JSON, and why that may be. */
  unreadable: string | null
  /** Was the file there before the run? */
  isOld: (path: string) => boolean
  /** Why the run may not use the tool now; null where it may. */
  refusalOf: (tool: AgentTool) => string | null
}

export async function runCall(
  call: LanguageModelV4ToolCallPart,
  situation: CallSituation,
): Promise<{ record: CallRecord; files: FileTree }> {
  const tool = findTool(call.toolName)
  const result = await guarded(await answerCall(tool, call, situation), situation)
  const changes = result.changes ?? []
  const tree = changes.length === 0 ? null : await situation.host.storeFiles(situation.tree, changes)
  const lines = changes.length === 0 ? null : countLines(situation.files, changes)
  const record: CallRecord = {
    text: result.text,
    isError: result.isError === true,
    tree,
    title: titleOf(tool, call, result),
    detail: result.isError === true ? (result.detail ?? firstLine(result.text)) : (result.detail ?? null),
    added: lines?.added ?? null,
    removed: lines?.removed ?? null,
    isChange: changes.length > 0 || (tool?.isChange === true && result.isError !== true),
    diagnostics: result.diagnostics ?? null,
    verdict: result.verdict ?? null,
    failures: result.failures ?? [],
    summary: result.summary ?? null,
    givenUp: result.givenUp ?? null,
    asked: result.asked ?? null,
    target: result.target ?? null,
    picture: result.picture ?? null,
    used: result.used ?? [],
  }
  return { record, files: applyChanges(situation.files, changes) }
}

/** What harms is not done, and what is secret is not told: the model may have read anything. */
async function guarded(result: ToolResult, situation: CallSituation): Promise<ToolResult> {
  const { files, host, personWords, ownersWords = '', isOld } = situation
  const judged = result.isEarlier === true ? [] : (result.changes ?? [])
  const refusal = refuseChanges(judged, files, { personWords, ownersWords, isOld })
  const { text, detail, summary, givenUp, ...rest } = refusal === null ? result : toolError(refusal)
  const hide = async (words: string | undefined) => (words === undefined ? undefined : host.hideSecrets(words))
  const [hiddenDetail, hiddenSummary, hiddenGivenUp] = await Promise.all([hide(detail), hide(summary), hide(givenUp)])
  return {
    ...rest,
    text: await host.hideSecrets(text),
    ...(hiddenDetail === undefined ? {} : { detail: hiddenDetail }),
    ...(hiddenSummary === undefined ? {} : { summary: hiddenSummary }),
    ...(hiddenGivenUp === undefined ? {} : { givenUp: hiddenGivenUp }),
  }
}

async function answerCall(
  tool: AgentTool | undefined,
  call: LanguageModelV4ToolCallPart,
  { unreadable, ...situation }: CallSituation,
): Promise<ToolResult> {
  if (tool === undefined) {
    return toolError(
      `There is no tool ${call.toolName}. The tools are: ${toolTable.map((each) => each.name).join(', ')}.`,
    )
  }
  const refusal = situation.refusalOf(tool)
  if (refusal !== null) return toolError(refusal)
  if (unreadable !== null) return toolError(unreadable)
  const parsed = tool.input.safeParse(call.input)
  if (!parsed.success) return toolError(`This input does not fit ${tool.name}:\n${z.prettifyError(parsed.error)}`)
  const context: ToolContext = situation
  return withinTime(tool.run(parsed.data, context), tool)
}

async function withinTime(
  work: Promise<ToolResult>,
  { name, timeoutMs = toolTimeoutMs }: AgentTool,
): Promise<ToolResult> {
  const { promise: late, resolve } = Promise.withResolvers<ToolResult>()
  const timer = setTimeout(
    () => resolve(toolError(`${name} took longer than ${timeoutMs / 1000} seconds and was given up.`)),
    timeoutMs,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function titleOf(tool: AgentTool | undefined, call: LanguageModelV4ToolCallPart, result: ToolResult): string {
  if (tool === undefined) return call.toolName
  const input = typeof call.input === 'object' && call.input !== null ? call.input : {}
  const words = tool.describe(input)
  return result.isError === true ? words.doing : words.done
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 200)
}

export function applyChanges(files: FileTree, changes: readonly FileChange[]): FileTree {
  if (changes.length === 0) return files
  const next: Record<string, string> = { ...files }
  for (const { path, content } of changes) {
    if (content === null) delete next[path]
    else next[path] = content
  }
  return next
}

function countLines(files: FileTree, changes: readonly FileChange[]): { added: number; removed: number } {
  let added = 0
  let removed = 0
  for (const { path, content } of changes) {
    const before = linesOf(files[path])
    const after = linesOf(content ?? undefined)
    for (const part of diffIndices(before, after)) {
      removed += part.buffer1[1]
      added += part.buffer2[1]
    }
  }
  return { added, removed }
}

function linesOf(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
