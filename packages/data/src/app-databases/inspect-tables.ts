// What is in an app's database, read as the app's own role: the catalogue is safe, the tables are the app's.
import type { DatabaseTable } from '@joinery/contract/databases'
import { escapeIdentifier } from 'pg'

import type { StatementResult } from '../app-databases.ts'
import type { StatementToRun } from './run-statements.ts'
import type { TenantDatabase, TenantSessions } from './tenant-sessions.ts'

const timeoutMs = 5_000

const columnsSql = `
  select c.relname as table, greatest(c.reltuples, 0)::bigint as estimate, a.attname as name,
         format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as is_nullable,
         coalesce(a.attnum = any(i.indkey), false) as is_primary_key
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname, a.attnum`

const constraintsSql = `
  select c.relname as table, k.conname || ' ' || pg_get_constraintdef(k.oid) as words
  from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'u', 'f')
  order by c.relname, k.conname`

interface ColumnRow {
  table: string
  estimate: number
  name: string
  type: string
  is_nullable: boolean
  is_primary_key: boolean
}

export async function readTables(sessions: TenantSessions, database: TenantDatabase): Promise<DatabaseTable[]> {
  const tables = new Map<string, DatabaseTable>()
  for (const row of await readColumns(sessions, database)) {
    const table = tables.get(row.table) ?? { name: row.table, rowCount: row.estimate, columns: [], constraints: [] }
    const { name, type, is_nullable: isNullable, is_primary_key: isPrimaryKey } = row
    table.columns.push({ name, type, isNullable, isPrimaryKey })
    tables.set(row.table, table)
  }
  const [found] = await read(sessions, database, [{ text: constraintsSql, params: [] }])
  for (const row of found?.rows ?? []) tables.get(String(row['table']))?.constraints.push(String(row['words']))
  await countRows(sessions, database, [...tables.values()])
  return [...tables.values()]
}

export async function readRows(
  sessions: TenantSessions,
  database: TenantDatabase,
  { table, limit, offset }: { table: string; limit: number; offset: number },
): Promise<StatementResult & { total: number }> {
  const columns = (await readColumns(sessions, database)).filter((column) => column.table === table)
  if (columns.length === 0) throw new Error(`There is no table ${table}.`)
  const from = `public.${escapeIdentifier(table)}`
  const key = columns.filter((column) => column.is_primary_key).map((column) => escapeIdentifier(column.name))
  const order = key.length === 0 ? 'ctid' : key.join(', ')
  const [rows, count] = await read(sessions, database, [
    { text: `select * from ${from} order by ${order} limit $1 offset $2`, params: [limit, offset] },
    { text: `select count(*) as total from ${from}`, params: [] },
  ])
  if (rows === undefined) throw new Error('No answer')
  return { ...rows, total: Number(count?.rows[0]?.['total'] ?? 0) }
}

async function readColumns(sessions: TenantSessions, database: TenantDatabase): Promise<ColumnRow[]> {
  const [result] = await read(sessions, database, [{ text: columnsSql, params: [] }])
  return (result?.rows ?? []).map((row) => ({
    table: String(row['table']),
    estimate: Number(row['estimate']),
    name: String(row['name']),
    type: String(row['type']),
    is_nullable: row['is_nullable'] === true,
    is_primary_key: row['is_primary_key'] === true,
  }))
}

/** Exact counts; where counting takes too long, Postgres' estimate stays. */
async function countRows(sessions: TenantSessions, database: TenantDatabase, tables: DatabaseTable[]): Promise<void> {
  if (tables.length === 0) return
  const counts = tables.map(({ name }) => `(select count(*) from public.${escapeIdentifier(name)})`)
  const text = `select array[${counts.join(', ')}] as counts`
  const outcome = await sessions.run(database, [{ text, params: [] }], { isTransaction: false, timeoutMs: 2_000 })
  const found: unknown = outcome.ok ? outcome.results[0]?.rows[0]?.['counts'] : null
  if (!Array.isArray(found)) return
  for (const [index, table] of tables.entries()) table.rowCount = Number(found[index])
}

async function read(
  sessions: TenantSessions,
  database: TenantDatabase,
  statements: StatementToRun[],
): Promise<StatementResult[]> {
  const outcome = await sessions.run(database, statements, { isTransaction: statements.length > 1, timeoutMs })
  if (!outcome.ok) throw new Error(`${database.databaseName}: ${outcome.message}`)
  return outcome.results
}
