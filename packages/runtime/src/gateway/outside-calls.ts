// What an app on a copy of its data asked of the outside. Its answer is made up; nothing is sent.
import type { UnsentCall } from '../runtime.ts'

const maxCalls = 100
const longestUrl = 500

export class OutsideCalls {
  readonly #calls: UnsentCall[] = []

  add(call: UnsentCall): void {
    if (this.#calls.length >= maxCalls) return
    this.#calls.push({ method: call.method.slice(0, 20), url: call.url.slice(0, longestUrl) })
  }

  list(): UnsentCall[] {
    return [...this.#calls]
  }
}
