import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterEach, expect, test, vi } from 'vitest'

import { createJobQueue } from './create-job-queue.ts'
import { createNotifier } from './notifier.ts'

const { db, pool, url } = await createTestDatabase()
await pool.query('create table effect (id bigint generated always as identity, job_id text, key text, worker text)')
const program = fileURLToPath(new URL('fixtures/counting-worker.ts', import.meta.url))
const children: ChildProcess[] = []

function startNode(workerId: string, leaseMs: number): ChildProcess {
  const child = spawn(process.execPath, [program, url, workerId, String(leaseMs)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function addJob(): Promise<string> {
  const notifier = createNotifier(pool)
  const queue = createJobQueue({ pool, notifier, workerId: newId() })
  const id = newId()
  await db.transaction((tx) =>
    queue.enqueue(tx, { id, kind: 'count', organizationId: 'o', projectGroupId: 'p', lane: id, payload: {} }),
  )
  await queue.stop()
  await notifier.close()
  return id
}

async function storedSteps(id: string): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>('select key from job_step where job_id = $1 order by position', [
    id,
  ])
  return rows.map((row) => row.key)
}

async function completes(id: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select status from job where id = $1', [id])
      expect(rows).toEqual([{ status: 'COMPLETED' }])
    },
    { timeout: 20_000, interval: 50 },
  )
  expect((await storedSteps(id)).length).toBe(20)
}

async function expectNoFinishedStepTwice(id: string, finished: string[]): Promise<void> {
  const { rows } = await pool.query<{ key: string; times: number }>(
    'select key, count(*)::int as times from effect where job_id = $1 group by key',
    [id],
  )
  expect(rows.filter((row) => finished.includes(row.key) && row.times !== 1)).toEqual([])
  // Only the step that was under way when the node died may have been done twice.
  expect(rows.filter((row) => row.times > 1).length).toBeLessThanOrEqual(1)
}

test('another node goes on with the job of a killed node when the lease has run out', async () => {
  const id = await addJob()
  const first = startNode('node-a', 1_500)
  await vi.waitFor(async () => expect((await storedSteps(id)).length).toBeGreaterThan(5), {
    timeout: 10_000,
    interval: 10,
  })
  first.kill('SIGKILL')
  const finished = await storedSteps(id)
  startNode('node-b', 1_500)
  await completes(id)
  await expectNoFinishedStepTwice(id, finished)
  const { rows } = await pool.query('select distinct worker from effect where job_id = $1 order by 1', [id])
  expect(rows).toEqual([{ worker: 'node-a' }, { worker: 'node-b' }])
})

test('a killed node that comes back goes on at once, however long the lease', async () => {
  const id = await addJob()
  const first = startNode('node-c', 60_000)
  await vi.waitFor(async () => expect((await storedSteps(id)).length).toBeGreaterThan(5), {
    timeout: 10_000,
    interval: 10,
  })
  first.kill('SIGKILL')
  const finished = await storedSteps(id)
  startNode('node-c', 60_000)
  await completes(id)
  await expectNoFinishedStepTwice(id, finished)
})
