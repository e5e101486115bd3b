// Durable jobs on Postgres: lease, heartbeat, fenced step checkpoints (DESIGN section 3, "Jobs").

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
  /** Aborts when the job is cancelled or its lease is lost. */
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
