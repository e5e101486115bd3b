import { readFileSync } from 'node:fs'

/** Ticks per second of the counters in /proc; 100 on every Linux that Node runs on. */
const ticksPerSecond = 100

/** CPU time a process has used so far with all its threads; null where the machine does not tell. */
export function readCpuMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return Number.isFinite(ticks) ? (ticks * 1000) / ticksPerSecond : null
  } catch {
    return null
  }
}

/** How long the first thread of a process has waited for a processor so far; 0 where the machine does not tell. */
export function readWaitedMs(pid: number): number {
  try {
    // Nanoseconds that it ran, that it waited, and how often it ran.
    const waited = Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1])
    return Number.isFinite(waited) ? waited / 1e6 : 0
  } catch {
    return 0
  }
}
