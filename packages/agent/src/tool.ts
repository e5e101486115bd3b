// What a tool of the agent is. One file per tool in tools/.
import type { ChatMode, ViewTarget } from '@joinery/contract/chat'
import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import type { Diagnostic, FileChange } from '@joinery/contract/files'
import type * as z from 'zod'

import type { GateInput } from './finish-gate.ts'
import type { Reach, ServiceUse } from './reach/reach.ts'
import type { StandingWords } from './standing-words.ts'
import type { StoredPicture } from './turn-record.ts'
import type { Asked, Failure, Verdict } from './turn.ts'

/** How a call appears in the chat. */
export interface ToolWords {
  block: BlockType
  /** Present tense: "Writing the Notes page". */
  doing: string
  /** Past tense: "Wrote the Notes page". */
  done: string
  path?: string
}

/** The project as it is at this moment of the run, and what `finish` needs to look at it. */
export interface ToolContext extends GateInput {
  mode: ChatMode
  /** Services beside the model. */
  reach: Reach
  /** Did any file or table change since the run began? */
  hasChanges: boolean
  /** Was the run kept from ending before? */
  wasRefused: boolean
  /** Chapters of the guide that the owners wrote themselves. */
  guides?: StandingWords['guides']
  /** What the owners wrote for every run: may name hosts, not what goes away. */
  ownersWords?: string
  /** What the person wrote; the only words that may ask for something to go away. */
  personWords: string
  /** Tools whose calls before this one in the same answer failed: the model does not know it yet. */
  failedBefore: readonly string[]
  /** Pictures that tools of this run took so far. */
  picturesBefore: number
}

export interface ToolResult {
  /** What the model reads. */
  text: string
  isError?: boolean
  changes?: FileChange[]
  /** The changes bring back texts of an earlier version, which the person asked for: they are not judged anew. */
  isEarlier?: boolean
  /** One line for the chat row. */
  detail?: string
  /** What a check found; an empty list says that all is well. */
  diagnostics?: Diagnostic[]
  /** Set where the person is asked: the run ends, and their answer is the next message. */
  asked?: Asked
  /** What it took of a service. */
  used?: readonly ServiceUse[]
  /** Where the person should look. */
  target?: ViewTarget
  /** What was seen; models that see get it, and the person too. */
  picture?: StoredPicture
  /** Set by `finish` where the judge was asked, and what failed. */
  verdict?: Verdict | null
  failures?: readonly Failure[]
  /** Set by `finish` when its gate lets the run end. */
  summary?: string
  /** Set with `summary` when it ends although it is not right: what is wrong. */
  givenUp?: string
}

export interface AgentTool<Input = unknown> {
  name: string
  /** For the model. */
  description: string
  input: z.ZodType<Input>
  /** True when a call cannot be shown before its path is known. */
  needsPath: boolean
  /** The service without which it is not offered. */
  needs?: keyof Reach
  /** True when a call changes files or tables. */
  isChange: boolean
  /** How long a call may take, in milliseconds; two minutes without it. */
  timeoutMs?: number
  /** The input may be half written yet. */
  describe(input: Partial<Input>): ToolWords
  run(input: Input, context: ToolContext): Promise<ToolResult>
}

/** A failure the model can act on. */
export function toolError(text: string): ToolResult {
  return { text, isError: true }
}
