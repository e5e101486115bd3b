import { createTestDatabase } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { compose } from '../compose/compose.ts'
import { quoteName } from '../compose/data/quote-sql.ts'
import { readReckoning } from '../compose/reckoned/read-reckoning.ts'
import { reckoningSql } from '../compose/reckoned/reckoned-sql.ts'
import { viewsOf } from '../compose/views.ts'
import { namesOf } from '../compose/roles.ts'
import { readAs } from '../understand/purposes/read-case.ts'
import { withRecords } from '../understand/purposes/read-purpose.ts'
import { allCases } from './case-file.ts'

const accounts =
  'create table user_accounts (id text primary key, email text, name text, created_at timestamptz not null default now())'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})

test.each(allCases().filter(({ kinds }) => kinds.length > 0))(
  'Postgres takes the tables and rows of $id',
  async (found) => {
    const { kept } = readAs(found, { one: 'thing', whose: '' })
    const reading =
      typeof kept === 'string' ? null : withRecords(found.title, kept, { ok: false, reason: 'nothing_to_record' })
    if (reading?.ok !== true) throw new Error('not read')
    const { schemaSql, seedSql } = compose(reading.brief)
    const schema = `case_${allCases().indexOf(found)}`
    const run = (sql: string) => database.pool.query(`set search_path to ${schema}; ${sql}`)
    await database.pool.query(`create schema ${schema}`)
    await run(accounts)
    await run(schemaSql)
    await run(seedSql)
    const told = found.kinds[0]?.rows.length ?? 0
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${schema}.${quoteName(namesOf(reading.brief).table)}`,
    )
    if (told > 0) expect(rows[0]?.count).toBe(told)
    const views = viewsOf(reading.brief)
    for (const line of found.reckoned)
      await run(reckoningSql(readReckoning(line, views), views).replaceAll('$1', "'somebody'"))
  },
)
