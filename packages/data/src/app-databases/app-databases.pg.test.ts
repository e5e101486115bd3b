import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'

import type { AppDatabaseKey, SqlOutcome } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'
import { openPassword } from './sealed-password.ts'

const { pool, adminUrl, url } = await createTestDatabase()
const masterKey = Buffer.alloc(32, 5)
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey, maxConnections: 6 })
const made: AppDatabaseKey[] = []
afterAll(async () => {
  for (const key of made) await apps.drop(key)
  await apps.close()
})

const on =
  (key: AppDatabaseKey) =>
  (text: string, ...params: unknown[]) =>
    apps.execute(key, [{ text, params }])

function newApp() {
  const projectGroupId = newId()
  const development: AppDatabaseKey = { projectGroupId, environment: 'development' }
  const main: AppDatabaseKey = { projectGroupId, environment: 'main' }
  made.push(main, development)
  return { projectGroupId, development, main, sql: on(development) }
}

async function rowOf(key: AppDatabaseKey): Promise<{ database: string; role: string; password: string }> {
  const { rows } = await pool.query<{ database: string; role: string; password: string }>(
    `select database_name as database, role_name as role, role_password as password from app_database
     where project_group_id = $1 and environment = $2`,
    [key.projectGroupId, key.environment],
  )
  const [row] = rows
  if (row === undefined) throw new Error('no such app database')
  return row
}

const rowsOf = (outcome: SqlOutcome) => (outcome.ok ? outcome.results.at(-1)?.rows : outcome)

test('an app gets its database on first need, however many ask at once', async () => {
  const { sql, development } = newApp()
  expect(await apps.exists(development)).toBe(false)
  const answers = await Promise.all(Array.from({ length: 5 }, () => sql('select 1 as one')))
  for (const answer of answers) expect(rowsOf(answer)).toEqual([{ one: 1 }])
  expect(await apps.exists(development)).toBe(true)
})

test('parameters, results and errors are those of Postgres', async () => {
  const { sql } = newApp()
  expect(rowsOf(await sql('select $1::int + 1 as n, $2::jsonb as j, $3::text[] as l', 41, { a: 'ü' }, ['x']))).toEqual([
    { n: 42, j: { a: 'ü' }, l: ['x'] },
  ])
  expect(await sql('select * from missing')).toMatchObject({ ok: false, code: '42P01', position: 15 })
  expect(await sql('select 1; select 2')).toMatchObject({ ok: false, code: 'refused' })
})

const insert = (a: number) => ({ text: 'insert into t values ($1)', params: [a] })

test('several statements are one transaction', async () => {
  const { sql, development } = newApp()
  await sql('create table t (a int unique)')
  expect(await apps.execute(development, [insert(1), insert(1)])).toMatchObject({ ok: false, code: '23505' })
  expect(rowsOf(await sql('select * from t'))).toEqual([])
  expect(await apps.execute(development, [insert(1), insert(2)])).toMatchObject({ ok: true })
})

// Each leaves if somebody else stays. Under read committed both would see the other and both would leave.
const leave = (person: string) => [
  { text: 'select count(*) from shifts where on_call', params: [] },
  { text: 'select 1 from pg_sleep(0.3)', params: [] },
  {
    text: 'update shifts set on_call = false where person = $1 and (select count(*) from shifts where on_call) > 1',
    params: [person],
  },
]

test('serializable transactions that get in each other’s way do not both succeed', async () => {
  const { sql, development } = newApp()
  await sql('create table shifts (person text, on_call boolean)')
  await sql(`insert into shifts values ('ada', true), ('bo', true)`)
  const isolation = 'serializable'
  const outcomes = await Promise.all(['ada', 'bo'].map((who) => apps.execute(development, leave(who), { isolation })))
  expect(rowsOf(await sql('select count(*) from shifts where on_call'))).toEqual([{ count: 1 }])
  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.code).toBe('40001')
  const level = { text: `select current_setting('transaction_isolation') as level`, params: [] }
  const answer = await apps.execute(development, [level], { isolation: 'repeatable read' })
  expect(rowsOf(answer)).toEqual([{ level: 'repeatable read' }])
  expect(rowsOf(await sql(level.text))).toEqual([{ level: 'read committed' }])
})

test('an app cannot reach the database of another, the platform, or the names of either', async () => {
  const [mine, other] = [newApp(), newApp()]
  await Promise.all([mine.sql('select 1'), other.sql('select 1')])
  const own = await rowOf(mine.development)
  const password = openPassword(masterKey, own.role, own.password)
  const foreign = [(await rowOf(other.development)).database, new URL(url).pathname.slice(1), 'postgres', 'template1']
  for (const database of foreign) {
    const target = new URL(adminUrl)
    target.username = own.role
    target.password = password
    target.pathname = `/${database}`
    const client = new Client({ connectionString: target.href })
    await expect(client.connect()).rejects.toMatchObject({ code: '42501' })
  }
  for (const view of ['pg_database', 'pg_roles', 'pg_stat_activity', 'pg_authid', 'pg_settings']) {
    expect(await mine.sql(`select * from ${view}`)).toMatchObject({ ok: false, code: '42501' })
  }
  expect(await mine.sql(`select pg_read_file('/etc/passwd')`)).toMatchObject({ code: '42501' })
  expect(await mine.sql(`do $$ begin execute 'create extension pgcrypto'; end $$`)).toMatchObject({ code: '42501' })
})

test('what runs too long is stopped by our clock, whatever the app set, and the next statement runs', async () => {
  const { sql } = newApp()
  await sql(`select set_config('statement_timeout', '0', false)`)
  expect(await sql('select pg_sleep(60)')).toMatchObject({ ok: false, code: 'timeout' })
  expect(await sql('select 1')).toMatchObject({ ok: true })
})

test('a result over the byte cap is cut off before it fills our memory', async () => {
  const { sql } = newApp()
  const before = process.memoryUsage().rss
  const outcome = await sql(`select repeat('x', 1000) from generate_series(1, 1000000)`)
  expect(outcome).toMatchObject({ ok: false, code: 'too_large' })
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  expect(await sql('select 1')).toMatchObject({ ok: true })
})

test('more apps than connections take turns', async () => {
  const apart = Array.from({ length: 8 }, newApp)
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(apart.flatMap(({ sql }) => [sql('select pg_sleep(0.02)'), sql('select 1')]))
    expect(answers.filter((answer) => !answer.ok)).toEqual([])
  }
})

test('an app that changed its own password is let in again', async () => {
  const { sql, development } = newApp()
  await sql(`do $$ begin execute 'alter role current_user password ''x'''; end $$`)
  const { database } = await rowOf(development)
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  await admin.end()
  await expect.poll(async () => (await sql('select 1')).ok).toBe(true)
})

test('tables and rows are shown as the app has them', async () => {
  const { development, sql } = newApp()
  await sql('create table "Odd name" (id int primary key, note varchar(20), unique (note), check (id < 9))')
  await sql(`insert into "Odd name" select n, 'n' || n from generate_series(3, 1, -1) n`)
  expect(await apps.tables(development)).toEqual([
    {
      name: 'Odd name',
      rowCount: 3,
      columns: [
        { name: 'id', type: 'integer', isNullable: false, isPrimaryKey: true },
        { name: 'note', type: 'character varying(20)', isNullable: true, isPrimaryKey: false },
      ],
      constraints: ['Odd name_id_check CHECK ((id < 9))', 'Odd name_note_key UNIQUE (note)'],
    },
  ])
  const page = await apps.rows(development, { table: 'Odd name', limit: 2, offset: 1 })
  expect(page).toMatchObject({
    total: 3,
    rows: [
      { id: 2, note: 'n2' },
      { id: 3, note: 'n3' },
    ],
  })
  await expect(apps.rows(development, { table: 'joinery.script', limit: 1, offset: 0 })).rejects.toThrow('no table')
})

test('dropping an app leaves neither database nor role', async () => {
  const { development, projectGroupId } = newApp()
  await apps.runScript(projectGroupId, { sql: 'create table t (a int)', stepKey: 's' })
  const { database, role } = await rowOf(development)
  await apps.drop(development)
  await apps.drop(development)
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  const left = await admin.query(
    'select datname from pg_database where datname = $1 union select rolname from pg_roles where rolname = $2',
    [database, role],
  )
  await admin.end()
  expect(left.rows).toEqual([])
})
