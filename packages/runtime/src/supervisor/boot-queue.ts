export type BootQueue = <T>(boot: () => Promise<T>) => Promise<T>

/** Lets at most `atOnce` boots run; the others wait in line, so that a storm of new apps does not slow all of them down. */
export function createBootQueue(atOnce: number): BootQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (boot) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await boot()
    } finally {
      // The place is handed on, not given up and taken again.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
