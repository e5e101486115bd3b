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
