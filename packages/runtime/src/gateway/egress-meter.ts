// What apps asked of the outside, counted per app and day, and handed on in batches to whoever keeps it.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import type { AppName } from '../runtime.ts'

export interface EgressUsage {
  projectGroupId: string
  environment: DatabaseEnvironment
  /** UTC, as in 2026-11-21. */
  day: string
  /** Sent to an outside host, whatever it answered. */
  requests: number
  /** Held back by the policy or a limit. */
  refused: number
  /** On the wire: headers and TLS included. */
  bytesUp: number
  bytesDown: number
}

export type EgressCounts = Pick<EgressUsage, 'requests' | 'refused' | 'bytesUp' | 'bytesDown'>

/** Adds to what is kept already. What it rejects is handed over again with the next batch. */
export type KeepEgressUsage = (usage: EgressUsage[]) => Promise<void>

const flushMs = 5_000

export class EgressMeter {
  readonly #keep: KeepEgressUsage
  readonly #onError: (error: unknown) => void
  readonly #timer: NodeJS.Timeout
  #counted = new Map<string, EgressUsage>()
  #flushing: Promise<void> = Promise.resolve()

  constructor(input: { keep: KeepEgressUsage; onError: (error: unknown) => void }) {
    this.#keep = input.keep
    this.#onError = input.onError
    this.#timer = setInterval(() => void this.flush(), flushMs)
    this.#timer.unref()
  }

  add({ projectGroupId, environment }: AppName, counts: Partial<EgressCounts>): void {
    const day = new Date().toISOString().slice(0, 10)
    const none = { projectGroupId, environment, day, requests: 0, refused: 0, bytesUp: 0, bytesDown: 0 }
    const key = `${projectGroupId}/${environment}/${day}`
    const usage = this.#counted.get(key) ?? none
    this.#counted.set(key, addCounts(usage, counts))
  }

  /** Resolves when everything counted so far has been handed over, or was refused. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#handOver())
    return this.#flushing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  async #handOver(): Promise<void> {
    const batch = [...this.#counted.values()]
    if (batch.length === 0) return
    this.#counted = new Map()
    try {
      await this.#keep(batch)
    } catch (error) {
      this.#onError(error)
      for (const usage of batch) {
        const key = `${usage.projectGroupId}/${usage.environment}/${usage.day}`
        this.#counted.set(key, addCounts(usage, this.#counted.get(key) ?? {}))
      }
    }
  }
}

function addCounts(usage: EgressUsage, counts: Partial<EgressCounts>): EgressUsage {
  return {
    ...usage,
    requests: usage.requests + (counts.requests ?? 0),
    refused: usage.refused + (counts.refused ?? 0),
    bytesUp: usage.bytesUp + (counts.bytesUp ?? 0),
    bytesDown: usage.bytesDown + (counts.bytesDown ?? 0),
  }
}
