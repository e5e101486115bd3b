import { createTestDatabase } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { readEdit } from '../understand/edits/read-edit.ts'
import { appSentences } from './app-sentences.ts'
import { compose } from './compose.ts'
import { migrationSql } from './data/schema-sql.ts'

/** What the app kit's sign-in makes before anything refers to it. */
const accounts =
  'create table user_accounts (id text primary key, email text, name text, created_at timestamptz not null default now())'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})

test.each(appSentences)('Postgres takes tables, sample rows and what is added later: %s', async (sentence) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('not understood')
  const { schemaSql, seedSql } = compose(reading.brief)
  const schema = `app_${appSentences.indexOf(sentence)}`
  const run = (sql: string) => database.pool.query(`set search_path to ${schema}; ${sql}`)
  await database.pool.query(`create schema ${schema}`)
  await run(accounts)
  await run(schemaSql)
  await run(seedSql)

  if (reading.brief.front === 'list') {
    const edit = readEdit('add a shoe size, comments, a contact form and a login', reading.brief)
    await run(migrationSql(reading.brief, edit.brief))
  }
  const tables = await database.pool.query('select table_name from information_schema.tables where table_schema = $1', [
    schema,
  ])
  expect(tables.rowCount).toBeGreaterThan(reading.brief.stage === 'tic-tac-toe' ? -1 : 0)
})

test('what belongs to something is joined to it in the sample rows', async () => {
  const reading = readBuild(
    'Projects with tasks. Each task has a title, due date and status. Tasks belong to a project.',
  )
  if (!reading.ok) throw new Error('not understood')
  const { schemaSql, seedSql } = compose(reading.brief)
  await database.pool.query('create schema joined')
  await database.pool.query(`set search_path to joined; ${schemaSql} ${seedSql}`)
  const { rows } = await database.pool.query(
    'select projects.id, count(*)::int as count from joined.projects join joined.tasks on tasks.project_id = projects.id group by 1',
  )
  expect(rows.length).toBeGreaterThanOrEqual(3)
})
