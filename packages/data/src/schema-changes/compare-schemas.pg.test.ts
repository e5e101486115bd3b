// What the library makes of two structures, and what it refuses.
import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import { createHeldSession } from '../app-databases/held-session.ts'
import { createTenantCluster } from '../app-databases/tenant-cluster.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import { compareSchemas } from './compare-schemas.ts'
import { createSchemaReader } from './schema-reader.ts'

const { pool, adminUrl } = await createTestDatabase()
const cluster = createTenantCluster(adminUrl, pool)
const session = createHeldSession(adminUrl)
const reader = createSchemaReader(adminUrl)
const roleName = `r_${newId()}`
const made: string[] = []
const timeoutMs = 20_000

afterAll(async () => {
  for (const name of made) await cluster.dropDatabase(name)
  await cluster.dropRole(roleName)
  await cluster.close()
})

async function database(sql: string): Promise<TenantDatabase> {
  const databaseName = `d_${newId()}`
  await cluster.createRole(roleName, 'pw')
  await cluster.createDatabase(databaseName, roleName)
  made.push(databaseName)
  const it = { databaseName, roleName, password: 'pw' }
  await session.hold(it, { timeoutMs }, (client) => client.query(sql))
  return it
}

test('the statements lead from one structure to the other, and then there is nothing left to do', async () => {
  const from = await database(`
    create table notes (id int generated always as identity primary key, title text not null, old text);
    create type mood as enum ('a', 'b');
    create table people (id serial primary key, m mood);
    create table gone (id int); create view v as select title from notes`)
  const to = await database(`
    create table notes (id int generated always as identity primary key, title text not null, done boolean default false);
    create type mood as enum ('a', 'b', 'c');
    create table people (id serial primary key, m mood default 'c');
    create table tags (id uuid primary key default gen_random_uuid(), note int references notes on delete cascade);
    create index on notes (title); create view v as select title, done from notes;
    create function f() returns trigger language plpgsql as 'begin return new; end';
    create trigger t before insert on notes for each row execute function f()`)
  const difference = await compareSchemas(reader, { from, to })
  if (!difference.ok) throw new Error(difference.reason)
  expect(difference.statements.flatMap(({ loses }) => loses)).toEqual(
    expect.arrayContaining([
      { table: 'notes', column: 'old' },
      { table: 'gone', column: null },
    ]),
  )
  expect(difference.statements.some(({ sql }) => /grant|revoke/i.test(sql))).toBe(false)
  for (const { sql } of difference.statements) {
    await session.hold(from, { timeoutMs }, (client) => client.query(sql))
  }
  expect(await compareSchemas(reader, { from, to })).toMatchObject({ ok: true, statements: [] })
}, 180_000)

test('what the library does not know is refused by name', async () => {
  const from = await database('create table a (b int, c int)')
  const to = await database('create table a (b int, c int); create statistics kept on b, c from a')
  expect(await compareSchemas(reader, { from, to })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('kept'),
  })
}, 180_000)
