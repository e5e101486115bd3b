// From the tables of one brief to those of another. Rows that are there keep what is in them: a column that leaves the
// pages stays, and a value that does not fit a new kind makes the database refuse the change as a whole.
import type { Brief, Field } from '../brief.ts'
import { hasExamples } from '../compose/samples/examples.ts'
import { movedOverlapGuard } from '../compose/parts/overlap.ts'
import { ownTable } from '../compose/parts/own-tables.ts'
import { quoteName, quoteText } from '../compose/data/quote-sql.ts'
import { namesOf } from '../compose/roles.ts'
import { migrationSql } from '../compose/data/schema-sql.ts'
import { movedLimitGuard } from '../compose/fronts/booking-limit.ts'
import { movedTimeGuard } from '../compose/parts/time-guard.ts'
import { movedSeatGuard } from '../compose/parts/seat-guard.ts'
import { type View, isMain, viewsOf } from '../compose/views.ts'
import { toIdentifier } from '../understand/fields/read-fields.ts'
import { readDiscounts } from '../understand/sites/read-discounts.ts'
import { readOrderFields } from '../understand/sites/read-order.ts'
import { readShipping } from '../understand/sites/read-shipping.ts'
import { readPoll } from '../understand/tools/read-poll.ts'
import { columnTypes } from './column-types.ts'

/** Empty where the tables stay as they are. */
export function migrate(before: Brief, after: Brief): string {
  const renamed = renameOf(before, after)
  const named = renamed === null ? before : renamed.brief
  const statements = [
    ...(renamed?.sql ?? []),
    ...changedColumns(named, after),
    ...addedOptions(before, after),
    ...orderChanges(before, after),
    // Comments that were taken off the pages once are still there when they come back.
    migrationSql(named, after).replaceAll(/\bcreate table (?!if not exists)/g, 'create table if not exists '),
    // The text of a function follows no new name by itself.
    ...movedGuards(before, after),
  ]
  return statements.filter((sql) => sql.trim() !== '').join('\n')
}

function movedGuards(before: Brief, after: Brief): string[] {
  const [old, all] = [viewsOf(before), viewsOf(after)]
  return all.flatMap((view) => {
    const named = old.find(({ entity }) => entity.singular === view.entity.singular)
    // The main records may have another name now.
    const known = named ?? (isMain(view) ? old.find(isMain) : undefined)
    return [
      movedSeatGuard({ view: known, all: old }, { view, all }),
      movedOverlapGuard(known, view),
      movedLimitGuard({ view: known, all: old }, { view, all }),
      movedTimeGuard({ view: known, all: old }, { view, all }),
    ]
  })
}

/** What was added to a poll: to the one that the app began with. */
function addedOptions(before: Brief, after: Brief): string[] {
  if (before.front !== 'poll' || after.front !== 'poll') return []
  const [was, is] = [readPoll(before.request), readPoll(after.request)]
  const known = was.options
  const asked =
    was.question === is.question
      ? []
      : [
          `update ${ownTable(after, 'polls')} set question = ${quoteText(is.question)} where question = ${quoteText(was.question)};`,
        ]
  const added = is.options
    .filter((option) => !known.includes(option))
    .map(
      (option) =>
        `insert into ${ownTable(after, 'poll_options')} (poll_id, label) select min(id), ${quoteText(option)} from ${ownTable(after, 'polls')} having min(id) is not null;`,
    )
  return [...asked, ...added]
}

/** The main records under another name: the brief with that name and everything else as before. */
function renameOf(before: Brief, after: Brief): { brief: Brief; sql: string[] } | null {
  const isKnown = before.more.some(({ singular }) => singular === after.entity.singular)
  if (before.entity.singular === after.entity.singular || isKnown) return null
  const [old, next] = [namesOf(before), namesOf(after)]
  const sql =
    old.table === next.table ? [] : [`alter table ${quoteName(old.table)} rename to ${quoteName(next.table)};`]
  const [from, to] = [toIdentifier(before.entity.singular), toIdentifier(after.entity.singular)]
  // What parts keep about a record knows it by its name.
  if (before.parts.includes('streaks')) sql.push(`alter table if exists ${from}_days rename to ${to}_days;`)
  const tables = {
    comments: 'comments',
    favourites: 'favourites',
    likes: 'likes',
    ratings: 'ratings',
    streaks: `${to}_days`,
  } as const
  for (const [part, table] of Object.entries(tables))
    if (before.parts.some((each) => each === part))
      sql.push(`alter table if exists ${table} rename column ${from}_id to ${to}_id;`)
  return { brief: { ...before, entity: after.entity, more: pointedAt(before, after) }, sql }
}

function pointedAt(before: Brief, after: Brief): Brief['more'] {
  const { singular } = before.entity
  return before.more.map((kind) => ({
    ...kind,
    fields: kind.fields.map((field) => (field.to === singular ? { ...field, to: after.entity.singular } : field)),
  }))
}

function changedColumns(before: Brief, after: Brief): string[] {
  const next = viewsOf(after)
  return viewsOf(before).flatMap((old) => {
    const table = quoteName(namesOf(old).table)
    const view = next.find(({ entity }) => entity.singular === old.entity.singular)
    const isMade = hasExamples(old, viewsOf(before))
    return [
      ...fieldChanges(table, old, { view, isMade }),
      ...returned(table, old, { view, isMade, before }),
      ...ownerChange(table, old, view),
    ]
  })
}

/** @param isMade some rows are examples */
function fieldChanges(
  table: string,
  old: View,
  { view, isMade }: { view: View | undefined; isMade: boolean },
): string[] {
  return old.fields.flatMap((field) => {
    const now = view?.fields.find(({ name }) => name === field.name)
    // A kind that goes as a whole is written to by nobody.
    if (now === undefined) return view === undefined ? [] : release(table, field)
    return [
      ...(field.required && !now.required && now.kind === field.kind ? release(table, field) : []),
      ...retype(table, field, { now, isMade }),
    ]
  })
}

/** A column that was left behind, and is wanted again as another kind. */
function returned(
  table: string,
  old: View,
  { view, isMade, before }: { view: View | undefined; isMade: boolean; before: Brief },
): string[] {
  return (view?.fields ?? []).flatMap((now) => {
    const was = (before.gone ?? []).findLast(
      ({ of, field }) => of === old.entity.singular && field?.name === now.name,
    )?.field
    return was === undefined || old.fields.some(({ name }) => name === now.name)
      ? []
      : retype(table, was, { now, isMade })
  })
}

function has(fields: readonly Field[], name: string): boolean {
  return fields.some((field) => field.name === name)
}

/** What is asked at a checkout from now on; orders from before have nothing there. */
function orderChanges(before: Brief, after: Brief): string[] {
  if (before.front !== 'shop' || after.front !== 'shop') return []
  const [old, next] = [readOrderFields(before.request), readOrderFields(after.request)]
  return [
    ...next
      .filter(({ name }) => !has(old, name))
      .map(({ name }) => `alter table orders add column if not exists ${quoteName(name)} text not null default '';`),
    ...old
      .filter(({ name }) => !has(next, name))
      .map(({ name }) => `alter table orders alter column ${quoteName(name)} set default '';`),
    ...orderCosts(before, after),
  ]
}

/** What sending costs, and what a code takes off, has columns from now on; without them nothing is added. */
function orderCosts(before: Brief, after: Brief): string[] {
  const [sent, sends] = [readShipping(before.request), readShipping(after.request)].map((fee) => fee !== null)
  const [less, takes] = [before.request, after.request].map((request) => readDiscounts(request).length > 0)
  const shipping = 'alter table orders add column if not exists shipping numeric(12, 2) not null default 0;'
  return [
    ...(sends === true && sent === false ? [shipping] : []),
    ...(sends === false && sent === true ? ['alter table orders alter column shipping set default 0;'] : []),
    ...(takes === true && less === false
      ? [
          "alter table orders add column if not exists discount_code text not null default '';",
          'alter table orders add column if not exists discount numeric(12, 2) not null default 0;',
        ]
      : []),
  ]
}

function release(table: string, field: Field): string[] {
  return field.kind === 'boolean' || !field.required
    ? []
    : [`alter table ${table} alter column ${quoteName(field.name)} drop not null;`]
}

/** Rows from before belong to nobody; those that come after sign-in went do too. */
function ownerChange(table: string, old: View, view: View | undefined): string[] {
  if (view === undefined || old.access !== 'private' || view.access === 'private' || old.isInbox) return []
  return [`alter table ${table} alter column user_id drop not null;`]
}

function retype(table: string, was: Field, { now, isMade }: { now: Field; isMade: boolean }): string[] {
  const isOtherKind = was.kind !== now.kind
  const hasOtherValues = JSON.stringify([was.options, was.max]) !== JSON.stringify([now.options, now.max])
  if (!isOtherKind && !hasOtherValues) return []
  const column = quoteName(now.name)
  const check = `${table.replaceAll('"', '')}_${now.name}_check`
  const [from, to] = [columnTypes[was.kind], columnTypes[now.kind]]
  const statements = [`alter table ${table} drop constraint if exists ${check};`]
  if (isOtherKind && was.required) statements.push(`alter table ${table} alter column ${column} drop not null;`)
  if (was.kind === 'boolean' && isOtherKind)
    statements.push(`alter table ${table} alter column ${column} drop default, alter column ${column} drop not null;`)
  if (from !== to)
    statements.push(
      `alter table ${table} alter column ${column} type ${to} using ${conversion(column, was, { now, isMade })};`,
    )
  if (now.kind === 'boolean')
    statements.push(
      `update ${table} set ${column} = false where ${column} is null;`,
      `alter table ${table} alter column ${column} set default false, alter column ${column} set not null;`,
    )
  const rule = valuesRule(column, now)
  // Rows from before may hold another value, and keep it.
  if (rule !== null) statements.push(`alter table ${table} add constraint ${check} check (${rule}) not valid;`)
  return statements
}

function valuesRule(column: string, { kind, options, max }: Field): string | null {
  if (kind === 'choice' && options !== undefined) return `${column} in (${options.map(quoteText).join(', ')})`
  return kind === 'rating' ? `${column} between 1 and ${max ?? 5}` : null
}

/** How a stored value reads as another kind; what does not read so is an error, which leaves everything as it was. */
function conversion(column: string, was: Field, { now, isMade }: { now: Field; isMade: boolean }): string {
  const isText = columnTypes[was.kind] === 'text'
  const text = isText ? `nullif(trim(${column}), '')` : `${column}::text`
  // An example that does not fit is nobody's loss.
  const orNothing = (fits: string, value: string): string =>
    isMade && isText
      ? `case when is_example and not coalesce(${text} ~* '${fits}', true) then null else ${value} end`
      : value
  switch (now.kind) {
    case 'number':
    case 'money':
    case 'rating': {
      const number = was.kind === 'boolean' ? `${column}::int` : isText ? numberIn(text) : `${text}::numeric`
      const value = now.kind === 'rating' ? `round(${number})::integer` : `(${number})::${columnTypes[now.kind]}`
      return orNothing(`${withComma}|${withPoint}`, value)
    }
    case 'boolean':
      return isText
        ? orNothing('^(yes|no|true|false|on|off|y|n|1|0)$', `lower(${text})::boolean`)
        : `coalesce(${column}::text not in ('0', '0.00'), false)`
    case 'date':
      return orNothing(String.raw`^\d{4}-\d{2}-\d{2}$`, `${text}::date`)
    case 'time':
      return orNothing(String.raw`^\d{1,2}:\d{2}$`, `${text}::time`)
    default:
      return was.kind === 'boolean' ? `case when ${column} then 'Yes' else 'No' end` : `${column}::text`
  }
}

/** One number with a sign or a unit beside it: "4,20 €", "€ 1,200.50", "3 kg". */
const withComma = String.raw`^\D{0,6}\d+,\d{1,2}\D{0,6}$`
const withPoint = String.raw`^\D{0,6}\d[\d,]*(\.\d+)?\D{0,6}$`

/** A text without a number in it is refused, for as a number nothing of it would be left. */
function numberIn(text: string): string {
  return `case when ${text} ~ '${withComma}' then replace(regexp_replace(${text}, '[^0-9,-]', '', 'g'), ',', '.')::numeric when ${text} ~ '${withPoint}' then regexp_replace(${text}, '[^0-9.-]', '', 'g')::numeric else ${text}::numeric end`
}
