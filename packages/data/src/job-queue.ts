// Durable jobs on Postgres: lease, heartbeat, fenced step checkpoints (DESIGN section 3, "Jobs").
import type { Database } from './platform-database.ts'

export interface Job {
  id: string
  kind: string
  organizationId: string
  projectGroupId: string
  payload: unknown
  attempt: number
}

/** Handed to a job's handler. Every call throws `LostLease` when another node has taken the job over: stop silently. */
export interface JobRun {
  job: Job
  /** Aborts when the job is cancelled, its lease is lost, or this node stops. */
  signal: AbortSignal
  /** Stored outputs of finished steps by key, in the order they were stored; what a resumed run starts from. */
  steps: ReadonlyMap<string, unknown>
  /** Stores a step's output durably, fenced by the lease. */
  saveStep(key: string, output: unknown): Promise<void>
  /** True when the person asked to stop. */
  isCancelled(): boolean
}

export interface EnqueueJob {
  id: string
  kind: string
  organizationId: string
  projectGroupId: string
  payload: unknown
  /** At most one job of a lane runs at a time, in order of creation. For example `chat:{projectGroupId}`. */
  lane: string
}

/** The job belongs to another attempt now, or this node is stopping. Not a failure: whoever has the lease goes on. */
export class LostLease extends Error {
  constructor(jobId: string) {
    super(`The lease of job ${jobId} is lost.`)
    this.name = 'LostLease'
  }
}

export interface WorkOptions {
  /** How many jobs of this kind this node runs at a time. */
  concurrency?: number
  /** How many jobs of this kind one organization may have running on all nodes together. Without it: no limit. */
  slotsPerOrganization?: (organizationId: string) => number | Promise<number>
  /** The job will not be tried again: its attempts are used up. Called on one node, at least once. */
  onGivenUp?: (job: Job, reason: string) => Promise<void>
}

export interface JobQueue {
  /** Inside the caller's transaction; call `wake` after the commit. */
  enqueue(tx: Pick<Database, 'insert'>, job: EnqueueJob): Promise<void>
  /** Lets the workers of every node look for jobs now. */
  wake(): void
  /**
   * Resolved handler: COMPLETED. Thrown error: tried again later, SYSTEM_FAILED when the attempts are used up.
   * A handler that sees `isCancelled()` finishes what it must and returns.
   */
  work(kind: string, handler: (run: JobRun) => Promise<void>, options?: WorkOptions): void
  /** A job that has not started ends as FAILED; one that has is asked to stop. Harmless on ended and unknown jobs. */
  cancel(jobId: string): Promise<void>
  /** Takes no more jobs, aborts the running ones and gives their leases back, so that they go on elsewhere or later. */
  stop(): Promise<void>
}
