// Mends SQL that failed by what Postgres says of it: names that nearly fit, habits of other databases, small slips.
import type { DatabaseTable } from '@joinery/contract/databases'
import type { SqlError } from '@joinery/contract/tasks'

import { nearest } from './nearest.ts'

type Mended = { sql: string; notes: string[] }

interface Broken {
  sql: string
  error: SqlError
  tables: readonly DatabaseTable[]
}

/** @returns null when the rules know nothing better */
export function mendSql(broken: Broken): Mended | null {
  const byCode: Readonly<Record<string, (broken: Broken) => Mended | null>> = {
    '42P01': mendTable,
    '42703': mendColumn,
    '42601': mendSyntax,
    '42883': mendFunction,
    '42P07': mendExisting,
    '42701': mendExisting,
    '42704': mendMissing,
  }
  const mended = byCode[broken.error.code]?.(broken) ?? mendHabits(broken.sql)
  return mended === null || mended.sql === broken.sql ? null : mended
}

function mendTable({ sql, error, tables }: Broken): Mended | null {
  const name = /relation "([^"]+)"/.exec(error.message)?.[1]?.replace(/^public\./, '')
  if (name === undefined) return null
  if (/\bdrop table\b/i.test(sql))
    return replaced(
      sql,
      /\bdrop table (?!if exists)/gi,
      'drop table if exists ',
      'A table that is not there is left alone.',
    )
  const meant = nearest(
    name,
    tables.map((table) => table.name),
  )
  return meant === null ? null : renamed(sql, name, meant)
}

function mendColumn({ sql, error, tables }: Broken): Mended | null {
  const hinted = /column "([^"]+)"/
    .exec(error.hint ?? '')?.[1]
    ?.split('.')
    .at(-1)
  const name = /column (?:"([^"]+)"|([\w.]+))/.exec(error.message)
  const missing = (name?.[1] ?? name?.[2])?.split('.').at(-1)
  if (missing === undefined) return null
  // Text in double quotes is a name to Postgres.
  if (
    sql.includes(`"${missing}"`) &&
    !tables.some(({ columns }) => columns.some((column) => column.name === missing))
  ) {
    const meant = hinted ?? nearestColumn(missing, sql, tables)
    if (meant === null || /\s/.test(missing)) {
      const text = sql.replaceAll(`"${missing}"`, `'${missing.replaceAll("'", "''")}'`)
      return { sql: text, notes: [`“${missing}” is a text: texts stand in single quotes.`] }
    }
  }
  const meant = hinted ?? nearestColumn(missing, sql, tables)
  return meant === null ? null : renamed(sql, missing, meant)
}

/** Of the tables that the statement names, or of all. */
function nearestColumn(name: string, sql: string, tables: readonly DatabaseTable[]): string | null {
  const said = tables.filter((table) => new RegExp(`\\b${escaped(table.name)}\\b`, 'i').test(sql))
  const columns = (said.length > 0 ? said : tables).flatMap((table) => table.columns.map((column) => column.name))
  return nearest(name, [...new Set(columns)])
}

function mendFunction({ sql }: Broken): Mended | null {
  return mendHabits(sql)
}

function mendExisting({ sql, error }: Broken): Mended | null {
  if (error.code === '42701') {
    return replaced(
      sql,
      /\badd column (?!if not exists)/gi,
      'add column if not exists ',
      'A column that is there already is left as it is.',
    )
  }
  const word = /\bcreate (?:unique )?index\b/i.test(sql) && /index|relation/.test(error.message) ? 'index' : 'table'
  return word === 'index' && !/\bcreate table\b/i.test(sql)
    ? replaced(
        sql,
        /\bcreate (unique )?index (?!if not exists)/gi,
        (_, unique: string = '') => `create ${unique}index if not exists `,
        'What is there already is left as it is.',
      )
    : replaced(
        sql,
        /\bcreate table (?!if not exists)/gi,
        'create table if not exists ',
        'What is there already is left as it is.',
      )
}

function mendMissing({ sql }: Broken): Mended | null {
  return mendHabits(sql)
}

function mendSyntax({ sql, error }: Broken): Mended | null {
  const habits = mendHabits(sql)
  if (habits !== null) return habits
  const slips: readonly (readonly [RegExp, string, string])[] = [
    [/,(\s*)\)/g, '$1)', 'A comma before a closing bracket was taken away.'],
    [/,(\s+)(from|where|order|group|limit|returning)\b/gi, '$1$2', 'A comma before the next part was taken away.'],
    [/;(\s*;)+/g, ';', 'A second semicolon was taken away.'],
    [/==/g, '=', 'Equal is one = in SQL.'],
    [/\binsert (?!into\b)(["\w]+)/gi, 'insert into $1', '“into” was missing.'],
    [/\bdelete (?!from\b)(["\w]+)/gi, 'delete from $1', '“from” was missing.'],
    [/\bupdate (["\w]+) (?!set\b)(["\w]+\s*=)/gi, 'update $1 set $2', '“set” was missing.'],
    [/\border (?!by\b)/gi, 'order by ', '“by” was missing.'],
    [/\bgroup (?!by\b)/gi, 'group by ', '“by” was missing.'],
  ]
  for (const [pattern, by, note] of slips) {
    const mended = replaced(sql, pattern, by, note)
    if (mended !== null) return mended
  }
  const typo = mendKeyword(sql, error)
  return typo ?? mendBrackets(sql)
}

const keywords =
  'select from where insert into values update set delete order group by limit join left inner on and or not null primary key references default create table alter add column drop returning having distinct exists unique check'.split(
    ' ',
  )

/** The word at which Postgres stopped, or the one before it, may be a keyword with a slip. */
function mendKeyword(sql: string, { message, position }: SqlError): Mended | null {
  const near = /at or near "([^"]+)"/.exec(message)?.[1]
  const end = position === undefined ? sql.indexOf(near ?? '') : position - 1
  const before = /(\w+)\W*$/.exec(sql.slice(0, Math.max(0, end)))?.[1]
  for (const word of [near, before]) {
    if (word === undefined || !/^[a-z]{3,}$/i.test(word) || keywords.includes(word.toLowerCase())) continue
    const meant = nearest(word, keywords)
    if (meant !== null)
      return replaced(sql, new RegExp(`\\b${escaped(word)}\\b`), meant, `“${word}” became “${meant}”.`)
  }
  return null
}

function mendBrackets(sql: string): Mended | null {
  const bare = sql.replaceAll(/'(?:[^']|'')*'/g, '').replaceAll(/--[^\n]*/g, '')
  const open = (bare.match(/\(/g)?.length ?? 0) - (bare.match(/\)/g)?.length ?? 0)
  if (open > 0 && open < 4) {
    return { sql: sql.replace(/\s*;?\s*$/, `${')'.repeat(open)};`), notes: ['A closing bracket was missing.'] }
  }
  const quotes = (sql.match(/'/g)?.length ?? 0) % 2
  return quotes === 1 ? { sql: sql.replace(/\s*;?\s*$/, "';"), notes: ['A closing quote was missing.'] } : null
}

/** How other databases say it. */
const habits: readonly (readonly [RegExp, string, string])[] = [
  [/[‘’]/g, "'", 'Curly quotes became straight ones.'],
  [/[“”]/g, "'", 'Curly quotes became straight ones.'],
  [/`([^`]+)`/g, '"$1"', 'Names stand in double quotes, not in backticks.'],
  [
    /\b(?:int|integer|bigint)\s+(?:not null\s+)?auto_increment\b/gi,
    'integer generated always as identity',
    'Numbers that count by themselves are “generated always as identity”.',
  ],
  [
    /\binteger primary key autoincrement\b/gi,
    'integer generated always as identity primary key',
    'Numbers that count by themselves are “generated always as identity”.',
  ],
  [/\bifnull\s*\(/gi, 'coalesce(', '“ifnull” is “coalesce” here.'],
  [/\bnvl\s*\(/gi, 'coalesce(', '“nvl” is “coalesce” here.'],
  [/\bgetdate\s*\(\)/gi, 'now()', '“getdate()” is “now()” here.'],
  [/\bdatetime\b(?!\s*\()/gi, 'timestamptz', '“datetime” is “timestamptz” here.'],
  [/\bgroup_concat\s*\(\s*([\w.]+)\s*\)/gi, "string_agg($1::text, ',')", '“group_concat” is “string_agg” here.'],
  [/\blen\s*\(/gi, 'length(', '“len” is “length” here.'],
  [/\blimit (\d+)\s*,\s*(\d+)/gi, 'limit $2 offset $1', '“limit a, b” is “limit b offset a” here.'],
  [/\bselect top (\d+) ([\s\S]*?)(;?\s*)$/i, 'select $2 limit $1$3', '“top” is “limit” at the end here.'],
  [/\bdouble\b(?! precision)/gi, 'double precision', '“double” is “double precision” here.'],
  [/\btinyint\(1\)/gi, 'boolean', '“tinyint(1)” is “boolean” here.'],
]

function mendHabits(sql: string): Mended | null {
  let text = sql
  const notes: string[] = []
  for (const [pattern, by, note] of habits) {
    const next = text.replaceAll(
      new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
      by,
    )
    if (next !== text) notes.push(note)
    text = next
  }
  return text === sql ? null : { sql: text, notes: [...new Set(notes)] }
}

function renamed(sql: string, from: string, to: string): Mended | null {
  const pattern = new RegExp(`(?<![\\w'])"?${escaped(from)}"?(?![\\w'])`, 'g')
  return replaced(
    sql,
    pattern,
    /^[a-z_][a-z0-9_]*$/.test(to) ? to : `"${to}"`,
    `“${from}” became “${to}”, which is there.`,
  )
}

function replaced(
  sql: string,
  pattern: RegExp,
  by: string | ((...found: string[]) => string),
  note: string,
): Mended | null {
  const text = typeof by === 'string' ? sql.replace(pattern, by) : sql.replace(pattern, by)
  return text === sql ? null : { sql: text, notes: [note] }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
