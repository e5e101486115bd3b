// The newest log lines of an app in one environment. They outlive its processes.
import { randomUUID } from 'node:crypto'

import type { LogLine, LoggedRequest } from '../runtime.ts'

const maxLines = 500
const maxCharacters = 512 * 1024
export const longestLine = 8_192
/** Of the latest requests we know what was asked, for lines that name them. */
const maxRequests = 1_000
const longestPath = 300

/** A line as its writer knows it. */
export type NewLine = Pick<LogLine, 'at' | 'level' | 'message' | 'requestId' | 'source'>

export class AppLog {
  readonly #lines: LogLine[] = []
  readonly #requests = new Map<string, LoggedRequest>()
  readonly #listeners = new Set<(line: LogLine) => void>()
  #characters = 0

  add(line: NewLine): void {
    const message = line.message.length > longestLine ? `${line.message.slice(0, longestLine)}…` : line.message
    const request = line.requestId === null ? null : (this.#requests.get(line.requestId) ?? null)
    const added = { ...line, id: randomUUID(), message, request }
    this.#lines.push(added)
    this.#characters += message.length
    while (this.#lines.length > maxLines || this.#characters > maxCharacters) {
      this.#characters -= this.#lines.shift()?.message.length ?? 0
    }
    for (const listener of this.#listeners) listener(added)
  }

  /** A line of ours about the app: why its process ended, what was left out. */
  note(level: LogLine['level'], message: string): void {
    this.add({ at: new Date(), level, message, requestId: null, source: 'runtime' })
  }

  /** Before the app sees it. What stands behind the path may be a person's own and is not kept. */
  noteRequest(requestId: string, { method, path }: LoggedRequest): void {
    this.#requests.set(requestId, { method, path: (path.split('?')[0] ?? '').slice(0, longestPath) })
    const [oldest] = this.#requests.keys()
    if (this.#requests.size > maxRequests && oldest !== undefined) this.#requests.delete(oldest)
  }

  lines(): LogLine[] {
    return [...this.#lines]
  }

  /** @returns ends it */
  listen(listener: (line: LogLine) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0
  }
}
