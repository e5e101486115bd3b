// What a tool of the agent is. One file per tool in tools/.
import type { BlockType } from '@joinery/contract/chat'
import type { Diagnostic, FileChange, FileTree } from '@joinery/contract/files'
import type * as z from 'zod'

import type { TurnHost } from './turn.ts'

/** How a call appears in the chat. */
export interface ToolWords {
  block: BlockType
  /** Present tense: "Writing the Notes page". */
  doing: string
  /** Past tense: "Wrote the Notes page". */
  done: string
  path?: string
}

export interface ToolContext {
  /** The project as it is at this moment of the run. */
  files: FileTree
  host: TurnHost
  /** Names this call for ever: a call with effects outside the tree hands it on, so that they happen once. */
  stepKey: string
  /** Did any file or table change since the run began? */
  hasChanges: boolean
  /** Tools whose calls before this one in the same answer failed: the model does not know it yet. */
  failedBefore: readonly string[]
  /** Was this file written in this run? What was wrong before it is not held against it. */
  isWritten: (path: string) => boolean
  /** Was the model told about this missing address often enough? */
  isStoodBy: (missing: Diagnostic) => boolean
}

export interface ToolResult {
  /** What the model reads. */
  text: string
  isError?: boolean
  changes?: FileChange[]
  /** One line for the chat row. */
  detail?: string
  /** What a check found; an empty list says that all is well. */
  diagnostics?: Diagnostic[]
  /** Set by `finish` when its gate lets the run end. */
  summary?: string
}

export interface AgentTool<Input = unknown> {
  name: string
  /** For the model. */
  description: string
  input: z.ZodType<Input>
  /** True when a call cannot be shown before its path is known. */
  needsPath: boolean
  /** True when a call changes files or tables. */
  isChange: boolean
  /** The input may be half written yet. */
  describe(input: Partial<Input>): ToolWords
  run(input: Input, context: ToolContext): Promise<ToolResult>
}

/** A failure the model can act on. */
export function toolError(text: string): ToolResult {
  return { text, isError: true }
}
