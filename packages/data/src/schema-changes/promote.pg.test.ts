import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import type { AppDatabaseKey } from '../app-databases.ts'
import { createAppDatabases } from '../app-databases/create-app-databases.ts'

const { pool, adminUrl } = await createTestDatabase()
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 6) })
const made: AppDatabaseKey[] = []
afterAll(async () => {
  for (const { projectGroupId } of made) await apps.snapshots.dropAll(projectGroupId)
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
  const promote = (
    firstData: 'development_rows' | 'sample_rows' | 'empty' = 'empty',
    more: { changeId?: string; confirmedLoss?: string } = {},
  ) => apps.promote(projectGroupId, { firstData, ...more })
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

test('a later publish carries structure over, once, and production keeps its rows', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('empty')
  await app.add('main', 'live')
  const change = `alter table notes add done boolean; update notes set done = false;
    alter table notes alter done set not null; insert into notes (title, done) values ('another sample', true)`
  await app.script('2', change)
  expect(await apps.pendingScripts(app.projectGroupId)).toEqual([{ position: 2, sql: change }])
  expect(await app.promote()).toMatchObject({ ok: true })
  expect(await app.promote()).toEqual({ ok: true, applied: 0 })
  expect(await apps.pendingScripts(app.projectGroupId)).toEqual([])
  const rows = await apps.execute(app.keyOf('main'), [{ text: 'select title, done from notes', params: [] }])
  expect(rows).toMatchObject({ ok: true, results: [{ rows: [{ title: 'live', done: false }] }] })
})

test('what was renamed keeps its rows', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('development_rows')
  await app.script('2', 'alter table notes rename to memos; alter table memos rename column title to heading')
  expect(await app.promote()).toMatchObject({ ok: true })
  const rows = await apps.execute(app.keyOf('main'), [{ text: 'select heading from memos', params: [] }])
  expect(rows).toMatchObject({ ok: true, results: [{ rows: [{ heading: 'sample' }] }] })
})

test('structure made outside of scripts is carried over too', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('empty')
  await apps.execute(app.keyOf('development'), [{ text: 'create table by_hand (a int)', params: [] }])
  expect(await app.promote()).toEqual({ ok: true, applied: 1 })
  expect((await apps.tables(app.keyOf('main'))).map(({ name }) => name)).toEqual(['by_hand', 'notes'])
})

test('a change that fails on a copy of production is not tried on production', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('empty')
  await app.add('main', 'twice')
  await app.add('main', 'twice')
  await app.script('2', 'alter table notes add b int; create unique index on notes (title)')
  expect(await app.promote()).toMatchObject({ ok: false, code: 'refused', message: expect.stringContaining('twice') })
  const [table] = await apps.tables(app.keyOf('main'))
  expect(table?.columns.map((column) => column.name)).toEqual(['id', 'title'])
  expect(await apps.changes.list(app.projectGroupId)).toMatchObject([{ status: 'REVERTED' }])
})

test('what is lost is counted, named, and goes only when a person has typed it', async () => {
  const app = newApp()
  await app.script('1', `${schema} create table old (a int); insert into old values (1), (2)`)
  await app.promote('development_rows')
  await app.script('2', 'alter table notes drop title; drop table old; alter table notes add body text')
  const change = await apps.changes.preview(app.projectGroupId, {
    liveQueries: ['select title from notes', 'select id from notes', 'update notes set title = $1', 'not even sql'],
  })
  expect(change).toMatchObject({
    losses: expect.arrayContaining([
      { table: 'notes', column: 'title', rows: 1 },
      { table: 'old', column: null, rows: 2 },
    ]),
    confirmation: 'notes.title, old',
    failingQueries: [{ sql: 'select title from notes' }, { sql: 'update notes set title = $1' }],
    refusal: null,
  })
  expect(await app.promote()).toMatchObject({ ok: false, code: 'not_confirmed' })
  expect(await app.promote('empty', { confirmedLoss: 'old' })).toMatchObject({ ok: false, code: 'not_confirmed' })
  expect(await app.promote('empty', { confirmedLoss: 'notes.title, old' })).toMatchObject({ ok: true })
  expect((await apps.tables(app.keyOf('main'))).map(({ name }) => name)).toEqual(['notes'])

  // The snapshot from before brings it back.
  const [before] = await apps.snapshots.list(app.projectGroupId)
  expect(before).toMatchObject({ reason: 'publish', environment: 'main' })
  const restored = await apps.snapshots.restore(app.projectGroupId, { snapshotId: before?.id ?? '', createdBy: null })
  expect(restored).toMatchObject({ ok: true })
  expect(await app.titles('main')).toEqual(['sample'])
})

test('a value that no longer fits its new type is a loss', async () => {
  const app = newApp()
  await app.script('1', schema)
  await app.promote('development_rows')
  await app.add('main', 'a title that is longer than ten characters')
  await app.script('2', 'alter table notes alter title type varchar(10) using left(title, 10)')
  const change = await apps.changes.preview(app.projectGroupId, { liveQueries: [] })
  expect(change).toMatchObject({ losses: [{ table: 'notes', column: 'title', rows: 1 }], confirmation: 'notes.title' })
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
