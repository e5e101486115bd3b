import { type CsvMapping, maxCsvErrors } from '@joinery/contract/csv'
import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import { createAppDatabases } from '../app-databases/create-app-databases.ts'

const { pool, adminUrl } = await createTestDatabase()
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 6) })
const projects: string[] = []
afterAll(async () => {
  for (const projectGroupId of projects) await apps.drop({ projectGroupId, environment: 'development' })
  await apps.close()
})

async function newTable(sql: string) {
  const projectGroupId = newId()
  projects.push(projectGroupId)
  await apps.runScript(projectGroupId, { stepKey: '1', sql })
  const key = { projectGroupId, environment: 'development' } as const
  return {
    async rows(text = 'select * from notes') {
      const outcome = await apps.execute(key, [{ text, params: [] }])
      return outcome.ok ? outcome.results[0]?.rows : outcome
    },
    put: (text: string, mapping: CsvMapping | null = null) =>
      apps.csv.import(key, { table: 'notes', mapping, text: pieces(text) }),
    async get(table = 'notes') {
      let text = ''
      const isThere = await apps.csv.export(key, table, (piece) => {
        text += piece
        return Promise.resolve()
      })
      return isThere ? text : null
    },
  }
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 1_000) {
    await Promise.resolve()
    yield text.slice(at, at + 1_000)
  }
}

const schema = `create table notes (id int generated always as identity primary key, title text not null, due date,
  price numeric(6, 2) check (price > 0), tags text[], about jsonb, shout text generated always as (upper(title)) stored)`

test('what is exported can be imported and is the same, formulas and nulls among it', async () => {
  const from = await newTable(`${schema};
    insert into notes (title, due, price, tags, about) values
      ('=1+1', '2026-01-02', 3.50, '{a,"b,c"}', '{"a": "x\\ny"}'), ('two "quotes",' || chr(10), null, null, null, null), ('', null, 1, '{}', 'null')`)
  const text = await from.get()
  expect(text).toContain("'=1+1")
  const to = await newTable(schema)
  expect(await to.put(text ?? '')).toEqual({ ok: true, rows: 3 })
  expect(await to.rows()).toEqual(await from.rows())
  // The next row gets a number of its own.
  await to.rows(`insert into notes (title) values ('next')`)
  expect(await to.rows('select id from notes order by id desc limit 1')).toEqual([{ id: 4 }])
})

test('a table of many rows comes and goes in pieces', async () => {
  const table = await newTable(`${schema}; insert into notes (title) select 'n' || i from generate_series(1, 2345) i`)
  const text = (await table.get()) ?? ''
  const to = await newTable(schema)
  expect(await to.put(text)).toEqual({ ok: true, rows: 2345 })
  expect(await to.rows('select count(*) as n, sum(id) as ids from notes')).toEqual([
    { n: 2345, ids: (2345 * 2346) / 2 },
  ])
})

test('mistakes are told by line and column, and then nothing is in', async () => {
  const table = await newTable(schema)
  const put = await table.put(
    'title,due,price\r\nfine,2026-01-01,1\r\n"two\nlines",tomorrowish,1\r\nlast,2026-01-01,much\r\n',
  )
  expect(put).toEqual({
    ok: false,
    errors: [
      { line: 3, column: 'due', message: 'invalid input syntax for type date: "tomorrowish"' },
      { line: 5, column: 'price', message: 'invalid input syntax for type numeric: "much"' },
    ],
  })
  const many = Array.from({ length: 900 }, (_, index) => `t,${index === 850 ? '-1' : '1'}`).join('\n')
  expect(await table.put(`title,price\n${many}`)).toMatchObject({
    ok: false,
    errors: [{ line: 852, message: expect.stringContaining('check constraint') }],
  })
  expect(await table.put('title,price\n,1')).toMatchObject({ ok: false, errors: [{ line: 2, column: 'title' }] })
  expect(await table.put('title\na,b\n')).toMatchObject({ ok: false, errors: [{ line: 2 }] })
  expect(await table.put('title\n"a')).toMatchObject({ ok: false, errors: [{ line: 2 }] })
  expect(await table.put('')).toMatchObject({ ok: false, errors: [{ line: null }] })
  const wrong = await table.put(`title,price\n${'t,x\n'.repeat(3_000)}`)
  expect(wrong?.ok === false && wrong.errors.length).toBe(maxCsvErrors)
  expect(await table.rows()).toEqual([])
})

test('headers go where the person says, or where their name says', async () => {
  const table = await newTable(schema)
  expect(await table.put('What,Nonsense\nRye,1\n')).toMatchObject({
    ok: false,
    errors: [{ column: 'What' }, { column: 'Nonsense' }],
  })
  expect(await table.put('What,Nonsense\nRye,1\n', { What: 'title', Nonsense: null })).toEqual({ ok: true, rows: 1 })
  expect(await table.put('TITLE, Due \nOat,2026-02-03\n')).toEqual({ ok: true, rows: 1 })
  expect(await table.put('a,b\nx,y\n', { a: 'title', b: 'title' })).toMatchObject({ ok: false })
  expect(await table.rows('select title, due from notes order by id')).toEqual([
    { title: 'Rye', due: null },
    { title: 'Oat', due: '2026-02-03' },
  ])
})

test('a table that is not there, and names that are SQL, answer nothing', async () => {
  const table = await newTable(schema)
  for (const name of ['orders', 'notes; drop table notes', 'pg_class', 'joinery.script']) {
    expect(await table.get(name)).toBeNull()
  }
})
