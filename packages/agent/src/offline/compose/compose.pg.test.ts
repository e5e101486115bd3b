import { createTestDatabase } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { readEdit } from '../understand/edits/read-edit.ts'
import { compose } from './compose.ts'
import { addColumnsSql, releaseColumnsSql } from './data/schema-sql.ts'

const sentences = [
  'a to-do list',
  'notes app',
  'expense tracker',
  'wish list',
  'guest list',
  'mood journal',
  'A plant log with plant name, room, last watered date and notes (required)',
  'Users with user, order, select (a, b or c), end date (required), "limit" and group',
  "Kite collection with kite's name, wing span in cm, price, rating out of 10, still flies (yes/no), phone, email, website, opening time",
]

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})

test.each(sentences)('Postgres takes the tables, sample rows and changes of: %s', async (sentence) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('not understood')
  const { schemaSql, seedSql } = compose(reading.brief)
  const edit = readEdit('add priority (low, medium, high), a required phone number and shipped (yes/no)', reading.brief)
  const schema = `s_${sentences.indexOf(sentence)}`
  const run = (sql: string) => database.pool.query(`set search_path to ${schema}; ${sql}`)
  await database.pool.query(`create schema ${schema}`)
  await run(schemaSql)
  await run(seedSql)
  await run(addColumnsSql(reading.brief, edit.added))
  await run(releaseColumnsSql(reading.brief, reading.brief.fields.slice(1)))

  const tables = await database.pool.query('select table_name from information_schema.tables where table_schema = $1', [
    schema,
  ])
  const rows = await database.pool.query(`select * from ${schema}."${String(tables.rows[0].table_name)}"`)
  expect(rows.rowCount).toBeGreaterThanOrEqual(7)
  // A title that is made of other facts has no column.
  const stored = edit.brief.fields.filter(({ isMade }) => isMade !== true)
  for (const field of stored) expect(Object.keys(rows.rows[0])).toContain(field.name)
})
