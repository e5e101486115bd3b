// A job under way on this node: its handler, its lease, how it ends.
import { LostLease, type Job, type JobRun, type WorkOptions } from '../job-queue.ts'
import type { Claim, JobStore } from './job-store.ts'

export interface Worker extends WorkOptions {
  kind: string
  handler: (run: JobRun) => Promise<void>
  running: number
}

export interface ActiveRun {
  claim: Claim
  controller: AbortController
  isCancelled: boolean
  isLost: boolean
  /** Of our own clock; a node that cannot reach the database must stop by itself. */
  renewedAt: number
  done: Promise<void>
}

export function openRun(claim: Claim): ActiveRun {
  const run: ActiveRun = {
    claim,
    controller: new AbortController(),
    isCancelled: false,
    isLost: false,
    renewedAt: performance.now(),
    done: Promise.resolve(),
  }
  if (claim.isCancelRequested) markCancelled(run)
  return run
}

export async function renewLeases(store: JobStore, all: readonly ActiveRun[], leaseMs: number): Promise<void> {
  const runs = all.filter((run) => !run.isLost)
  if (runs.length === 0) return
  const sentAt = performance.now()
  try {
    const held = await store.renew(runs.map((run) => run.claim))
    for (const run of runs) {
      if (held.has(run.claim.job.id)) run.renewedAt = sentAt
      else markLost(run)
    }
  } catch (error) {
    for (const run of runs) if (performance.now() - run.renewedAt > leaseMs) markLost(run)
    throw error
  }
}

/** Runs the handler and records how it went; never throws. */
export async function carryOut(
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

export function markLost(run: ActiveRun): void {
  run.isLost = true
  run.controller.abort(new LostLease(run.claim.job.id))
}

export function markCancelled(run: ActiveRun | undefined): void {
  if (run === undefined || run.isLost) return
  run.isCancelled = true
  run.controller.abort(new Error('The job was cancelled.'))
}
