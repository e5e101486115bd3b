// Many prompts, a few at a time, each worker with a connection of its own.
import type { CheckKind } from '@joinery/contract/checks'

import type { Builder } from '../bench/builder-client.ts'
import { EvaluationFault, evaluatePrompt } from './evaluate-prompt.ts'
import type { PromptResult } from './prompt-result.ts'
import type { PromptEntry } from './prompts-file.ts'

export interface EvaluateAll {
  entries: readonly PromptEntry[]
  model: string
  workers: number
  limitMs: number
  kinds: CheckKind[] | null
  signal: AbortSignal
  open: () => Promise<Builder>
  onStage: (id: string, words: string) => void
  /** Stores it; nothing further is begun before it has. */
  onResult: (result: PromptResult) => Promise<void>
}

/** A prompt that could not be evaluated for a reason that says nothing about the app. */
export interface Unevaluated {
  id: string
  reason: string
}

const attempts = 2

/** No prompt can be judged here; the message says what to do. */
export class CannotJudge extends Error {
  override name = 'CannotJudge'
}

/**
 * @returns what could not be evaluated; after an abort the rest is simply not done
 * @throws CannotJudge
 */
export async function evaluateAll(input: EvaluateAll): Promise<Unevaluated[]> {
  const waiting = [...input.entries]
  const unevaluated: Unevaluated[] = []
  const stop = new AbortController()
  const signal = AbortSignal.any([input.signal, stop.signal])

  async function work(): Promise<void> {
    const line = createLine(input.open)
    try {
      for (let entry = waiting.shift(); entry !== undefined && !signal.aborted; entry = waiting.shift()) {
        const reason = await evaluateOne({ ...input, signal }, entry, line)
        if (reason !== null && !signal.aborted) unevaluated.push({ id: entry.id, reason })
      }
    } catch (error) {
      stop.abort()
      throw error
    } finally {
      line.close()
    }
  }

  const workers = Array.from({ length: Math.min(input.workers, waiting.length) }, work)
  const ended = await Promise.allSettled(workers)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return unevaluated
}

/** @returns null when it is done, else why not */
async function evaluateOne(
  { model, limitMs, kinds, signal, onStage, onResult }: EvaluateAll,
  entry: PromptEntry,
  line: Line,
): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { client } = await line.get()
      const tell = (words: string) => onStage(entry.id, words)
      await onResult(await evaluatePrompt({ client, entry, model, limitMs, kinds, signal, onStage: tell }))
      return null
    } catch (error) {
      if (signal.aborted) return 'Stopped.'
      if (codeOf(error) === 'checks.unavailable') throw new CannotJudge(reasonOf(error))
      line.close()
      if (attempt >= attempts || error instanceof EvaluationFault) return reasonOf(error)
      onStage(entry.id, `once more, because: ${reasonOf(error)}`)
    }
  }
}

interface Line {
  get(): Promise<Builder>
  /** A later `get` opens it again. */
  close(): void
}

function createLine(open: () => Promise<Builder>): Line {
  let builder: Builder | null = null
  return {
    get: async () => (builder ??= await open()),
    close() {
      builder?.close()
      builder = null
    },
  }
}

/** The code of an error that the server tells, for example `checks.unavailable`. */
function codeOf(error: unknown): string | null {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : null
  const code: unknown = typeof data === 'object' && data !== null && 'code' in data ? data.code : null
  return typeof code === 'string' ? code : null
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
