import { expect, test } from 'vitest'

import { parseOne, parseScript } from './sql-statements.ts'

const kindsOf = (sql: string) => {
  const parsed = parseScript(sql)
  return parsed.ok ? parsed.statements.map(({ kind, isStructure }) => [kind, isStructure]) : parsed
}

test('a script falls into its statements, with offsets in the text that was sent', () => {
  const sql = `create table ü (a text); -- a comment; with a semicolon\n insert into ü values ('x;y')`
  const parsed = parseScript(sql)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(parsed.statements.map(({ text }) => text)).toEqual(['create table ü (a text)', `insert into ü values ('x;y')`])
  for (const { text, offset } of parsed.statements) expect(sql.slice(offset, offset + text.length)).toBe(text)
})

test('structure is what shapes tables, and the filling of what was just altered', () => {
  expect(
    kindsOf(`create table t (a int); insert into t values (1); update t set a = 2; alter table t add b int;
      update t set b = a; alter table t alter b set not null; do $$ begin end $$; select 1; select 1 into u`),
  ).toEqual([
    ['CreateStmt', true],
    ['InsertStmt', false],
    ['UpdateStmt', false],
    ['AlterTableStmt', true],
    ['UpdateStmt', true],
    ['AlterTableStmt', true],
    ['DoStmt', true],
    ['SelectStmt', false],
    ['SelectStmt', true],
  ])
})

test('a syntax error says where', () => {
  expect(parseScript('select * frm t')).toMatchObject({ ok: false, code: '42601', position: 10 })
})

test.each([
  'commit',
  'begin',
  'copy t from stdin',
  `copy t to program 'id'`,
  'listen x',
  'discard all',
  'prepare p as select 1',
  'alter role x superuser',
  'create role x',
  'set role postgres',
  'create extension pgcrypto',
  'create database x',
  `alter system set fsync = 'off'`,
  `load 'x'`,
  'create schema x',
])('"%s" is refused', (sql) => {
  expect(parseOne(sql)).toMatchObject({ ok: false, code: 'refused' })
  expect(parseScript(`select 1; ${sql}`)).toMatchObject({ ok: false, code: 'refused', position: 11 })
})

test('one statement means exactly one, and nothing hides behind a NUL', () => {
  expect(parseOne('select 1; drop table t')).toMatchObject({ code: 'refused' })
  expect(parseOne('  -- nothing')).toMatchObject({ code: 'refused' })
  expect(parseOne('select 1\0; drop table t')).toMatchObject({ code: 'refused' })
  expect(parseOne('select 1;')).toMatchObject({ ok: true })
})
