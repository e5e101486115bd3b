import { expect, test } from 'vitest'

import { findSql } from './find-sql.ts'

test('statements are found in templates and in calls, with their values as parameters', () => {
  const text = [
    'const rows = await sql`select * from notes where id = ${params.id} and kind = ${kinds[`${a}}`] ?? "}"}`',
    "await sql('delete from notes where id = $1', [id])",
    'await sql("select \\"Title\\" from notes")',
    'await sql<Note[]>`select 1`',
    'sql.transaction([sql`update notes set a = 1`])',
  ].join('\n')
  expect(findSql({ 'web/app/page.server.js': text })).toEqual([
    'select * from notes where id = $1 and kind = $2',
    'delete from notes where id = $1',
    'select "Title" from notes',
    'select 1',
    'update notes set a = 1',
  ])
})

test('what is no code, and what does not end, is left out', () => {
  expect(findSql({ 'README.md': 'sql`select 1`', 'web/a.js': 'sql`select', 'web/b.js': 'mysql`select 2`' })).toEqual([])
})
