import { expect, test } from 'vitest'

import { byIdSql, readByIdQuery } from './by-id-query.ts'
import './sql-statements.ts'

test.each([
  ['select * from notes where id = $1 limit 1', { table: 'notes', columns: ['*'] }],
  ['SELECT id, "Name" FROM public."Odd ""name" WHERE id=$1 LIMIT 1;', { table: 'Odd "name', columns: ['id', 'Name'] }],
])('%s is a row by its id', (text, query) => {
  expect(readByIdQuery(text)).toEqual(query)
})

test.each([
  'select * from notes',
  'select * from notes where id = $1',
  'select * from notes where id = $1 limit 2',
  'select * from notes where id = $1 or true limit 1',
  'select * from notes where id >= $1 limit 1',
  'select * from notes where owner = $1 limit 1',
  'select * from notes where id = $2 limit 1',
  'select * from notes where id = 1 limit 1',
  'select * from notes where id = $1 order by id limit 1',
  'select * from notes where id = $1 limit 1 offset 1',
  'select * from notes where id = $1 limit 1 for update',
  'select distinct * from notes where id = $1 limit 1',
  'select *, id from notes where id = $1 limit 1',
  'select title as id from notes where id = $1 limit 1',
  'select notes from notes n where id = $1 limit 1',
  'select n.title from notes n where id = $1 limit 1',
  'select pg_sleep(9) from notes where id = $1 limit 1',
  'select (select hash from auth_passwords) from notes where id = $1 limit 1',
  'select * from notes, user_accounts where id = $1 limit 1',
  'select * from only notes where id = $1 limit 1',
  'select * from pg_catalog.pg_class where id = $1 limit 1',
  'select * from other.public.notes where id = $1 limit 1',
  'select * into t from notes where id = $1 limit 1',
  'with n as (delete from notes) select * from notes where id = $1 limit 1',
  'select * from notes where id = $1 limit 1 union select * from notes',
  'select * from notes where id = $1 limit 1; drop table notes',
  'select * from notes where id = $1 limit 1\0',
  'delete from notes where id = $1',
  '(((',
  '',
])('%j is something else', (text) => {
  expect(readByIdQuery(text)).toBeNull()
})

test('what runs is put together from names alone', () => {
  expect(byIdSql({ table: 'a"; drop table b; --', columns: ['x"y'] }, 'true')).toBe(
    'select "x""y" from public."a""; drop table b; --" where id = $1 and true limit 1',
  )
})
