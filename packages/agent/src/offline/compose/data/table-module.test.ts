import { expect, test } from 'vitest'
import * as z from 'zod'

import { briefOfCase } from '../../fixtures/brief-of-case.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function tableOf(sentence: string, file: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return compose(reading.brief).files[`web/lib/${file}-table.js`] ?? ''
}

const answers = z.custom<(id?: string) => Promise<unknown>>((value) => typeof value === 'function')

/** The module with a database that answers every statement with the same rows, and somebody who asks. */
async function run(code: string, { rows, isAdmin }: { rows: unknown[]; isAdmin: boolean }) {
  const alone = code.replaceAll(/^import .*$/gm, '')
  const stubs = `const sql = async () => ${JSON.stringify(rows)}\nconst isAdmin = async () => ${String(isAdmin)}\n`
  return z.record(z.string(), answers).parse({
    ...z
      .object({})
      .loose()
      .parse(await import(`data:text/javascript,${encodeURIComponent(stubs + alone)}`)),
  })
}

test.each([
  'A blog about bread. Only I can write posts; drafts nobody else sees.',
  'Recipe blog with an admin area, status draft or published',
])('drafts are given to the admin alone: %s', async (sentence) => {
  const code = tableOf(sentence, 'posts')
  const rows = [
    { id: 1, status: 'Draft' },
    { id: 2, status: 'Published' },
    { id: 3, status: null },
  ]
  const [visitor, admin] = await Promise.all([false, true].map((isAdmin) => run(code, { rows, isAdmin })))

  expect(await visitor?.listPosts?.()).toEqual(rows.slice(1))
  expect(await visitor?.findPost?.('1')).toBeNull()
  expect(await admin?.listPosts?.()).toEqual(rows)
  expect(await admin?.findPost?.('1')).toEqual(rows[0])
})

test('what points twice at records of one kind has one way to be listed below them', async () => {
  const code = tableOf(
    'League: teams (name, town) and matches (day, score). For each match home and guest are chosen from the teams.',
    'matches',
  )
  expect(code.match(/function listMatchesOfTeam/g)).toHaveLength(1)
  expect(code).toContain('(home_id = $1 or guest_id = $1)')
  expect(Object.keys(await run(code, { rows: [], isAdmin: false }))).toContain('listMatchesOfTeam')
})

test('what points twice at its own kind is a module without doubled names', async () => {
  const code = tableOf(
    'people (given name, surname, born). mother and father are chosen from the people already there',
    'people',
  )
  expect(code).toContain('as mother_name')
  expect(code).toContain('as father_name')
  expect(Object.keys(await run(code, { rows: [], isAdmin: false }))).toContain('listPeople')
})

test('what writes a record declares no name beside its own, which might be called the same', () => {
  const brief = briefOfCase(
    '= exercises\nwords: exercise\ntitle: Exercises\nkind: exercise: name (required)\nkind: training of exercise: date (date, required)\n',
  )
  const code = compose(brief).files['web/lib/trainings-table.js'] ?? ''
  const inserts = /function insertTraining\([^]*?\n\}/u.exec(code)?.[0] ?? ''
  expect(inserts).toContain('sql.transaction(')
  expect([...inserts.matchAll(/\b(?:const|let) \[?(\w+)/g)].map(([, name]) => name)).toEqual(['training'])
})
