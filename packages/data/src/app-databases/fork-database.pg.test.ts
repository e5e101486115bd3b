import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import type { AppDatabaseKey } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'

const { pool, adminUrl } = await createTestDatabase()
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 8), maxConnections: 8 })
const made: AppDatabaseKey[] = []
afterAll(async () => {
  for (const key of made) await apps.drop(key)
  await apps.close()
})

const schema = `create type mood as enum ('glad', 'sad');
  create table author (id serial primary key, name text not null unique);
  create table post (id int generated always as identity primary key, author_id int not null references author on delete cascade,
    title text not null check (title <> ''), mood mood default 'glad', words tsvector generated always as (to_tsvector('english', title)) stored);
  create index on post (title);
  create view titles as select title from post;
  create function shout(text) returns text language sql immutable as $$ select upper($1) $$;
  insert into author (name) values ('Ada'), ('Bo');
  insert into post (author_id, title) values (1, 'first'), (2, 'second');`

function app(): AppDatabaseKey {
  const key: AppDatabaseKey = { projectGroupId: newId(), environment: 'development' }
  made.push(key)
  return key
}

async function read(key: AppDatabaseKey, text: string): Promise<unknown> {
  const outcome = await apps.execute(key, [{ text, params: [] }])
  return outcome.ok ? outcome.results[0]?.rows : outcome
}

async function roleOf(key: AppDatabaseKey): Promise<string | undefined> {
  const { rows } = await pool.query<{ role: string }>(
    'select role_name as role from app_database where project_group_id = $1',
    [key.projectGroupId],
  )
  return rows[0]?.role
}

test('a fork has structure and rows of its own, under a role of its own, and neither sees what the other does', async () => {
  const [source, fork] = [app(), app()]
  expect(await apps.runScript(source.projectGroupId, { sql: schema, stepKey: '1' })).toMatchObject({ ok: true })

  expect(await apps.fork(source.projectGroupId, { to: fork.projectGroupId, withRows: true })).toEqual({ ok: true })

  expect(await roleOf(fork)).not.toBe(await roleOf(source))
  expect(await read(fork, 'select title from titles order by title')).toEqual([{ title: 'first' }, { title: 'second' }])
  const owners = `select distinct tableowner = current_user as own from pg_tables where schemaname = 'public'`
  expect(await read(fork, owners)).toEqual([{ own: true }])
  const added = `insert into post (author_id, title) values (1, shout('third')) returning id`
  expect(await read(fork, added)).toEqual([{ id: 3 }])
  expect(await read(source, 'select count(*)::int as count from post')).toEqual([{ count: 2 }])
  const changed = { sql: 'alter table post add column done boolean', stepKey: 'fork:1' }
  expect(await apps.runScript(fork.projectGroupId, changed)).toMatchObject({ ok: true })
  expect(await read(source, 'select done from post')).toMatchObject({ ok: false })
  // What is published from it knows all that made it.
  expect(await apps.pendingScripts(fork.projectGroupId)).toHaveLength(2)
}, 60_000)

test('a database whose project never came to be goes after an hour', async () => {
  const left = app()
  expect(await apps.runScript(left.projectGroupId, { sql: schema, stepKey: '1' })).toMatchObject({ ok: true })

  await apps.sweepCopies()
  expect(await apps.exists(left)).toBe(true)
  const old = `update app_database set created_at = now() - interval '2 hours' where project_group_id = $1`
  await pool.query(old, [left.projectGroupId])
  await apps.sweepCopies()

  const { rowCount } = await pool.query('select from app_database where project_group_id = $1', [left.projectGroupId])
  expect(rowCount).toBe(0)
}, 60_000)

test('a fork without rows has the structure alone; an app without a database has none to fork', async () => {
  const [source, fork, none] = [app(), app(), app()]
  expect(await apps.runScript(source.projectGroupId, { sql: schema, stepKey: '1' })).toMatchObject({ ok: true })

  expect(await apps.fork(source.projectGroupId, { to: fork.projectGroupId, withRows: false })).toEqual({ ok: true })
  const nothing = await apps.fork(none.projectGroupId, { to: newId(), withRows: true })

  expect(await read(fork, 'select * from post')).toEqual([])
  const first = `insert into author (name) values ('Cy') returning id`
  expect(await read(fork, first)).toEqual([{ id: 1 }])
  expect(nothing).toMatchObject({ ok: false, code: 'no_database' })
}, 60_000)
