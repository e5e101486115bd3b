// Copies of app data live for one look at an app; what a killed process left of them is cleared away here.
import type { Services } from '@joinery/domain'

import type { Logger } from './logger.ts'

const everyMs = 10 * 60_000

/** Sweeps now and from time to time; returns how to end it. */
export function sweepCopies(appDatabases: Services['appDatabases'], logger: Logger): () => Promise<void> {
  let sweeping = Promise.resolve()
  const sweep = () => {
    sweeping = appDatabases.sweepCopies().then(
      (count) => {
        if (count > 0) logger.info('Dropped copies of app data that nobody uses', { count })
      },
      (error: unknown) => logger.warn('Copies of app data could not be swept', { error }),
    )
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  return async () => {
    clearInterval(timer)
    await sweeping
  }
}
