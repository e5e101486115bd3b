// The newest log lines of an app in one environment. They outlive its processes.
import type { LogLine } from '../runtime.ts'

const maxLines = 500
export const longestLine = 8_192

export class AppLog {
  readonly #lines: LogLine[] = []

  add(line: LogLine): void {
    const message = line.message.length > longestLine ? `${line.message.slice(0, longestLine)}…` : line.message
    this.#lines.push({ ...line, message })
    if (this.#lines.length > maxLines) this.#lines.shift()
  }

  /** A line of ours about the app: why its process ended, what was left out. */
  note(level: LogLine['level'], message: string): void {
    this.add({ at: new Date(), level, message, requestId: null })
  }

  lines(): LogLine[] {
    return [...this.#lines]
  }
}
