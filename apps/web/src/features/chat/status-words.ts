// Which words, mark and next step a run's status has (no raw status is ever shown).
import { isTerminal, type VersionStatus } from '@joinery/contract/vocabulary/statuses'

/** `untried`: made, and nobody has used it. */
export type RunMood = 'waiting' | 'running' | 'done' | 'untried' | 'failed' | 'stopped'

export function moodOf(status: VersionStatus): RunMood {
  if (status === 'VALID') return 'done'
  if (status === 'CREATED') return 'untried'
  if (status === 'CANCELED_AUTOFIX') return 'stopped'
  if (isTerminal(status)) return 'failed'
  return status === 'QUEUED' ? 'waiting' : 'running'
}

/** Minutes and seconds for a running clock, for example `0:48`. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
