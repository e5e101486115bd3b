import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'

import type { AppDatabaseKey, AppDatabases, SqlOutcome } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'
import { openPassword } from './sealed-password.ts'

const { pool, adminUrl, url } = await createTestDatabase()
const masterKey = Buffer.alloc(32, 8)
const open = () => createAppDatabases({ adminUrl, platformPool: pool, masterKey, maxConnections: 8 })
/** The server's and the supervisor's, as in an installation: each has a gate of its own. */
const [apps, others] = [open(), open()]
const made: AppDatabaseKey[] = []
afterAll(async () => {
  for (const key of made) await apps.drop(key)
  await Promise.all([apps.close(), others.close()])
})

const schema = `create table notes (id int generated always as identity primary key, title text not null);
  create table tags (id serial primary key, note_id int references notes, name text);
  insert into notes (title) values ('first'), ('second');
  insert into tags (note_id, name) values (1, 'red');`

async function newApp(sql = schema) {
  const projectGroupId = newId()
  const development: AppDatabaseKey = { projectGroupId, environment: 'development' }
  made.push(development)
  expect(await apps.runScript(projectGroupId, { sql, stepKey: '1' })).toMatchObject({ ok: true })
  const copyOf = (copyId = newId()): AppDatabaseKey & { copyId: string } => {
    const key = { ...development, copyId }
    made.unshift(key)
    return key
  }
  return { projectGroupId, development, copyOf }
}

async function rowsOf(from: AppDatabases, key: AppDatabaseKey, text: string): Promise<unknown> {
  const outcome: SqlOutcome = await from.execute(key, [{ text, params: [] }])
  return outcome.ok ? outcome.results[0]?.rows : outcome
}

async function databaseOf(key: AppDatabaseKey): Promise<{ name: string; role: string; password: string } | null> {
  const { rows } = await pool.query<{ name: string; role: string; sealed: string }>(
    `select database_name as name, role_name as role, role_password as sealed from app_database
     where project_group_id = $1 and environment = $2 and copy_id = $3`,
    [key.projectGroupId, key.environment, key.copyId ?? ''],
  )
  const [row] = rows
  return row === undefined ? null : { ...row, password: openPassword(masterKey, row.role, row.sealed) }
}

async function isOnCluster(database: string): Promise<boolean> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [database])
  await admin.end()
  return rowCount === 1
}

test('a copy has structure, rows and the next number; what happens in it stays in it', async () => {
  const app = await newApp()
  const key = app.copyOf()
  expect(await apps.copy(app.projectGroupId, key)).toEqual({ ok: true })

  expect(await rowsOf(others, key, 'select * from notes order by id')).toEqual([
    { id: 1, title: 'first' },
    { id: 2, title: 'second' },
  ])
  const add = `insert into notes (title) values ('third') returning id`
  expect(await rowsOf(others, key, add)).toEqual([{ id: 3 }])
  expect(await rowsOf(others, key, 'delete from tags returning name')).toEqual([{ name: 'red' }])
  expect(await rowsOf(others, key, 'alter table notes add column more text')).toEqual([])

  expect((await apps.tables(key)).find(({ name }) => name === 'notes')).toMatchObject({ rowCount: 3 })
  expect(await apps.rows(key, { table: 'notes', limit: 9, offset: 0 })).toMatchObject({ total: 3 })
  expect((await apps.tables(app.development)).map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ['notes', 2],
    ['tags', 1],
  ])
  expect(await rowsOf(apps, app.development, add)).toEqual([{ id: 3 }])
})

test('whoever uses development while it is copied, in any process, sees no error', async () => {
  const app = await newApp()
  const copying = new AbortController()
  const failures: unknown[] = []
  let longestMs = 0
  let answered = 0
  const use = async (from: AppDatabases) => {
    while (!copying.signal.aborted) {
      const startedAt = performance.now()
      const outcome = await from.execute(app.development, [
        { text: `insert into notes (title) values ('more')`, params: [] },
        { text: 'select pg_sleep(0.01)', params: [] },
      ])
      if (!outcome.ok) failures.push(outcome)
      answered += 1
      longestMs = Math.max(longestMs, performance.now() - startedAt)
    }
  }
  const users = [apps, apps, others, others, others].map(use)
  for (let round = 1; round <= 3; round += 1) {
    // However slow the machine is, a copy is made only once the users are at work again.
    await vi.waitFor(() => expect(answered).toBeGreaterThan(7 * round), { timeout: 10_000 })
    expect(await apps.copy(app.projectGroupId, app.copyOf())).toEqual({ ok: true })
  }
  copying.abort()
  await Promise.all(users)
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(20)
  expect(longestMs).toBeLessThan(4_000)
  expect(await rowsOf(apps, app.development, 'select count(*) as n from notes')).toEqual([{ n: answered + 2 }])
})

test('a session that does not make way is left alone, and the copy says busy', { timeout: 20_000 }, async () => {
  const app = await newApp()
  const key = app.copyOf()
  const development = await databaseOf(app.development)
  const target = new URL(adminUrl)
  target.username = development?.role ?? ''
  target.password = development?.password ?? ''
  target.pathname = `/${development?.name}`
  const stubborn = new Client({ connectionString: target.href })
  await stubborn.connect()

  expect(await apps.copy(app.projectGroupId, key)).toMatchObject({ ok: false, code: 'busy' })

  expect((await stubborn.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await stubborn.end()
  expect(await databaseOf(key)).toBeNull()
  expect(await rowsOf(others, key, 'select 1')).toMatchObject({ ok: false, code: '3D000' })
  expect(await apps.copy(app.projectGroupId, key)).toEqual({ ok: true })
})

test('an app without a database has nothing to copy, and looking makes nothing', async () => {
  const development: AppDatabaseKey = { projectGroupId: newId(), environment: 'development' }
  const key = { ...development, copyId: newId() }
  made.push(development, key)
  expect(await apps.copy(key.projectGroupId, key)).toMatchObject({ ok: false, code: 'no_database' })
  expect(await rowsOf(apps, key, 'select 1')).toMatchObject({ ok: false, code: '3D000' })
  expect(await apps.exists(development)).toBe(false)

  await apps.ensure(key)
  expect(await rowsOf(apps, key, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await apps.exists(development)).toBe(false)
})

test('more than 200 MB are not copied', { timeout: 30_000 }, async () => {
  const app = await newApp(`create table big (t text);
    insert into big select repeat('x', 1900) from generate_series(1, 105000);`)
  expect(await apps.copy(app.projectGroupId, app.copyOf())).toMatchObject({ ok: false, code: 'too_large' })
})

test('dropping a copy leaves the app its databases, and its role until the last of them goes', async () => {
  const app = await newApp()
  const [first, last] = [app.copyOf(), app.copyOf()]
  await apps.copy(app.projectGroupId, first)
  await apps.copy(app.projectGroupId, last)
  const database = await databaseOf(first)
  await rowsOf(others, first, 'select 1')

  await apps.drop(first)

  expect(await isOnCluster(database?.name ?? '')).toBe(false)
  expect(await rowsOf(others, first, 'select 1')).toMatchObject({ ok: false })
  expect(await rowsOf(others, app.development, 'select count(*) as n from notes')).toEqual([{ n: 2 }])
  expect(await apps.pendingScripts(app.projectGroupId)).toHaveLength(1)

  await apps.drop(app.development)
  expect(await rowsOf(others, last, 'select count(*) as n from notes')).toEqual([{ n: 2 }])
  await apps.drop(last)
  const { rows } = await pool.query('select from pg_roles where rolname = $1', [database?.role])
  expect(rows).toEqual([])
})

test('sweeping takes the copies of a process that was killed, old ones, and nobody else’s', async () => {
  const app = await newApp()
  const [orphan, living, old] = [app.copyOf(), app.copyOf(), app.copyOf()]
  await apps.copy(app.projectGroupId, living)
  await apps.copy(app.projectGroupId, old)
  await pool.query(`update app_database set created_at = now() - interval '61 minutes' where copy_id = $1`, [
    old.copyId,
  ])
  const fixture = new URL('./fixtures/copy-maker.ts', import.meta.url).pathname
  const args = [fixture, url, adminUrl, masterKey.toString('hex'), app.projectGroupId, orphan.copyId]
  const maker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said]: Buffer[] = await once(maker.stdout, 'data')
  expect(JSON.parse(String(said))).toEqual({ ok: true })
  expect(await others.sweepCopies()).toBe(1)
  expect(await databaseOf(old)).toBeNull()
  expect(await databaseOf(orphan)).not.toBeNull()

  const { name = '' } = (await databaseOf(orphan)) ?? {}
  maker.kill('SIGKILL')
  await once(maker, 'exit')

  await expect.poll(() => others.sweepCopies()).toBe(1)
  expect([await databaseOf(orphan), await isOnCluster(name)]).toEqual([null, false])
  expect(await rowsOf(others, living, 'select count(*) as n from notes')).toEqual([{ n: 2 }])
})

test('a small app is copied in a moment', async () => {
  const app = await newApp()
  await Promise.all([apps, others].map((from) => rowsOf(from, app.development, 'select 1')))
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const key = app.copyOf()
    const startedAt = performance.now()
    await apps.copy(app.projectGroupId, key)
    times.push(performance.now() - startedAt)
    await rowsOf(others, app.development, 'select 1')
  }
  expect(Math.min(...times)).toBeLessThan(1_000)
})
