// One app with rows goes through many messages, one after another, as a person would send them: after each the code holds
// together, Postgres has taken the change, and the rows are there.
import { createTestDatabase } from '@joinery/testkit'
import { parseSync } from 'oxc-parser'
import { beforeAll, expect, test } from 'vitest'

import { readBrief } from '../brief.ts'
import { compose } from '../compose/compose.ts'
import { readBuild } from '../understand/read-build.ts'
import { guests } from './code/written-apps.ts'
import { changesOf, planEdit } from './plan-edit.ts'
import { repairFiles } from './repair/repair-files.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  // What the sign-in of apps makes.
  await database.pool.query('create schema walk; create table walk.user_accounts (id text primary key)')
})

const run = (sql: string) => database.pool.query(`set search_path to walk; ${sql}`)

function changed(files: Readonly<Record<string, string>>, message: string, earlier: readonly string[]) {
  const brief = readBrief(files['design/brief.json'] ?? '')
  const plan = planEdit(message, { brief, present: new Set(Object.keys(files)), earlier })
  const changes = changesOf(plan, files)
  const next = { ...files, ...Object.fromEntries(changes.writes.map(({ path, content }) => [path, content])) }
  for (const path of changes.deletes) delete next[path]
  return { changes, next }
}

function expectToHold(files: Readonly<Record<string, string>>, message: string) {
  for (const [path, text] of Object.entries(files))
    if (/\.jsx?$/.test(path)) expect(parseSync(path, text).errors, `${message}: ${path}`).toEqual([])
  // Imports lead somewhere, names are bound, statements name columns of the schema.
  expect({ message, ...repairFiles(files, '') }).toMatchObject({ message, writes: [], left: [] })
}

/** [message, table then, rows of which this is asked, what must come of it] */
const walk: readonly [message: string, question: string, answer: unknown][] = [
  ['add a phone number and a price', 'select count(phone_number) as n from plants', 0],
  ['make it required', 'select count(*) as n from plants', 9],
  ['also add a pot size (small, medium, large)', 'select count(*) as n from plants where pot_size is null', 9],
  ['make the room a dropdown (Kitchen, Hall, Bathroom)', 'select count(room) as n from plants', 9],
  ['change the room to text', 'select count(room) as n from plants', 9],
  ['add the option Huge to the pot size', "select count(*) as n from plants where room <> ''", 9],
  ['rename the room to Place', 'select count(room) as n from plants', 9],
  ['move the notes before the room', 'select count(notes) as n from plants', 9],
  ['make the price a number', 'select count(*) as n from plants', 9],
  ['remove the notes', 'select count(notes) as n from plants', 9],
  ['show it as a table', 'select count(*) as n from plants', 9],
  ['dark green background with cream cards', 'select count(*) as n from plants', 9],
  ['make it playful', 'select count(*) as n from plants', 9],
  ['call it Moss', 'select count(*) as n from plants', 9],
  ['rename plants to flowers', 'select count(*) as n from flowers', 9],
  ['change the headline to "My jungle"', 'select count(*) as n from flowers', 9],
  ['make it bigger', 'select count(*) as n from flowers', 9],
  ['add a page called Tips with the text "Water them at dusk."', 'select count(*) as n from flowers', 9],
  ['add comments', 'select count(*) as n from comments', 0],
  ['add a contact form', 'select count(*) as n from messages', 0],
  ['add a list of suppliers with name and phone', 'select count(*) as n from suppliers', 0],
  ['each flower has many waterings (date, amount)', 'select count(*) as n from waterings', 0],
  ['add an email to the suppliers', 'select count(email) as n from suppliers', 0],
  ['add a login, each user sees only their own flowers', 'select count(*) as n from flowers where user_id is null', 9],
  ['remove the login', 'select count(*) as n from flowers', 9],
  ['remove the comments', 'select count(*) as n from comments', 0],
  ['change the font to Nunito and make the corners rounder', 'select count(plant_name) as n from flowers', 9],
]

test('many edits, one after another, on one app with rows', async () => {
  const reading = readBuild('A plant log with plant name, room, last watered date and notes, called Fernwatch')
  if (!reading.ok) throw new Error('not understood')
  const brief = { ...reading.brief, skeleton: 'index' as const, frame: 'bar' as const }
  const composed = compose(brief)
  await run(composed.schemaSql)
  await run(
    "insert into plants (plant_name, room, last_watered_date, notes) select 'Plant ' || n, case when n % 2 = 0 then 'Kitchen' else 'Hall' end, current_date - n, 'Note ' || n from generate_series(1, 9) as n",
  )
  let files: Readonly<Record<string, string>> = composed.files
  const earlier: string[] = []
  for (const [message, question, answer] of walk) {
    const { changes, next } = changed(files, message, earlier)
    expect({ message, refused: changes.refused }).toEqual({ message, refused: [] })
    expect(changes.clauses, message).not.toEqual([])
    for (const sql of changes.sql) await run(sql)
    files = next
    earlier.push(message)
    expectToHold(files, message)
    const [row] = (await database.pool.query(question.replace(/ from (\w+)/, ' from walk.$1'))).rows
    expect({ message, n: Number(row.n) }).toEqual({ message, n: answer })
  }
})

test('a value that does not fit leaves the table as it was', async () => {
  const reading = readBuild('A guest list with name and seats, called Party')
  if (!reading.ok) throw new Error('not understood')
  const { files, schemaSql } = compose({ ...reading.brief, skeleton: 'index' })
  await database.pool.query('create schema fits')
  await database.pool.query(`set search_path to fits; ${schemaSql}`)
  const table = /create table (\w+)/.exec(schemaSql)?.[1] ?? ''
  await database.pool.query(`set search_path to fits; insert into ${table} (name, seats) values ('Ada', 2)`)
  const { changes } = changed(files, 'make the seats a date', [])
  await expect(database.pool.query(`set search_path to fits; ${changes.sql.join('\n')}`)).rejects.toThrow(
    /invalid|cannot/,
  )
  const { rows } = await database.pool.query(`select seats::int as seats from fits.${table}`)
  expect(rows).toEqual([{ seats: 2 }])
})

test('a field is added to an app that has no brief, and its rows stay', async () => {
  await database.pool.query('create schema party')
  const inParty = (sql: string) => database.pool.query(`set search_path to party; ${sql}`)
  await inParty(guests['database/schema.sql'] ?? '')
  await inParty("insert into guests (name, seats) values ('Ada', 2), ('Lin', 1)")
  const { changes, next } = changed(guests, 'add a phone number and whether they are vegetarian to the guests', [])
  expect(changes.refused).toEqual([])
  await inParty(changes.sql.join('\n'))
  expectToHold(next, 'foreign')
  const statement = /insert into guests \(([^)]+)\)/.exec(next['web/app/api/guests/route.js'] ?? '')?.[1]
  expect(statement).toBe('name, seats, phone_number, vegetarian')
  await inParty(`insert into guests (${statement ?? ''}) values ('Sam', 1, '12', true)`)
  const { rows } = await database.pool.query('select name, vegetarian from party.guests order by id')
  expect(rows).toEqual([
    { name: 'Ada', vegetarian: false },
    { name: 'Lin', vegetarian: false },
    { name: 'Sam', vegetarian: true },
  ])
})

/** An app of its own in a schema of that name, with these rows in its main table. */
async function opened(schema: string, sentence: string, rows: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('not understood')
  const { files, schemaSql } = compose({ ...reading.brief, skeleton: 'cards' })
  const inSchema = (sql: string) => database.pool.query(`set search_path to ${schema}; ${sql}`)
  await database.pool.query(`create schema ${schema}; create table ${schema}.user_accounts (id text primary key)`)
  await inSchema(schemaSql)
  const table = /create table (\w+)/.exec(schemaSql)?.[1] ?? ''
  await inSchema(`insert into ${table} ${rows}`)
  const read = async (column: string) =>
    (await database.pool.query(`select ${column} as value from ${schema}.${table} order by id`)).rows.map(
      ({ value }) => value,
    )
  return { files, inSchema, read }
}

test('words do not vanish where a field becomes a number, and what reads as a number is kept', async () => {
  const { files, inSchema, read } = await opened(
    'worded',
    'A list of tools with name, weight and notes, called Shed',
    "(name, weight, notes) values ('Saw', 2.5, '4,20 €'), ('Axe', 3, '1,200 kg')",
  )
  const number = changed(files, 'make the notes a number', []).changes
  await inSchema(number.sql.join('\n'))
  expect(await read('notes::float8')).toEqual([4.2, 1200])

  const other = await opened(
    'wordy',
    'A list of tools with name and notes, called Shed',
    "(name, notes) values ('Saw', 'sharpen in 2027, then oil')",
  )
  const { changes } = changed(other.files, 'make the notes a number', [])
  await expect(other.inSchema(changes.sql.join('\n'))).rejects.toThrow(/invalid input syntax/)
  expect(await other.read('notes')).toEqual(['sharpen in 2027, then oil'])
})

test('a field that was taken off comes back with what was in it, also as another kind', async () => {
  const { files, inSchema, read } = await opened(
    'comes_back',
    'A list of tools with name and size, called Shed',
    "(name, size) values ('Saw', '7')",
  )
  const gone = changed(files, 'remove the size', [])
  for (const sql of gone.changes.sql) await inSchema(sql)
  const back = changed(gone.next, 'bring the size back', ['remove the size'])
  for (const sql of back.changes.sql) await inSchema(sql)
  expect(await read('size')).toEqual(['7'])
  expect(back.next['web/components/tool-form.jsx']).toBe(files['web/components/tool-form.jsx'])

  const counted = changed(gone.next, 'add a size (number)', ['remove the size'])
  for (const sql of counted.changes.sql) await inSchema(sql)
  expect(await read('size::float8')).toEqual([7])
})

test('a list is read in the order that was asked for', async () => {
  const { files, inSchema } = await opened(
    'ordered',
    'A list of tools with name, price and state (new, worn), called Shed',
    "(name, price, state) values ('Saw', 9, 'Worn'), ('Axe', null, 'New'), ('File', 4, null)",
  )
  const namesIn = async (message: string) => {
    const { next } = changed(files, message, [])
    const by = /order by (.+?) limit/.exec(next['web/lib/tools-table.js'] ?? '')?.[1] ?? ''
    const answers: unknown = await inSchema(`select name from tools order by ${by}`)
    return JSON.stringify(answers).match(/Saw|Axe|File/g)
  }
  expect(await namesIn('sort by price')).toEqual(['File', 'Saw', 'Axe'])
  expect(await namesIn('sort by name')).toEqual(['Axe', 'File', 'Saw'])
  expect(await namesIn('sort by state')).toEqual(['Axe', 'Saw', 'File'])
  expect(await namesIn('show the oldest first')).toEqual(['Saw', 'Axe', 'File'])
})

test('a checkout asks for more, and orders from before stay', async () => {
  const reading = readBuild(
    'An online shop for candles. Lavender candle 12 €, cedar candle 15 €. Customers leave name, address and email to order',
  )
  if (!reading.ok) throw new Error('not understood')
  const { files, schemaSql } = compose(reading.brief)
  const inShop = (sql: string) => database.pool.query(`set search_path to candles; ${sql}`)
  await database.pool.query('create schema candles')
  await inShop(schemaSql)
  await inShop(
    "insert into orders (code, name, address, email, total) values ('a1', 'Ada', 'Bath', 'ada@example.com', 12)",
  )
  const { changes, next } = changed(files, 'add a phone number to the order form', [])
  expect(changes.refused).toEqual([])
  for (const sql of changes.sql) await inShop(sql)
  expectToHold(next, 'checkout')
  const { rows } = await database.pool.query('select name, phone_number from candles.orders')
  expect(rows).toEqual([{ name: 'Ada', phone_number: '' }])
})
