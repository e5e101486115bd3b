// Takes jobs, has them carried out, keeps their leases and gives them back.
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import type { Job, JobQueue } from '../job-queue.ts'
import { job as jobTable } from '../schema/index.ts'
import { carryOut, markCancelled, markLost, openRun, renewLeases, type ActiveRun, type Worker } from './active-run.ts'
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
  onError?: OnError
}

type OnError = (error: unknown, job?: Job) => void

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
    looking ??= lookForJobs()
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
    } finally {
      looking = null // in the same breath as the last look at `mustLookAgain`
    }
  }

  async function fill(worker: Worker): Promise<void> {
    while (worker.running < (worker.concurrency ?? 4) && !stopping.signal.aborted) {
      const claim = await claimNext(store, worker)
      if (claim === null) return
      start(worker, claim)
    }
  }

  function start(worker: Worker, claim: Claim): void {
    const run = openRun(claim)
    if (stopping.signal.aborted) markLost(run)
    active.set(claim.job.id, run)
    worker.running += 1
    run.done = carryOut(store, worker, run, onError).finally(() => {
      worker.running -= 1
      // A lost job may have been taken up again by this same node meanwhile.
      if (active.get(claim.job.id) === run) active.delete(claim.job.id)
      look()
    })
  }

  async function poll(): Promise<void> {
    look()
    await stopCancelled(store, active)
  }

  const keepLeases = async () => {
    await renewLeases(store, [...active.values()], leaseMs)
    await giveUpExpired(store, workers, onError)
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
      await giveBack(store, runs, onError)
      heartbeat.stop()
    },
  }
}

async function giveUpExpired(store: JobStore, workers: readonly Worker[], onError: OnError): Promise<void> {
  for (const job of await store.stallExpired(workers.map((worker) => worker.kind))) {
    const worker = workers.find(({ kind }) => kind === job.kind)
    await worker?.onGivenUp?.(job, 'Every attempt was cut short.').catch((error: unknown) => onError(error, job))
  }
}

/** Handlers get a moment to stop; then the jobs are free for whoever asks first. */
async function giveBack(store: JobStore, runs: readonly ActiveRun[], onError: OnError): Promise<void> {
  for (const run of runs) markLost(run)
  await Promise.race([Promise.all(runs.map((run) => run.done)), sleep(stopGraceMs, undefined, { ref: false })])
  await Promise.all(runs.map((run) => store.release(run.claim).catch(onError)))
}

async function claimNext(store: JobStore, worker: Worker): Promise<Claim | null> {
  const organizations = await store.organizationsWaiting(worker.kind)
  if (organizations.length === 0) return null
  const slots = new Map<string, number>()
  for (const id of organizations) slots.set(id, (await worker.slotsPerOrganization?.(id)) ?? 1_000_000)
  return store.claim(worker.kind, slots)
}

/** For cancels whose message did not arrive. */
async function stopCancelled(store: JobStore, active: ReadonlyMap<string, ActiveRun>): Promise<void> {
  if (active.size === 0) return
  for (const id of await store.cancelRequestedAmong([...active.keys()])) markCancelled(active.get(id))
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
