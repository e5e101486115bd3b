// How busy the machine is: waiting is measured by it, so that a good app does not look bad on a busy one.
import { availableParallelism, loadavg } from 'node:os'

/** How many processes share a core, within reason; 1 on a machine that has time. */
export function slowness(): number {
  return Math.min(2.5, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / 1.5))
}
