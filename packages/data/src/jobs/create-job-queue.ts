// Takes jobs, runs their handlers, keeps their leases and gives them up again.
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import { LostLease, type Job, type JobQueue, type JobRun, type WorkOptions } from '../job-queue.ts'
import { job as jobTable } from '../schema/index.ts'
import { createJobStore, type Claim, type JobStore } from './job-store.ts'
import type { Notifier } from './notifier.ts'

export interface CreateJobQueue {
  pool: Pool
  notifier: Notifier
  /** The same for every process that ever works on one data folder, and only there: so a restart takes its jobs up at once. */
  workerId: string
  leaseMs?: number
  heartbeatMs?: number
  pollMs?: number
  /** Where errors of handlers and of the queue's own queries go. */
  onError?: (error: unknown, job?: Job) => void
}

interface Worker extends WorkOptions {
  kind: string
  handler: (run: JobRun) => Promise<void>
  running: number
}

interface ActiveRun {
  claim: Claim
  controller: AbortController
  isCancelled: boolean
  isLost: boolean
  /** Of our own clock; a node that cannot reach the database must stop by itself. */
  renewedAt: number
  done: Promise<void>
}

const stopGraceMs = 3_000

export function createJobQueue({ leaseMs = 20_000, ...options }: CreateJobQueue): JobQueue {
  const { pool, notifier, workerId, heartbeatMs = leaseMs / 4, pollMs = 1_000, onError = () => {} } = options
  const store = createJobStore(pool, workerId, leaseMs)
  const workers: Worker[] = []
  const active = new Map<string, ActiveRun>()
  const stopping = new AbortController()
  let reclaiming: Promise<void> | null = null
  let looking: Promise<void> | null = null
  let mustLookAgain = false

  function look(): void {
    if (stopping.signal.aborted || workers.length === 0) return
    mustLookAgain = true
    looking ??= lookForJobs().finally(() => {
      looking = null
    })
  }

  async function lookForJobs(): Promise<void> {
    try {
      reclaiming ??= store.reclaimOwn()
      await reclaiming
      while (mustLookAgain && !stopping.signal.aborted) {
        mustLookAgain = false
        for (const worker of workers) await fill(worker)
      }
    } catch (error) {
      if (active.size === 0) reclaiming = null
      onError(error) // the next poll tries again
    }
  }

  async function fill(worker: Worker): Promise<void> {
    while (worker.running < (worker.concurrency ?? 4) && !stopping.signal.aborted) {
      const organizations = await store.organizationsWaiting(worker.kind)
      if (organizations.length === 0) return
      const slots = new Map<string, number>()
      for (const id of organizations) slots.set(id, (await worker.slotsPerOrganization?.(id)) ?? 1_000_000)
      const claim = await store.claim(worker.kind, slots)
      if (claim === null) return
      start(worker, claim)
    }
  }

  function start(worker: Worker, claim: Claim): void {
    const run: ActiveRun = {
      claim,
      controller: new AbortController(),
      isCancelled: false,
      isLost: stopping.signal.aborted,
      renewedAt: performance.now(),
      done: Promise.resolve(),
    }
    active.set(claim.job.id, run)
    worker.running += 1
    if (claim.isCancelRequested) markCancelled(run)
    run.done = carryOut(store, worker, run, onError).finally(() => {
      worker.running -= 1
      // A lost job may have been taken up again by this same node meanwhile.
      if (active.get(claim.job.id) === run) active.delete(claim.job.id)
      look()
    })
  }

  async function keepLeases(): Promise<void> {
    const runs = [...active.values()].filter((run) => !run.isLost)
    const sentAt = performance.now()
    try {
      if (runs.length > 0) {
        const held = await store.renew(runs.map((run) => run.claim))
        for (const run of runs) {
          if (held.has(run.claim.job.id)) run.renewedAt = sentAt
          else markLost(run)
        }
      }
      for (const job of await store.stallExpired(workers.map((worker) => worker.kind))) {
        const worker = workers.find(({ kind }) => kind === job.kind)
        await worker?.onGivenUp?.(job, 'Every attempt was cut short.').catch((error: unknown) => onError(error, job))
      }
    } catch (error) {
      onError(error)
      for (const run of runs) if (performance.now() - run.renewedAt > leaseMs) markLost(run)
    }
  }

  async function poll(): Promise<void> {
    look()
    if (active.size === 0) return
    for (const id of await store.cancelRequestedAmong([...active.keys()])) markCancelled(active.get(id))
  }

  const polling = repeat(pollMs, poll, onError)
  const heartbeat = repeat(heartbeatMs, keepLeases, onError)
  const unsubscribes = [
    notifier.subscribe('jobs.wake', look, look),
    notifier.subscribe('jobs.cancel', (jobId) => markCancelled(active.get(jobId))),
  ]

  return {
    async enqueue(tx, job) {
      await tx.insert(jobTable).values(job)
    },

    wake() {
      look()
      notifier.publish('jobs.wake', '').catch(onError) // the others find it at their next poll
    },

    work(kind, handler, workOptions = {}) {
      workers.push({ ...workOptions, kind, handler, running: 0 })
      look()
    },

    async cancel(jobId) {
      await store.requestCancel(jobId)
      await notifier.publish('jobs.cancel', jobId)
    },

    async stop() {
      stopping.abort()
      for (const unsubscribe of unsubscribes) unsubscribe()
      polling.stop()
      await looking
      const runs = [...active.values()]
      for (const run of runs) markLost(run)
      await Promise.race([Promise.all(runs.map((run) => run.done)), sleep(stopGraceMs, undefined, { ref: false })])
      heartbeat.stop()
      await Promise.all(runs.map((run) => store.release(run.claim).catch(onError)))
    },
  }
}

async function carryOut(
  store: JobStore,
  worker: Worker,
  run: ActiveRun,
  onError: (error: unknown, job?: Job) => void,
): Promise<void> {
  const { claim } = run
  try {
    try {
      await worker.handler(toJobRun(store, run))
      // A handler that was told to stop for another node's sake has not completed the job.
      if (!run.isLost) await store.complete(claim)
    } catch (error) {
      if (run.isLost || error instanceof LostLease) return
      onError(error, claim.job)
      const failure = error instanceof Error ? error.message : String(error)
      // A cancelled job has had its chance to end well.
      const isLast = run.isCancelled || claim.job.attempt >= claim.maxAttempts
      if (!isLast) await store.retryLater(claim, failure, backOffMs(claim.job.attempt))
      else if (await store.failForGood(claim, failure)) await worker.onGivenUp?.(claim.job, failure)
    }
  } catch (error) {
    onError(error, claim.job) // the lease runs out and the job is taken up again
  }
}

function backOffMs(attempt: number): number {
  return Math.min(30_000, 500 * 2 ** Math.min(attempt - 1, 10))
}

function toJobRun(store: JobStore, run: ActiveRun): JobRun {
  const { claim, controller } = run
  return {
    job: claim.job,
    signal: controller.signal,
    steps: claim.steps,
    async saveStep(key, output) {
      if (run.isLost || !(await store.saveStep(claim, key, output))) {
        markLost(run)
        throw new LostLease(claim.job.id)
      }
      if (!claim.steps.has(key)) claim.steps.set(key, output)
    },
    isCancelled() {
      if (run.isLost) throw new LostLease(claim.job.id)
      return run.isCancelled
    },
  }
}

function markLost(run: ActiveRun): void {
  run.isLost = true
  run.controller.abort(new LostLease(run.claim.job.id))
}

function markCancelled(run: ActiveRun | undefined): void {
  if (run === undefined || run.isLost) return
  run.isCancelled = true
  run.controller.abort(new Error('The job was cancelled.'))
}

/** Runs again `everyMs` after it has ended, so that a slow database is not asked twice at once. */
function repeat(everyMs: number, task: () => Promise<void>, onError: (error: unknown) => void): { stop(): void } {
  const stopping = new AbortController()
  const loop = async () => {
    for (;;) {
      await sleep(everyMs, undefined, { ref: false, signal: stopping.signal })
      await task().catch(onError)
    }
  }
  loop().catch(() => {}) // ends by the abort of its sleep
  return { stop: () => stopping.abort() }
}
