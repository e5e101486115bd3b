// Who goes first where the processors are short: our own processes, then apps, then apps that keep a core busy.
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As `nice` counts: the higher, the further behind. Apps are started with the first. */
export const niceLevels = { ordinary: 5, busy: 15 } as const

/** Who ran for more than `busy` of the time in which it could stands behind until that falls below `calm`. */
const shares = { busy: 0.7, calm: 0.3 }

/** Remembers how busy one process was of late. */
export interface Precedence {
  /** What the process did in a span of time. */
  look(pid: number, span: { elapsedMs: number; ranMs: number; waitedMs: number }): void
}

/** @param set for tests; says whether it took effect */
export function createPrecedence(set: (pid: number, level: number) => boolean = setNice): Precedence {
  let share = 0
  let level: number | null = null
  return {
    look(pid, { elapsedMs, ranMs, waitedMs }) {
      // On a crowded machine an endless loop, too, runs for a small part of the time only: it waits for the rest.
      const couldMs = Math.max(ranMs, elapsedMs - waitedMs)
      if (couldMs <= 0) return
      share = (share + ranMs / couldMs) / 2
      let wanted: number = level ?? niceLevels.ordinary
      if (share > shares.busy) wanted = niceLevels.busy
      else if (share < shares.calm) wanted = niceLevels.ordinary
      if (wanted !== level && set(pid, wanted)) level = wanted
    },
  }
}

/**
 * Where Linux groups processes by session (sched(7), autogroup), levels count only inside a session, and each sandbox is
 * one of its own: there the level of the group decides, elsewhere that of the process.
 *
 * @returns false where it is worth trying again
 */
export function setNice(pid: number, level: number): boolean {
  let isDone = true
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(level))
  } catch (error) {
    // Without privileges the machine allows some changes in a second only.
    isDone = !(error instanceof Error && 'code' in error && error.code === 'EAGAIN')
  }
  try {
    setPriority(pid, level)
  } catch {
    // Coming forward again is root's right: the process stays behind until it ends.
  }
  return isDone
}
