// The table of an app as SQL: the readable record in database/schema.sql, and the statements that make or change it.
import type { Brief, Field } from '../../brief.ts'
import { storedFields } from '../records/made-title.ts'
import { hasAdmin, hasOwners } from '../access.ts'
import { areMarked, areTakenOver, exampleColumn } from '../samples/examples.ts'
import { linkTables } from '../parts/links.ts'
import { onceSql } from '../fronts/counted-in.ts'
import { overlapGuardSql } from '../parts/overlap.ts'
import { quoteName, quoteText } from './quote-sql.ts'
import { partTables } from '../parts/part-tables.ts'
import { seatGuardSql } from '../parts/seat-guard.ts'
import { limitGuardSql } from '../fronts/booking-limit.ts'
import { timeGuardSql, timeOnceSql } from '../parts/time-guard.ts'
import { namesOf } from '../roles.ts'
import { type View, parentsFirst, viewsOf } from '../views.ts'

const columnTypes: Readonly<Record<Field['kind'], string>> = {
  text: 'text',
  long: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  picture: 'text',
  tags: 'text',
  reference: 'integer',
  choice: 'text',
  number: 'double precision',
  money: 'numeric(12, 2)',
  date: 'date',
  time: 'time',
  boolean: 'boolean',
  rating: 'integer',
}

function columnOf(field: Field, all: readonly View[]): string {
  const name = quoteName(field.name)
  const parts = [name, columnTypes[field.kind]]
  if (field.kind === 'boolean') parts.push('not null default false')
  else if (field.required) parts.push('not null')
  else if (field.isInternal === true) parts.push(`not null default ${quoteText(field.options?.[0] ?? '')}`)
  if (field.kind === 'choice' && field.options !== undefined)
    parts.push(`check (${name} in (${field.options.map(quoteText).join(', ')}))`)
  if (field.kind === 'rating') parts.push(`check (${name} between 1 and ${field.max ?? 5})`)
  if (field.kind === 'reference') {
    const target = all.find(({ entity }) => entity.singular === field.to)
    if (target !== undefined)
      parts.push(`references ${quoteName(namesOf(target).table)} on delete ${field.required ? 'cascade' : 'set null'}`)
  }
  return parts.join(' ')
}

const adminsTable = `create table admins (
  user_id text primary key references user_accounts (id) on delete cascade
);
`

/** Accounts are the app kit's: `user_accounts` is there as soon as anything refers to it. */
function ownerColumn(view: View, all: readonly View[]): string[] {
  if (!hasOwners(view)) return []
  const isAlwaysOwned = view.access === 'private' && !areTakenOver(view, all)
  return [`user_id text ${isAlwaysOwned ? 'not null ' : ''}references user_accounts (id) on delete cascade`]
}

function tableOf(view: View, all: readonly View[]): string {
  const table = quoteName(namesOf(view).table)
  const columns = [
    'id integer generated always as identity primary key',
    ...ownerColumn(view, all),
    ...storedFields(view).map((field) => columnOf(field, all)),
    ...(areMarked(view, all) ? [exampleColumn] : []),
    'created_at timestamptz not null default now()',
  ]
  const indexed = [
    ...(hasOwners(view) ? ['user_id'] : []),
    ...view.fields.filter(({ kind }) => kind === 'reference').map(({ name }) => quoteName(name)),
  ]
  const indexes = indexed.map((column) => `create index on ${table} (${column});\n`).join('')
  return `create table ${table} (\n${columns.map((column) => `  ${column}`).join(',\n')}\n);\n${indexes}${timeOnceSql(view, all)}${timeGuardSql(view, all)}${limitGuardSql(view, all)}${onceSql(view)}${seatGuardSql(view, all)}${overlapGuardSql(view)}`
}

export function composeSchema(brief: Brief, all: readonly View[] = viewsOf(brief)): string {
  return [
    ...(hasAdmin(brief) ? [adminsTable] : []),
    ...parentsFirst(all).map((view) => tableOf(view, all)),
    ...linkTables(brief, all).map(({ sql }) => sql),
    ...(all.length === 0 ? partTables(brief).filter(({ part }) => part === 'newsletter') : partTables(brief)).map(
      ({ sql }) => sql,
    ),
  ].join('\n')
}

/** Adds columns; rows that are there keep their data, so a required field starts out empty in them. */
export function addColumnsSql(brief: Brief, fields: readonly Field[]): string {
  const table = quoteName(namesOf(brief).table)
  // Rows from before have no value for it: only the form asks for a required one.
  return fields
    .map(
      (field) =>
        `alter table ${table} add column if not exists ${columnOf({ ...field, required: false }, viewsOf(brief))};`,
    )
    .join('\n')
}

/** From the tables of one brief to those of another; rows that are there keep their data. */
export function migrationSql(before: Brief, after: Brief): string {
  const [old, all] = [viewsOf(before), viewsOf(after)]
  const statements = hasAdmin(after) && !hasAdmin(before) ? [adminsTable] : []
  for (const view of parentsFirst(all)) {
    const known = old.find(({ entity }) => entity.singular === view.entity.singular)
    if (known === undefined) {
      statements.push(tableOf(view, all))
      continue
    }
    const table = quoteName(namesOf(view).table)
    // What is there already belongs to nobody.
    if (hasOwners(view) && !hasOwners(known))
      statements.push(
        `alter table ${table} add column if not exists user_id text references user_accounts (id) on delete cascade;`,
      )
    if (areMarked(view, all) && !areMarked(known, old))
      statements.push(`alter table ${table} add column if not exists ${exampleColumn};`)
    const names = new Set(known.fields.map(({ name }) => name))
    const added = storedFields(view).filter(({ name }) => !names.has(name))
    statements.push(
      ...added.map(
        (field) => `alter table ${table} add column if not exists ${columnOf({ ...field, required: false }, all)};`,
      ),
    )
  }
  const linked = new Set(linkTables(before, old).map(({ table }) => table))
  statements.push(...linkTables(after, all).flatMap(({ table, sql }) => (linked.has(table) ? [] : [sql])))
  const kept = new Set(partTables(before).map(({ table }) => table))
  statements.push(...partTables(after).flatMap(({ table, sql }) => (kept.has(table) ? [] : [sql])))
  return statements.join('\n')
}

/** Takes the duty to be filled off a column that leaves the pages; the data in it stays. */
export function releaseColumnsSql(brief: Brief, fields: readonly Field[]): string {
  const table = quoteName(namesOf(brief).table)
  return fields
    .filter((field) => field.kind !== 'boolean' && field.required)
    .map((field) => `alter table ${table} alter column ${quoteName(field.name)} drop not null;`)
    .join('\n')
}
