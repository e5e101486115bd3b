// Bookings, surveys and chats are changed by messages: Postgres takes each change, and keeps to it.
import { createTestDatabase } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { compose } from '../compose/compose.ts'
import { readBuild } from '../understand/read-build.ts'
import { readEdit } from '../understand/edits/read-edit.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})

/** The app of a sentence in a schema of its own, changed by a message. */
async function changedApp(name: string, sentence: string, message: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('Not understood')
  const { schemaSql, seedSql } = compose(reading.brief)
  const run = (sql: string) => database.pool.query(`set search_path to ${name}; ${sql}`)
  await database.pool.query(`create schema ${name}; create table ${name}.user_accounts (id text primary key)`)
  await run(schemaSql)
  await run(seedSql)
  const { brief, sql, clauses } = readEdit(message, reading.brief)
  expect(clauses).not.toEqual([])
  const change = [migrate(reading.brief, brief), ...sql].join('\n')
  await run(change)
  return { run, brief, change }
}

const studio = 'A booking site for a climbing hall with classes, teacher, day, time and places'
const book = (who: string, time = '10:00') =>
  `insert into bookings (name, service_id, email, date, "time") values ('${who}', 1, '${who}@example.test', '2031-05-05', '${time}')`

test('so many may book the same time as was said, and nobody more', async () => {
  const { run, change } = await changedApp('hall', studio, 'limit each class to 2 people')
  await run(book('Ada'))
  await run(book('Ben'))
  await expect(run(book('Cleo'))).rejects.toMatchObject({ code: '23505' })
  await run(book('Cleo', '11:00'))
  // Who has a place keeps it, and may write something else.
  await run(`update bookings set notes = 'with my own rope' where name = 'Ben'`)
  await expect(run(`update bookings set "time" = '10:00' where name = 'Cleo'`)).rejects.toMatchObject({ code: '23505' })
  await run(change)
})

test('a scale that grew takes what it takes now', async () => {
  const { run } = await changedApp('poll', 'A survey about trams with how satisfied 1-5', 'change the scale to 1 to 10')
  await run('insert into responses (how_satisfied) values (9)').catch(() =>
    run('insert into responses (how_satisfied_are_you) values (9)'),
  )
})

test('results that only the admin reads have a table of admins', async () => {
  const { run } = await changedApp(
    'kept',
    'A survey about trams with how satisfied 1-5',
    'only I should see the results',
  )
  const answers: unknown = await run('select * from admins')
  expect(answers).toMatchObject([{}, { rows: [] }])
})

test('a room that was asked for is there, once', async () => {
  const { run, change } = await changedApp(
    'talk',
    'A chat for our sailing crew with rooms',
    'add a room called Weather',
  )
  await run(change)
  const answers: unknown = await run(`select count(*)::int as n from rooms where name = 'Weather'`)
  expect(answers).toMatchObject([{}, { rows: [{ n: 1 }] }])
})
