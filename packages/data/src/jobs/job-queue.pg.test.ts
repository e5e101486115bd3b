import { setTimeout as sleep } from 'node:timers/promises'

import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LostLease, type JobQueue } from '../job-queue.ts'
import { createJobQueue, type CreateJobQueue } from './create-job-queue.ts'
import { createNotifier, type Notifier } from './notifier.ts'

const { db, pool } = await createTestDatabase()
let notifier: Notifier
const queues: JobQueue[] = []

beforeEach(() => {
  notifier = createNotifier(pool)
})
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()))
  await notifier.close()
  await pool.query('delete from job')
})

function node(options: Partial<CreateJobQueue> = {}): JobQueue {
  const queue = createJobQueue({ pool, notifier, workerId: newId(), pollMs: 100, ...options })
  queues.push(queue)
  return queue
}

async function add(queue: JobQueue, job: { kind?: string; lane?: string; organizationId?: string; payload?: unknown }) {
  const id = newId()
  const full = { id, kind: 'k', organizationId: 'o', projectGroupId: 'p', lane: id, payload: {}, ...job }
  await db.transaction((tx) => queue.enqueue(tx, full))
  queue.wake()
  return id
}

async function statusOf(id: string): Promise<string> {
  const { rows } = await pool.query<{ status: string }>('select status from job where id = $1', [id])
  return rows[0]?.status ?? 'none'
}

const settles = (id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 10_000, interval: 20 })

test('a job enqueued on one node runs on another, wakes it at once and completes', async () => {
  const [asking, working] = [node(), node({ pollMs: 60_000 })]
  const seen: unknown[] = []
  working.work('k', async (run) => {
    seen.push(run.job.payload)
  })
  await sleep(200)
  const id = await add(asking, { payload: { n: 1 } })
  await settles(id, 'COMPLETED')
  expect(seen).toEqual([{ n: 1 }])
})

test('a job of a rolled back transaction does not exist', async () => {
  const queue = node()
  const id = newId()
  const job = { id, kind: 'k', organizationId: 'o', projectGroupId: 'p', lane: 'l', payload: {} }
  const attempt = db.transaction(async (tx) => {
    await queue.enqueue(tx, job)
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  expect(await statusOf(id)).toBe('none')
})

test('jobs of a lane run one after another, in order, also with three nodes', async () => {
  const nodes = [node(), node(), node()]
  const order: string[] = []
  let atOnce = 0
  for (const each of nodes) {
    each.work('k', async (run) => {
      atOnce += 1
      expect(atOnce).toBe(1)
      await sleep(20)
      order.push(run.job.id)
      atOnce -= 1
    })
  }
  const ids: string[] = []
  for (let index = 0; index < 8; index += 1) ids.push(await add(nodes[0] ?? node(), { lane: 'chat:p' }))
  await settles(ids.at(-1) ?? '', 'COMPLETED')
  expect(order).toEqual(ids)
})

const slotsPerOrganization = async (organizationId: string) => (organizationId === 'small' ? 2 : 100)

test('an organization never has more jobs running than its slots, and another does not wait for it', async () => {
  const nodes = [node(), node()]
  const running = new Map<string, number>()
  let most = 0
  for (const each of nodes) {
    const handler = async (run: { job: { organizationId: string } }) => {
      const organizationId = run.job.organizationId
      const now = (running.get(organizationId) ?? 0) + 1
      running.set(organizationId, now)
      if (organizationId === 'small') most = Math.max(most, now)
      await sleep(40)
      running.set(organizationId, (running.get(organizationId) ?? 0) - 1)
    }
    each.work('k', handler, { concurrency: 10, slotsPerOrganization })
  }
  const first = nodes[0] ?? node()
  const ids = await Promise.all(Array.from({ length: 10 }, () => add(first, { organizationId: 'small' })))
  const other = await add(first, { organizationId: 'large' })
  await settles(other, 'COMPLETED')
  await Promise.all(ids.map((id) => settles(id, 'COMPLETED')))
  expect(most).toBe(2)
})

test('cancelling a running job aborts it at once; its handler may still store a step and end well', async () => {
  const queue = node({ pollMs: 60_000, heartbeatMs: 60_000 })
  queue.work('k', async (run) => {
    await sleep(20_000, undefined, { signal: run.signal }).catch(() => {})
    await run.saveStep('ended', { isCancelled: run.isCancelled() })
  })
  const id = await add(queue, {})
  await settles(id, 'RUNNING')
  const startedAt = performance.now()
  await queue.cancel(id)
  await settles(id, 'COMPLETED')
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  const { rows } = await pool.query('select output from job_step where job_id = $1', [id])
  expect(rows).toEqual([{ output: { isCancelled: true } }])
})

test('a cancel that no message announces is found by polling', async () => {
  const queue = node()
  queue.work('k', async (run) => {
    await sleep(20_000, undefined, { signal: run.signal }).catch(() => {})
  })
  const id = await add(queue, {})
  await settles(id, 'RUNNING')
  await pool.query('update job set is_cancel_requested = true where id = $1', [id])
  await settles(id, 'COMPLETED')
})

test('a job cancelled before it started never starts, and the next of its lane does', async () => {
  const queue = node()
  const first = await add(queue, { lane: 'l' })
  const second = await add(queue, { lane: 'l' })
  await queue.cancel(first)
  const started: string[] = []
  queue.work('k', async (run) => {
    started.push(run.job.id)
  })
  await settles(second, 'COMPLETED')
  expect(await statusOf(first)).toBe('FAILED')
  expect(started).toEqual([second])
})

test('a handler that throws is tried again with its stored steps', async () => {
  const queue = node()
  const seen: unknown[] = []
  queue.work('k', async (run) => {
    seen.push([run.job.attempt, ...run.steps.values()])
    await run.saveStep('a', { text: 'NUL \0 and half \ud800' })
    if (run.job.attempt === 1) throw new Error('once')
  })
  await settles(await add(queue, {}), 'COMPLETED')
  expect(seen).toEqual([[1], [2, { text: 'NUL \u{fffd} and half \u{fffd}' }]])
})

test('used up attempts end as SYSTEM_FAILED, cut short ones as STALLED, and both are told', async () => {
  const queue = node({ heartbeatMs: 50 })
  const told: string[] = []
  const onGivenUp = async (job: { id: string }, reason: string) => void told.push(`${job.id} ${reason}`)
  const failing = await add(queue, {})
  const stalled = await add(queue, {})
  await pool.query('update job set max_attempts = 1')
  await pool.query(
    `update job set status = 'RUNNING', attempt = 1, worker = 'dead', lease_until = now() where id = $1`,
    [stalled],
  )
  queue.work('k', () => Promise.reject(new Error('always')), { onGivenUp })
  await settles(failing, 'SYSTEM_FAILED')
  await settles(stalled, 'STALLED')
  await vi.waitFor(() => expect(told.length).toBe(2))
  expect(told).toContain(`${failing} always`)
})

test('who has lost the lease can store nothing and does not fail the job', async () => {
  const queue = node({ leaseMs: 60_000 })
  const { promise: isTaken, resolve: take } = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<unknown>()
  queue.work('k', async (run) => {
    await isTaken
    await run.saveStep('late', {}).catch((error: unknown) => {
      outcome.resolve(error)
      throw error
    })
  })
  const id = await add(queue, {})
  await settles(id, 'RUNNING')
  await pool.query(`update job set worker = 'other', attempt = attempt + 1 where id = $1`, [id])
  take()
  expect(await outcome.promise).toBeInstanceOf(LostLease)
  await queue.stop()
  expect(await statusOf(id)).toBe('RUNNING')
  expect((await pool.query('select from job_step where job_id = $1', [id])).rowCount).toBe(0)
})

test('a stopping node gives its jobs back and another goes on from the last step', async () => {
  const leaving = node()
  leaving.work('k', async (run) => {
    await run.saveStep('first', 1)
    await sleep(20_000, undefined, { signal: run.signal })
  })
  const id = await add(leaving, {})
  await vi.waitFor(async () => expect((await pool.query('select from job_step')).rowCount).toBe(1))
  await leaving.stop()
  const seen: unknown[] = []
  node().work('k', async (run) => {
    seen.push(...run.steps)
  })
  await settles(id, 'COMPLETED')
  expect(seen).toEqual([['first', 1]])
})

test('a listener hears messages again after its connection was cut', async () => {
  const heard: string[] = []
  let gaps = 0
  notifier.subscribe(
    't',
    (payload) => heard.push(payload),
    () => (gaps += 1),
  )
  await vi.waitFor(async () => {
    await notifier.publish('t', 'before')
    expect(heard).toContain('before')
  })
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`)
  await vi.waitFor(() => expect(gaps).toBe(1), { timeout: 5_000 })
  await notifier.publish('t', 'after a gap')
  await vi.waitFor(() => expect(heard).toContain('after a gap'))
})
