// Who may use a browser now: one judging of a project at a time, few on a node, the others in order of their coming.
import { AppError } from '../app-error.ts'
import type { Judging } from '../context.ts'

/** Runs, publishes and asked checks together never are as many; more is a fault that must not pile up. */
const maxWaiting = 64

interface Waiting {
  projectGroupId: string
  start: () => void
}

/**
 * One per node.
 *
 * @param open the judge, or why there is none
 * @param atOnce judgings at a time: a browser and the app in it keep a core busy
 */
export function createJudging({
  open,
  atOnce,
  onFault,
}: {
  open: Judging['open']
  atOnce: number
  onFault: (error: unknown) => void
}): Judging {
  const running = new Set<string>()
  let waiting: Waiting[] = []

  function startNext(): void {
    while (running.size < atOnce) {
      const next = waiting.find(({ projectGroupId }) => !running.has(projectGroupId))
      if (next === undefined) return
      waiting = waiting.filter((each) => each !== next)
      running.add(next.projectGroupId)
      next.start()
    }
  }

  function takeTurn(projectGroupId: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (waiting.length >= maxWaiting) {
      throw new AppError('unavailable', 'checks.busy', 'Too many apps wait to be checked. Try again in a minute.')
    }
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        projectGroupId,
        start() {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      function leave(): void {
        waiting = waiting.filter((each) => each !== entry)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(entry)
      startNext()
    })
  }

  return {
    open,
    async inTurn({ projectGroupId, signal }, work) {
      await takeTurn(projectGroupId, signal)
      try {
        return await work()
      } finally {
        running.delete(projectGroupId)
        startNext()
      }
    },
    reportFault: onFault,
  }
}
