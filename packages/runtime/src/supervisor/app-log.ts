// The newest log lines of an app in one environment. They outlive its processes.
import type { LogLine } from '../runtime.ts'

const maxLines = 500
const maxCharacters = 512 * 1024
export const longestLine = 8_192

export class AppLog {
  readonly #lines: LogLine[] = []
  #characters = 0

  add(line: LogLine): void {
    const message = line.message.length > longestLine ? `${line.message.slice(0, longestLine)}…` : line.message
    this.#lines.push({ ...line, message })
    this.#characters += message.length
    while (this.#lines.length > maxLines || this.#characters > maxCharacters) {
      this.#characters -= this.#lines.shift()?.message.length ?? 0
    }
  }

  /** A line of ours about the app: why its process ended, what was left out. */
  note(level: LogLine['level'], message: string): void {
    this.add({ at: new Date(), level, message, requestId: null })
  }

  lines(): LogLine[] {
    return [...this.#lines]
  }
}
