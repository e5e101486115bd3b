import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test, vi } from 'vitest'

import { openPlatformDatabase } from '../platform-database.ts'
import { startPostgres } from './start-postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'joinery-pg-'))
const dataDir = join(folder, 'data')
afterAll(async () => {
  await (await startPostgres({ dataDir })).stop()
  await rm(folder, { recursive: true })
})

async function query(adminUrl: string, sql: string): Promise<unknown> {
  const admin = openPlatformDatabase(adminUrl, { maxConnections: 1 })
  try {
    return (await admin.pool.query(sql)).rows
  } finally {
    await admin.close()
  }
}

test('a second start adopts the running one, a third after its death finds the same rows', async () => {
  const lines: string[] = []
  const first = await startPostgres({ dataDir, onProgress: (line) => lines.push(line) })
  expect(lines.length).toBe(1)
  await query(first.adminUrl, 'create table kept (a int)')
  await query(first.adminUrl, 'insert into kept values (1)')

  const adopted = await startPostgres({ dataDir })
  expect(adopted.pid).toBe(first.pid)

  process.kill(adopted.pid, 'SIGKILL')
  const again = await startPostgres({ dataDir })
  expect(again.pid).not.toBe(first.pid)
  expect(again.adminUrl).toBe(first.adminUrl)
  expect(await query(again.adminUrl, 'select * from kept')).toEqual([{ a: 1 }])

  await again.stop()
  // Gone, and a moment later forgotten: it was a child of this process.
  await vi.waitFor(() => expect(() => process.kill(again.pid, 0)).toThrow('ESRCH'), 20_000)
  await again.stop()
})

test('a Postgres that dies is started again at its address, even while a session of it goes on for ever', async () => {
  const postgres = await startPostgres({ dataDir })
  const restarts: number[] = []
  postgres.keepRunning((tookMs) => restarts.push(tookMs))
  const platform = openPlatformDatabase(postgres.adminUrl)
  for (let round = 1; round <= 2; round += 1) {
    // Such a session does not notice that its postmaster is gone.
    const spinning = query(postgres.adminUrl, 'do $$ begin loop end loop; end $$').catch(() => 'cut off')
    const busy = `select from pg_stat_activity where query like 'do %' and state = 'active'`
    await expect.poll(() => query(postgres.adminUrl, busy), { timeout: 20_000 }).toHaveLength(1)
    // One that is in somebody's hands breaks with the others, and this process lives on.
    const held = await platform.pool.connect()
    const { pid } = postgres
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => restarts.length, { timeout: 25_000 }).toBe(round)
    expect(postgres.pid).not.toBe(pid)
    expect(await query(postgres.adminUrl, 'select * from kept')).toEqual([{ a: 1 }])
    expect(await spinning).toBe('cut off')
    await expect(held.query('select 1')).rejects.toThrow('Client has encountered a connection error')
    held.release(true)
    expect((await platform.pool.query('select 1 as a')).rows).toEqual([{ a: 1 }])
  }
  await platform.close()
  await postgres.stop()
  // It has ended; the system may take a moment to forget it.
  await vi.waitFor(() => expect(() => process.kill(postgres.pid, 0)).toThrow('ESRCH'), 20_000)
})

test('a process id that now belongs to somebody else does not keep it from starting', async () => {
  await writeFile(
    join(dataDir, 'cluster', 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
  )
  const postgres = await startPostgres({ dataDir })
  expect(await query(postgres.adminUrl, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await query(postgres.adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  await postgres.stop()
})

test('the port of last time is waited for while it is being let go, and another is taken where somebody keeps it', async () => {
  const before = await startPostgres({ dataDir })
  await before.stop()
  const other = createServer().listen(Number(new URL(before.adminUrl).port), '127.0.0.1')
  await once(other, 'listening')

  const elsewhere = await startPostgres({ dataDir })
  expect(elsewhere.adminUrl).not.toBe(before.adminUrl)
  await elsewhere.stop()
  other.close()
  const holder = createServer().listen(Number(new URL(elsewhere.adminUrl).port), '127.0.0.1')
  await once(holder, 'listening')

  setTimeout(() => holder.close(), 300)
  const again = await startPostgres({ dataDir })
  expect(again.adminUrl).toBe(elsewhere.adminUrl)
  await again.stop()
})

test('the password is for nobody else, and nobody gets in without it', async () => {
  const postgres = await startPostgres({ dataDir })
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600)
  const url = new URL(postgres.adminUrl)
  url.password = 'guess'
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('a query that wants more memory than allowed fails alone', async () => {
  await (await startPostgres({ dataDir })).stop()
  const { adminUrl } = await startPostgres({ dataDir, memoryLimitKib: 500_000 })
  await expect(query(adminUrl, `select length(repeat('x', 600000000))`)).rejects.toMatchObject({
    code: '53200',
  })
  expect(await query(adminUrl, 'select 1 as a')).toEqual([{ a: 1 }])
})
