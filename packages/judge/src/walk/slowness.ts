// How busy the machine is: waiting is measured by it, so that a good app does not look bad on a busy one.
import { availableParallelism, loadavg } from 'node:os'

/** A judging alone keeps about two processes a core busy; up to twice of that nothing is slow yet. */
const usualPerCore = 4

/** By how much waits are longer, within reason; 1 on a machine that has time. */
export function slowness(): number {
  return Math.min(2.5, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / usualPerCore))
}
