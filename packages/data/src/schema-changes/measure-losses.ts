// How many rows a change costs, counted on a copy of production before the change runs there.
import type { SchemaLoss } from '@joinery/contract/schema-changes'
import { type Client, escapeIdentifier } from 'pg'

import type { ChangeStatement } from './schema-difference.ts'

const retyped = /^ALTER TABLE ("(?:[^"]|"")+")\.("(?:[^"]|"")+") ALTER COLUMN ("(?:[^"]|"")+") TYPE (.+) USING (.+)$/s

export async function measureLosses(client: Client, statements: readonly ChangeStatement[]): Promise<SchemaLoss[]> {
  const losses = new Map<string, SchemaLoss>()
  const add = (loss: SchemaLoss) => losses.set(`${loss.table} ${loss.column ?? ''}`, loss)
  for (const { sql, loses, isDestructive } of statements) {
    for (const { table, column } of loses) add({ table, column, rows: await countFilled(client, table, column) })
    const [, schema, table, column, , using] = retyped.exec(sql) ?? []
    if (schema !== undefined && table !== undefined && column !== undefined && using !== undefined) {
      const rows = await countChanged(client, { from: `${schema}.${table}`, table, column, using })
      const name = { table: unquote(table), column: unquote(column) }
      if (rows > 0) add({ ...name, rows })
    } else if (isDestructive && loses.length === 0) {
      add({ table: sql, column: null, rows: 0 })
    }
  }
  return [...losses.values()]
}

async function countFilled(client: Client, table: string, column: string | null): Promise<number> {
  const where = column === null ? '' : ` where ${escapeIdentifier(column)} is not null`
  return count(client, `select count(*) as n from public.${escapeIdentifier(table)}${where}`)
}

/** Rows whose value does not come back when the new type is turned into the old one again: cut off, rounded, lost. */
async function countChanged(
  client: Client,
  { from, table, column, using }: { from: string; table: string; column: string; using: string },
): Promise<number> {
  const { rows } = await client.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from pg_catalog.pg_attribute
     where attrelid = $1::regclass and attname = $2`,
    [from, unquote(column)],
  )
  const type = rows[0]?.type
  if (type === undefined) return 0
  const back = `select count(*) as n from ${from} where ((${using})::${type})::text is distinct from ${column}::text`
  await client.query('savepoint retype')
  try {
    return await count(client, back)
  } catch {
    // There is no way back: whatever is there becomes something else. The rehearsal says when it cannot at all.
    await client.query('rollback to savepoint retype')
    return countFilled(client, unquote(table), unquote(column))
  } finally {
    await client.query('release savepoint retype')
  }
}

async function count(client: Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(sql)
  return Number(rows[0]?.n ?? 0)
}

function unquote(identifier: string): string {
  return identifier.slice(1, -1).replaceAll('""', '"')
}
