// A row by its id is planned once for each connection: what happens to the table and the session meanwhile must not show.
import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import type { AppDatabaseKey } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'
import { PreparedStatements } from './prepared-statements.ts'

const { pool, adminUrl } = await createTestDatabase()
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 5), maxConnections: 2 })
const key: AppDatabaseKey = { projectGroupId: newId(), environment: 'development' }
afterAll(async () => {
  await apps.drop(key)
  await apps.close()
})

const sql = async (text: string) => {
  const outcome = await apps.execute(key, [{ text, params: [] }])
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.results[0]?.rows
}
const ask = () =>
  apps.openRow(key, { query: 'select * from notes where id = $1 limit 1', values: [1], visitorId: null })
/** Often enough for the server to keep one plan. */
async function askOften() {
  const answers = []
  for (let n = 0; n < 8; n++) answers.push(await ask())
  return answers
}
const one = (row: object) => Array.from({ length: 8 }, () => ({ ok: true, rows: [row] }))

test('other columns, taken and given rights, and a cleared session are seen at once', async () => {
  await sql('create table notes (id int primary key, title text)')
  await sql(`insert into notes values (1, 'first')`)
  expect(await ask()).toMatchObject({ ok: false, code: 'closed' })
  await sql('grant select on notes to public')
  expect(await askOften()).toEqual(one({ id: 1, title: 'first' }))

  await sql('alter table notes add done boolean default false')
  expect(await askOften()).toEqual(one({ id: 1, title: 'first', done: false }))
  await sql('alter table notes alter title type varchar(80)')
  expect(await askOften()).toEqual(one({ id: 1, title: 'first', done: false }))

  // What may leave something behind has the session cleared, plans and all.
  for (let n = 0; n < 4; n++) await sql(`do $$ begin perform set_config('timezone', 'Asia/Tokyo', false); end $$`)
  expect(await askOften()).toEqual(one({ id: 1, title: 'first', done: false }))
  await sql(`do $$ begin execute 'deallocate all'; end $$`)
  expect(await askOften()).toEqual(one({ id: 1, title: 'first', done: false }))

  await sql('revoke select on notes from public')
  expect(await ask()).toMatchObject({ ok: false, code: 'closed' })
  await sql('drop table notes')
  expect(await ask()).toMatchObject({ ok: false, code: 'closed' })
})

test('visitors plan no more than so many statements, and an id is what Postgres takes it for', async () => {
  const columns = Array.from({ length: 8 }, (_, n) => `c${n}`)
  await sql(`create table wide (id int primary key, ${columns.map((name) => `${name} int`).join(', ')})`)
  await sql('insert into wide (id) values (7)')
  await sql('grant select on wide to public')
  for (let mask = 1; mask < 120; mask++) {
    const chosen = columns.filter((_, n) => (mask >> n) % 2 === 1)
    const query = `select id, ${chosen.join(', ')} from wide where id = $1 limit 1`
    expect(await apps.openRow(key, { query, values: ['7'], visitorId: null })).toMatchObject({
      ok: true,
      rows: [{ id: 7 }],
    })
  }
  const query = 'select id from wide where id = $1 limit 1'
  expect(await apps.openRow(key, { query, values: ['seven'], visitorId: null })).toMatchObject({ code: '22P02' })
  expect(await apps.openRow(key, { query, values: [7], visitorId: null })).toEqual({ ok: true, rows: [{ id: 7 }] })
})

test('no name is given twice, and at some point the connection is to be replaced', () => {
  const prepared = new PreparedStatements()
  const first = prepared.nameOf('a')
  expect(prepared.nameOf('a')).toBe(first)
  expect(prepared.forgetAll()).toBe(true)
  expect(prepared.nameOf('a')).not.toBe(first)
  const given = Array.from({ length: 60 }, (_, n) => prepared.nameOf(`text ${n}`))
  expect(given.filter((name) => name !== undefined)).toHaveLength(49)
  let rounds = 0
  while (prepared.forgetAll()) {
    for (let n = 0; n < 50; n++) prepared.nameOf(`${n}`)
    expect(++rounds).toBeLessThan(50)
  }
})
