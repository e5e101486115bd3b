import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import type { AppDatabaseKey } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'

const { pool, adminUrl } = await createTestDatabase()
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 6) })
const made: AppDatabaseKey[] = []
afterAll(async () => {
  for (const key of made) await apps.drop(key)
  await apps.close()
})

const schema = `create table notes (id int generated always as identity primary key, title text not null);
  insert into notes (title) values ('sample');`

function newApp() {
  const projectGroupId = newId()
  const keyOf = (environment: 'development' | 'main'): AppDatabaseKey => ({ projectGroupId, environment })
  made.push(keyOf('main'), keyOf('development'))
  const titles = async (environment: 'development' | 'main') => {
    const outcome = await apps.execute(keyOf(environment), [{ text: 'select * from notes order by id', params: [] }])
    return outcome.ok ? outcome.results[0]?.rows.map((row) => row['title']) : outcome
  }
  const add = (environment: 'development' | 'main', title: string) =>
    apps.execute(keyOf(environment), [{ text: 'insert into notes (title) values ($1)', params: [title] }])
  const script = (stepKey: string, sql: string) => apps.runScript(projectGroupId, { stepKey, sql })
  const promote = (firstData: 'development_rows' | 'sample_rows' | 'empty' = 'empty') =>
    apps.promote(projectGroupId, { firstData })
  return { projectGroupId, keyOf, titles, add, script, promote }
}

test.each([
  ['development_rows' as const, ['sample', 'mine']],
  ['sample_rows' as const, ['sample']],
  ['empty' as const, []],
])('a first publish with %s starts production with those rows', async (firstData, expected) => {
  const app = newApp()
  await app.script('1', schema)
  await app.add('development', 'mine')
  expect(await app.titles('main')).toMatchObject({ ok: false, code: '3D000' })
  expect(await app.promote(firstData)).toEqual({ ok: true, applied: 1 })
  expect(await app.titles('main')).toEqual(expected)
  expect(await app.add('main', 'live')).toMatchObject({ ok: true })
  expect(await app.titles('development')).toEqual(['sample', 'mine'])
})

test('an app without a database is promoted to none', async () => {
  const app = newApp()
  expect(await app.promote()).toEqual({ ok: true, applied: 0 })
  expect(await apps.exists(app.keyOf('main'))).toBe(false)
})

test('a later publish replays structure only, once, and production keeps its rows', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('empty')
  await app.add('main', 'live')
  const change = `alter table notes add done boolean; update notes set done = false;
    alter table notes alter done set not null; insert into notes (title, done) values ('another sample', true)`
  await app.script('2', change)
  expect(await apps.pendingScripts(app.projectGroupId)).toEqual([{ position: 2, sql: change }])
  expect(await app.promote()).toEqual({ ok: true, applied: 1 })
  expect(await app.promote()).toEqual({ ok: true, applied: 0 })
  expect(await apps.pendingScripts(app.projectGroupId)).toEqual([])
  expect(await app.titles('main')).toEqual(['live'])
})

test('a replay is not repeated when the note of it was lost in a crash', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('empty')
  await app.script('2', 'create table once (a int)')
  await app.promote()
  await pool.query(`update app_database set applied_position = 1 where project_group_id = $1`, [app.projectGroupId])
  expect(await app.promote()).toEqual({ ok: true, applied: 0 })
})

test('a replay that fails changes nothing and says why', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('empty')
  await app.add('main', 'twice')
  await app.add('main', 'twice')
  await app.script('2', 'alter table notes add b int; create unique index on notes (title)')
  expect(await app.promote()).toMatchObject({ ok: false, code: '23505' })
  const [table] = await apps.tables(app.keyOf('main'))
  expect(table?.columns.map((column) => column.name)).toEqual(['id', 'title'])
})

test('a half-made production is thrown away and made again', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('development_rows')
  await pool.query(`update app_database set status = 'CREATING' where project_group_id = $1 and environment = 'main'`, [
    app.projectGroupId,
  ])
  const restarted = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 6) })
  expect(await restarted.exists(app.keyOf('main'))).toBe(false)
  expect(await restarted.promote(app.projectGroupId, { firstData: 'empty' })).toEqual({ ok: true, applied: 1 })
  await restarted.close()
  expect(await app.titles('main')).toEqual([])
})

test('a script happens once for its key, however often and however many at once', async () => {
  const app = newApp()
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => app.script('same', schema)))
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
  expect(await app.titles('development')).toEqual(['sample'])
  expect(await app.script('same', 'drop table notes')).toEqual({ ok: true, results: [] })
})

test('a script is all or nothing, and a failed one may be tried again under its key', async () => {
  const app = newApp()
  const sql = `${schema} insert into nothing values (1)`
  expect(await app.script('k', sql)).toMatchObject({ ok: false, code: '42P01', position: sql.indexOf('nothing') + 1 })
  expect(await app.titles('development')).toMatchObject({ ok: false, code: '42P01' })
  expect(await app.script('k', schema)).toMatchObject({ ok: true })
  expect(await apps.pendingScripts(app.projectGroupId)).toEqual([{ position: 1, sql: schema }])
})

test('a script whose record was lost in a crash is recorded before anything else happens', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.script('2', 'create table second (a int)')
  await pool.query('delete from schema_script where project_group_id = $1 and position = 2', [app.projectGroupId])
  expect(await apps.pendingScripts(app.projectGroupId)).toEqual([
    { position: 1, sql: schema },
    { position: 2, sql: 'create table second (a int)' },
  ])
  expect(await app.promote('sample_rows')).toEqual({ ok: true, applied: 2 })
  expect((await apps.tables(app.keyOf('main'))).map((table) => table.name)).toEqual(['notes', 'second'])
})
