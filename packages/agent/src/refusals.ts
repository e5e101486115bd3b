// Notices when the same checks go on failing although the model was told about them.
import type { Failure } from './turn.ts'

/** So often the same set of failures is told; then the run ends and says so. */
const maxSame = 3
/** Refusals of one run, whatever failed. */
const maxRefusals = 8

export interface Refusals {
  /** True when another try would not help. */
  note(failures: readonly Failure[]): boolean
}

export function createRefusals(): Refusals {
  const told = new Map<string, number>()
  let count = 0
  return {
    note(failures) {
      const key = [...new Set(failures.map(({ fingerprint }) => fingerprint))].sort().join('\n')
      const times = (told.get(key) ?? 0) + 1
      told.set(key, times)
      count += 1
      return times >= maxSame || count >= maxRefusals
    },
  }
}
