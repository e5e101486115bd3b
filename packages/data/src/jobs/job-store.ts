// The queue's SQL. Leases are judged by the database's clock only.
import type { Pool, PoolClient } from 'pg'

import type { Job } from '../job-queue.ts'

/** What a claimed job is fenced by: a later claim has a higher attempt. */
export interface Claim {
  job: Job
  maxAttempts: number
  isCancelRequested: boolean
  steps: Map<string, unknown>
}

interface JobRow {
  id: string
  kind: string
  organization_id: string
  project_group_id: string
  payload: unknown
  attempt: number
  max_attempts: number
  is_cancel_requested: boolean
}

const claimLock = 4_051_988_102
const jobColumns = 'id, kind, organization_id, project_group_id, payload, attempt, max_attempts, is_cancel_requested'

// `lease_until` of a PENDING job is the time before which it is not tried again.
const claimable = `
  j.attempt < j.max_attempts
  and (j.status = 'PENDING' and (j.lease_until is null or j.lease_until <= now())
    or j.status = 'RUNNING' and j.lease_until < now())
  and not exists (select from job x where x.lane = j.lane and x.status = 'RUNNING' and x.id <> j.id)
  and not exists (select from job x where x.lane = j.lane and x.status = 'PENDING' and x.position < j.position)`

export type JobStore = ReturnType<typeof createJobStore>

export function createJobStore(pool: Pool, worker: string, leaseMs: number) {
  return { ...claiming(pool, worker, leaseMs / 1000), ...concluding(pool, worker), ...cancelling(pool) }
}

/** Getting jobs and keeping them. */
function claiming(pool: Pool, worker: string, leaseSeconds: number) {
  return {
    /** A worker's name belongs to one process at a time, so what the name still holds was lost by a dead one. */
    async reclaimOwn(): Promise<void> {
      await pool.query(
        `update job set lease_until = now() - interval '1 ms' where worker = $1 and status = 'RUNNING'`,
        [worker],
      )
    },

    /** Cheap look without a lock: whose jobs of this kind could start. */
    async organizationsWaiting(kind: string): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        `select distinct j.organization_id as id from job j where j.kind = $1 and ${claimable}`,
        [kind],
      )
      return rows.map((row) => row.id)
    },

    async claim(kind: string, slots: ReadonlyMap<string, number>): Promise<Claim | null> {
      const row = await inTransaction(pool, async (client) => {
        // The lock makes lanes and slots exact. It is a statement of its own, because the next one must see what was
        // committed while it waited.
        await client.query('select pg_advisory_xact_lock($1)', [claimLock])
        const { rows } = await client.query<JobRow>(
          `update job set status = 'RUNNING', worker = $1, attempt = attempt + 1,
                          lease_until = clock_timestamp() + make_interval(secs => $2)
           where id = (
             select j.id from job j join unnest($4::text[], $5::int[]) as o(id, slots) on o.id = j.organization_id
             where j.kind = $3 and ${claimable}
               and (select count(*) from job x where x.kind = j.kind and x.organization_id = j.organization_id
                      and x.status = 'RUNNING' and x.lease_until >= now() and x.id <> j.id) < o.slots
             order by j.position limit 1 for update of j skip locked)
           returning ${jobColumns}`,
          [worker, leaseSeconds, kind, [...slots.keys()], [...slots.values()]],
        )
        return rows[0]
      })
      if (row === undefined) return null
      const steps = await pool.query<{ key: string; output: unknown }>(
        'select key, output from job_step where job_id = $1 order by position',
        [row.id],
      )
      return {
        job: toJob(row),
        maxAttempts: row.max_attempts,
        isCancelRequested: row.is_cancel_requested,
        steps: new Map(steps.rows.map((step) => [step.key, step.output])),
      }
    },

    /** Renews the leases that still hold; the answer names them. A lease that has run out is never revived. */
    async renew(claims: readonly Claim[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ id: string }>(
        `update job set lease_until = clock_timestamp() + make_interval(secs => $2)
         from unnest($3::text[], $4::int[]) as held(id, attempt)
         where job.id = held.id and job.attempt = held.attempt and worker = $1 and status = 'RUNNING'
           and lease_until > now()
         returning job.id`,
        [worker, leaseSeconds, claims.map((claim) => claim.job.id), claims.map((claim) => claim.job.attempt)],
      )
      return new Set(rows.map((row) => row.id))
    },
  }
}

/** What becomes of a claimed job; every write is fenced by the claim. */
function concluding(pool: Pool, worker: string) {
  /** True when the claim was still ours. */
  const updateClaim = async (claim: Claim, set: string, values: unknown[]): Promise<boolean> => {
    const result = await pool.query(
      `update job set ${set} where id = $1 and worker = $2 and attempt = $3 and status = 'RUNNING'`,
      [claim.job.id, worker, claim.job.attempt, ...values],
    )
    return result.rowCount === 1
  }

  return {
    /** False when the claim is lost. A step that is stored already stays as it was. */
    async saveStep(claim: Claim, key: string, output: unknown): Promise<boolean> {
      const { rowCount } = await pool.query(
        `with held as (select from job where id = $1 and worker = $2 and attempt = $3 and status = 'RUNNING' for update),
              stored as (insert into job_step (job_id, key, output) select $1, $4, $5 from held on conflict do nothing)
         select from held`,
        [claim.job.id, worker, claim.job.attempt, key, toJsonb(output)],
      )
      return rowCount === 1
    },

    complete: (claim: Claim) => updateClaim(claim, `status = 'COMPLETED', finished_at = now(), lease_until = null`, []),
    release: (claim: Claim) => updateClaim(claim, `lease_until = now() - interval '1 ms'`, []),

    retryLater: (claim: Claim, failure: string, delayMs: number) =>
      updateClaim(claim, `status = 'PENDING', failure = $4, lease_until = now() + make_interval(secs => $5)`, [
        failure,
        delayMs / 1000,
      ]),

    failForGood: (claim: Claim, failure: string) =>
      updateClaim(
        claim,
        `status = case when is_cancel_requested then 'FAILED' else 'SYSTEM_FAILED' end, failure = $4,
         finished_at = now(), lease_until = null`,
        [failure],
      ),

    async stallExpired(kinds: readonly string[]): Promise<Job[]> {
      const { rows } = await pool.query<JobRow>(
        `update job set status = 'STALLED', finished_at = now(), failure = 'Every attempt was cut short.'
         where status = 'RUNNING' and lease_until < now() and attempt >= max_attempts and kind = any($1)
         returning ${jobColumns}`,
        [kinds],
      )
      return rows.map(toJob)
    },
  }
}

function cancelling(pool: Pool) {
  return {
    async requestCancel(jobId: string): Promise<void> {
      await pool.query(
        `update job set is_cancel_requested = true, lease_until = case when status = 'PENDING' then null else lease_until end,
                        status = case when attempt = 0 then 'FAILED' else status end,
                        failure = case when attempt = 0 then 'cancelled' else failure end,
                        finished_at = case when attempt = 0 then now() else finished_at end
         where id = $1 and status in ('PENDING', 'RUNNING')`,
        [jobId],
      )
    },

    async cancelRequestedAmong(jobIds: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        'select id from job where id = any($1) and is_cancel_requested',
        [jobIds],
      )
      return rows.map((row) => row.id)
    },
  }
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let failed = true
  try {
    await client.query('begin')
    const value = await run(client)
    await client.query('commit')
    failed = false
    return value
  } finally {
    client.release(failed) // a broken connection goes away with its transaction
  }
}

function toJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    organizationId: row.organization_id,
    projectGroupId: row.project_group_id,
    payload: row.payload,
    attempt: row.attempt,
  }
}

/** jsonb takes neither NUL nor half a surrogate pair, and a model may write both. */
export function toJsonb(value: unknown): string {
  return JSON.stringify(value ?? null, withoutBrokenText)
}

function withoutBrokenText(_: string, part: unknown): unknown {
  return typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\u{fffd}') : part
}
