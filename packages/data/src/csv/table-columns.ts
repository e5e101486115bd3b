// The columns of a table, as reading and writing its rows needs them.
import { type Client, escapeIdentifier } from 'pg'

export interface TableColumn {
  name: string
  /** As Postgres writes it, with its limits: `character varying(20)`. */
  type: string
  /** Text, and whatever else a spreadsheet could take for a formula. */
  isText: boolean
  /** Postgres works its values out by itself. */
  isGenerated: boolean
  /** Name of the sequence that numbers it. */
  sequence: string | null
}

export function tableName(table: string): string {
  return `public.${escapeIdentifier(table)}`
}

/** @returns nothing when there is no such table */
export async function readTableColumns(client: Client, table: string): Promise<TableColumn[]> {
  const { rows } = await client.query<{
    name: string
    type: string
    category: string
    generated: string
    sequence: string | null
  }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, t.typcategory as category,
       a.attgenerated as generated, pg_get_serial_sequence($2, a.attname) as sequence
     from pg_catalog.pg_class c
     join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_catalog.pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = $1
     order by a.attnum`,
    [table, tableName(table)],
  )
  return rows.map(({ name, type, category, generated, sequence }) => ({
    name,
    type,
    isText: category !== 'N' && category !== 'D' && category !== 'B',
    isGenerated: generated !== '',
    sequence,
  }))
}
