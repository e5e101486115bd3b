// The table of an app as SQL: the readable record in database/schema.sql, and the statements that make or change it.
import type { Brief, Field } from '../brief.ts'
import { namesOf } from './roles.ts'

const columnTypes: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  long: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  choice: 'text',
  number: 'double precision',
  money: 'numeric(12, 2)',
  date: 'date',
  time: 'time',
  boolean: 'boolean',
  rating: 'integer',
}

/** Names that Postgres will not take, or reads as something else, without quotes. */
const reserved = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate collation
  column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full
  grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime
  localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right
  select session_user similar some symmetric system_user table tablesample then to trailing true union unique user using
  variadic verbose when where window with values position row time timestamp interval precision character numeric decimal
  coalesce exists extract greatest least nullif overlay substring trim xmlelement`.split(/\s+/),
)

export function quoteName(name: string): string {
  return reserved.has(name) ? `"${name}"` : name
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function columnOf(field: Field): string {
  const name = quoteName(field.name)
  const parts = [name, columnTypes[field.kind]]
  if (field.kind === 'boolean') parts.push('not null default false')
  else if (field.required) parts.push('not null')
  if (field.kind === 'choice' && field.options !== undefined)
    parts.push(`check (${name} in (${field.options.map(quoteText).join(', ')}))`)
  if (field.kind === 'rating') parts.push(`check (${name} between 1 and ${field.max ?? 5})`)
  return parts.join(' ')
}

export function composeSchema(brief: Brief): string {
  const { table } = namesOf(brief)
  const columns = [
    'id integer generated always as identity primary key',
    ...brief.fields.map(columnOf),
    'created_at timestamptz not null default now()',
  ]
  return `create table ${quoteName(table)} (\n${columns.map((column) => `  ${column}`).join(',\n')}\n);\n`
}

/** Adds columns; rows that are there keep their data, so a required field starts out empty in them. */
export function addColumnsSql(brief: Brief, fields: readonly Field[]): string {
  const table = quoteName(namesOf(brief).table)
  // Rows from before have no value for it: only the form asks for a required one.
  return fields
    .map((field) => `alter table ${table} add column if not exists ${columnOf({ ...field, required: false })};`)
    .join('\n')
}

/** Takes the duty to be filled off a column that leaves the pages; the data in it stays. */
export function releaseColumnsSql(brief: Brief, fields: readonly Field[]): string {
  const table = quoteName(namesOf(brief).table)
  return fields
    .filter((field) => field.kind !== 'boolean' && field.required)
    .map((field) => `alter table ${table} alter column ${quoteName(field.name)} drop not null;`)
    .join('\n')
}
