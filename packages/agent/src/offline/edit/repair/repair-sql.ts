// Statements that name what the database does not have: a slip is read as the column or table that is there; what the
// schema's record holds and the database does not is made.
import { type AppCode } from '../code/app-code.ts'
import { quoteName } from '../../compose/data/quote-sql.ts'
import { closing, readTables, schemaPath, splitTop, type SqlText, sqlTextsIn, tablesOf } from '../code/sql-texts.ts'
import type { Patch } from '../code/syntax.ts'
import { nearest } from './near.ts'

export interface SqlRepair {
  done: string[]
  left: string[]
  sql: string[]
}

/** What `db_schema` answers → its tables; null where the answer says nothing. */
export function readDatabase(text: string): Map<string, Set<string>> | null {
  if (/has no tables yet/.test(text)) return new Map()
  const tables = new Map<string, Set<string>>()
  let current: Set<string> | null = null
  for (const line of text.split('\n')) {
    const table = /^(\w+) \(\d+ rows\)/.exec(line)?.[1]
    if (table !== undefined) {
      current = new Set()
      tables.set(table, current)
    } else {
      const column = /^ {2}(\w+) /.exec(line)?.[1]
      if (column !== undefined && column !== 'constraint') current?.add(column)
    }
  }
  return tables.size === 0 ? null : tables
}

/** Tables and columns of the schema's record that the database lacks. */
function missingInDatabase(
  schema: string,
  database: Map<string, Set<string>> | null,
): { sql: string[]; done: string[] } {
  const sql: string[] = []
  const done: string[] = []
  if (database === null) return { sql, done }
  for (const { name, columns, end } of readTables(schema)) {
    const known = database.get(name)
    if (known === undefined) {
      const start = schema.toLowerCase().lastIndexOf('create table', end)
      const close = closing(schema, end) === end ? end + 1 : schema.indexOf(')', end) + 1
      sql.push(`${schema.slice(start, close).replace(/create\s+table\s+(?!if\b)/i, 'create table if not exists ')};`)
      done.push(`make the table ${name}, which was missing`)
      continue
    }
    for (const column of columns.filter((each) => !known.has(each.name))) {
      const type = column.type
        .replace(/\bnot null\b(?![\s\S]*\bdefault\b)/, '')
        .replace(/\bprimary key\b|\bunique\b/g, '')
        .trim()
      sql.push(`alter table ${quoteName(name)} add column if not exists ${quoteName(column.name)} ${type};`)
      done.push(`add the column ${column.name} to ${name}, which was missing`)
    }
  }
  return { sql, done }
}

export function mendSql(app: AppCode, databaseText: string): SqlRepair {
  const schema = app.files.get(schemaPath) ?? ''
  const database = readDatabase(databaseText)
  const made = missingInDatabase(schema, database)
  const known = new Map(
    readTables(schema).map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  )
  for (const [name, columns] of database ?? []) known.set(name, new Set([...columns, ...(known.get(name) ?? [])]))
  const result: SqlRepair = { done: made.done, left: [], sql: made.sql }
  if (known.size === 0) return result
  for (const path of [...app.files.keys()].filter((each) => /^web\/.*\.[jt]sx?$/.test(each))) {
    const module = app.module(path)
    if (module === null) continue
    const patches = sqlTextsIn(module).flatMap((statement) => mendStatement(statement, known, { app, path, result }))
    if (patches.length > 0) app.patch(path, patches)
  }
  return result
}

interface Place {
  app: AppCode
  path: string
  result: SqlRepair
}

function mendStatement(
  statement: SqlText,
  known: ReadonlyMap<string, ReadonlySet<string>>,
  { app, path, result }: Place,
): Patch[] {
  const { text, start } = statement
  // Names that the statement itself gives, and what is no table of the app.
  const given = new Set(
    [...text.matchAll(/(?:\bwith|,)\s+(?:recursive\s+)?(\w+)\s+as\s*\(/gi)].map((found) => found[1] ?? ''),
  )
  const tables = [...new Set(tablesOf(text))].filter(
    (name) =>
      !given.has(name) &&
      !/^(?:set|select|only|lateral|unnest|generate_series|json\w*|information_schema|pg_\w+|user_accounts|now|excluded)$/.test(
        name,
      ),
  )
  const patches: Patch[] = []
  const real: string[] = []
  for (const name of tables) {
    if (known.has(name)) {
      real.push(name)
      continue
    }
    const near = nearest(name, known.keys())
    if (near === null) {
      result.left.push(`${path} reads the table ${name}, which is not there`)
      continue
    }
    real.push(near)
    for (const found of text.matchAll(new RegExp(`\\b(from|join|into|update)(\\s+(?:only\\s+)?"?)${name}\\b`, 'gi'))) {
      const at = start + found.index + (found[1] ?? '').length + (found[2] ?? '').length
      patches.push({ start: at, end: at + name.length, text: near })
    }
    result.done.push(`read the table ${name} as ${near} in ${path}`)
  }
  const [table] = real
  // Which of several tables a bare column is of needs a reader of SQL.
  const isMixed = given.size > 0 || new Set(tablesOf(text)).size > 1
  if (table === undefined || real.length > 1 || isMixed || /\bas\s+\w+\s*\(|\bjoin\b/i.test(text)) return patches
  const columns = known.get(table)
  return columns === undefined
    ? patches
    : [...patches, ...mendColumns(statement, { table, columns }, { app, path, result })]
}

function mendColumns(
  { text, start }: SqlText,
  { table, columns }: { table: string; columns: ReadonlySet<string> },
  { app, path, result }: Place,
): Patch[] {
  const patches: Patch[] = []
  const said = new Set<string>()
  for (const { name, at } of columnsIn(text)) {
    if (columns.has(name)) continue
    const near = nearest(name, columns)
    if (near === null) {
      if (!said.has(name)) result.left.push(`${path} names the column ${name}, which ${table} does not have`)
    } else {
      // Whoever reads the row goes on finding it under the name it asks for.
      const isRead = at.isRead && [...app.files.values()].some((code) => new RegExp(`\\.${name}\\b`).test(code))
      patches.push({
        start: start + at.start,
        end: start + at.start + name.length,
        text: isRead ? `${near} as ${name}` : near,
      })
      if (!said.has(name)) result.done.push(`read the column ${name} as ${near} of ${table} in ${path}`)
    }
    said.add(name)
  }
  return patches
}

interface Named {
  name: string
  at: { start: number; isRead: boolean }
}

/** Columns at the places where nothing else can stand: lists of select, insert and returning, set, conditions. */
function columnsIn(text: string): Named[] {
  const found: Named[] = []
  const list = (words: string, from: number, isRead: boolean) => {
    let at = from
    for (const part of splitTop(words)) {
      const name = /^\s*"?([a-z_]\w*)"?\s*(?:::\w+)?\s*(?:as\s+\w+)?\s*$/i.exec(part)?.[1]
      const isKept = isRead && !/\bas\b|::/i.test(part)
      if (name !== undefined) found.push({ name, at: { start: at + part.indexOf(name), isRead: isKept } })
      at += part.length + 1
    }
  }
  const select = /\bselect\s+(?:distinct\s+)?([^§]*?)\s+from\b/i.exec(text)
  if (select !== null && !/\(/.test(select[1] ?? ''))
    list(select[1] ?? '', select.index + select[0].indexOf(select[1] ?? '', 6), true)
  const insert = /\binsert\s+into\s+"?\w+"?\s*\(/i.exec(text)
  if (insert !== null) {
    const from = insert.index + insert[0].length
    list(text.slice(from, closing(text, from)), from, false)
  }
  const returning = /\breturning\s+([\w\s,":]+?)(?=\s*[`'";]|\s*$)/i.exec(text)
  if (returning !== null) list(returning[1] ?? '', returning.index + returning[0].indexOf(returning[1] ?? '', 9), true)
  for (const match of text.matchAll(
    /(?:\bset|,|\bwhere|\band|\bor|\border\s+by)\s+"?([a-z_]\w*)"?(?=\s*(?:=|<|>|!=|\bis\b|\bin\b|\bilike\b|\blike\b|\bdesc\b|\basc\b|\s*[`'";]|\s*$))/gi,
  )) {
    const name = match[1] ?? ''
    const isValue = match[0].startsWith(',') && !/\bset\b/i.test(text.slice(0, match.index))
    if (!isValue && !/^(?:true|false|null|not|exists|current_date|now|desc|asc)$/i.test(name))
      found.push({ name, at: { start: match.index + match[0].lastIndexOf(name), isRead: false } })
  }
  return found.filter((one, index) => found.findIndex(({ at }) => at.start === one.at.start) === index)
}
