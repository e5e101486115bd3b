// Carries one database from one cluster to another: structure by the library that compares, rows as text. The tools
// that Postgres has for it are not among its packaged programs.
import { type Client, escapeIdentifier } from 'pg'

import type { HeldSession } from '../app-databases/held-session.ts'
import type { TenantDatabase } from '../app-databases/tenant-sessions.ts'
import { insertRows } from '../csv/insert-batch.ts'
import { readTableColumns, tableName } from '../csv/table-columns.ts'
import { differSchemas, readSchema } from '../schema-changes/compare-schemas.ts'
import { bodiesLater } from '../schema-changes/schema-difference.ts'
import type { SchemaReader } from '../schema-changes/schema-reader.ts'

export interface Place {
  database: TenantDatabase
  session: HeldSession
  reader: SchemaReader
}

/** The archive has something that cannot be brought back by itself. */
export class CannotBeCarried extends Error {}

const timeoutMs = 30 * 60_000
const batchRows = 500

/** They act on rows, or check rows against rows that are not there yet; nothing else is built on them. */
const afterRows =
  /^(CREATE (CONSTRAINT )?TRIGGER|CREATE RULE|CREATE POLICY)|FOREIGN KEY|ROW LEVEL SECURITY|(EN|DIS)ABLE (TRIGGER|RULE|ALWAYS|REPLICA)/

/**
 * @param to an empty database, of the same role or of another one, which then owns what is made there
 * @throws CannotBeCarried with the reason
 */
export async function carryDatabase(from: Place, to: Place, options: { withRows?: boolean } = {}): Promise<void> {
  const { withRows = true } = options
  const wanted = await readSchema(from.reader, from.database)
  const difference = differSchemas(await readSchema(to.reader, to.database), wanted, to.database.roleName)
  if (!difference.ok) throw new CannotBeCarried(difference.reason)
  const statements = difference.statements.filter(({ sql }) => !givesAway.test(sql))
  const early = statements.filter(({ sql }) => !afterRows.test(sql))
  const late = statements.filter(({ sql }) => afterRows.test(sql))
  await from.session.hold(from.database, { timeoutMs }, async (source) => {
    await source.query('set transaction isolation level repeatable read, read only')
    await to.session.hold(to.database, { timeoutMs }, async (target) => {
      await target.query(bodiesLater)
      for (const { sql } of early) await target.query(sql)
      for (const table of withRows ? await namesOf(source, ['r']) : []) await carryRows(source, target, table)
      for (const sequence of withRows ? await namesOf(source, ['S']) : []) await carrySequence(source, target, sequence)
      await carryScripts(source, target)
      for (const { sql } of late) await target.query(sql)
      for (const view of await namesOf(source, ['m'])) {
        await target.query(`refresh materialized view ${tableName(view)}`)
      }
    })
  })
}

/** Between two roles everything would be handed to the one that had it before. */
const givesAway = /^ALTER [A-Z ]+ [^;]* OWNER TO /

/** In the order they were made. */
async function namesOf(client: Client, kinds: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_catalog.pg_class
     where relnamespace = 'public'::regnamespace and relkind::text = any($1) order by oid`,
    [kinds],
  )
  return rows.map(({ name }) => name)
}

async function carryRows(source: Client, target: Client, table: string): Promise<void> {
  const columns = (await readTableColumns(source, table)).filter(({ isGenerated }) => !isGenerated)
  if (columns.length === 0) return
  const texts = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ')
  await source.query(`declare carried no scroll cursor for select ${texts} from only ${tableName(table)}`)
  for (;;) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${batchRows} from carried`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    await insertRows(
      target,
      table,
      columns,
      rows.map((values) => ({ line: 0, values })),
    )
  }
  await source.query('close carried')
}

async function carrySequence(source: Client, target: Client, sequence: string): Promise<void> {
  const name = tableName(sequence)
  const { rows } = await source.query<{ last: string; called: string }>(
    `select last_value as last, is_called as called from ${name}`,
  )
  const [row] = rows
  if (row !== undefined) await target.query('select setval($1::regclass, $2, $3)', [name, row.last, row.called === 't'])
}

/** What the database remembers of how it was made. */
async function carryScripts(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ key: string; sql: string; structure: string }>(
    'select step_key as key, sql, has_structure as structure from joinery.script order by id',
  )
  for (const { key, sql, structure } of rows) {
    await target.query('insert into joinery.script (step_key, sql, has_structure) values ($1, $2, $3)', [
      key,
      sql,
      structure === 't',
    ])
  }
}
