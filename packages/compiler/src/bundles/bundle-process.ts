// Runs bundle jobs in a process of their own, one after the other; it sleeps away when there is nothing to do.
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'

import type { BundleAnswer, BundleJob } from './bundle-jobs.ts'

const longestJobMs = 120_000
const idleMs = 300_000

export interface BundleProcess {
  run(job: BundleJob): Promise<BundleAnswer>
  close(): void
}

export function createBundleProcess(): BundleProcess {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function start(): ChildProcess {
    const started = fork(new URL('bundle-child.ts', import.meta.url), { execArgv: [], serialization: 'advanced' })
    started.on('exit', () => {
      if (child === started) child = null
    })
    started.unref()
    started.channel?.unref()
    return started
  }

  function runNow(job: BundleJob): Promise<BundleAnswer> {
    clearTimeout(idle)
    child ??= start()
    const worker = child
    worker.channel?.ref()
    return new Promise((resolve) => {
      const finish = (answer: BundleAnswer) => {
        clearTimeout(limit)
        worker.off('message', finish)
        worker.off('exit', fail)
        worker.channel?.unref()
        idle = setTimeout(() => worker.kill(), idleMs).unref()
        resolve(answer)
      }
      const fail = () =>
        finish({ kind: 'failed', message: 'The build ended without a result. The code may be too deeply nested.' })
      const limit = setTimeout(() => worker.kill('SIGKILL'), longestJobMs)
      worker.on('message', finish)
      worker.on('exit', fail)
      worker.send(job, () => {})
    })
  }

  return {
    run(job) {
      const answer = queue.then(() => runNow(job))
      queue = answer
      return answer
    },
    close() {
      clearTimeout(idle)
      child?.kill()
    },
  }
}
