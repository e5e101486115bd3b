// A list in the order that people give it: each row goes a place up or down, and stays there.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { askWriter } from '../access.ts'
import { nothing, tidy } from '../data/expressions.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf, ordersItself } from '../roles.ts'
import { type View, isMain } from '../views.ts'

const asksOrder =
  /\b(?:re-?order|re-?arrange|drag(?:ging)?)\b|\bchange (?:the|their|its) (?:order|sequence)\b|\b(?:move|sort|order) (?:them|it|items|tasks|entries|rows|things|\p{L}+s) (?:up (?:and|or) down|by hand|manually)\b|\b(?:up and down|my own order|own order|manual order)\b/iu

/** A board has its columns to move in. */
export function isByHand(view: Brief): boolean {
  return (
    view.front === 'list' &&
    !view.isInbox &&
    ['open', 'private', 'team'].includes(view.access) &&
    view.skeleton !== 'board' &&
    !ordersItself(view) &&
    asksOrder.test(view.request)
  )
}

function placesTable(view: Brief): string {
  return quoteName(`${namesOf(view).table}_places`)
}

export function byHandTable(brief: Brief): { table: string; sql: string } {
  const table = `${namesOf(brief).table}_places`
  return {
    table,
    sql: `create table ${quoteName(table)} (
  id integer primary key references ${quoteName(namesOf(brief).table)} on delete cascade,
  place integer not null
);
`,
  }
}

/** What a record knows of its place; without one it stands where it was added. */
export function placeColumn(view: View): string[] {
  if (!isMain(view) || !isByHand(view)) return []
  const table = quoteName(namesOf(view).table)
  return [
    `coalesce((select place from ${placesTable(view)} places where places.id = ${table}.id), ${table}.id)::int as place`,
  ]
}

export function moveButtons(view: View, title: string): string[] {
  if (!isMain(view) || !isByHand(view)) return []
  const { one, path } = namesOf(view)
  return [`<MoveButtons path={\`/api/${path}/\${${one}.id}/move\`} name={${title}} />`]
}

export function composeByHand(view: View): Record<string, string> {
  if (!isMain(view) || !isByHand(view)) return {}
  const writer = askWriter(view)
  const table = quoteName(namesOf(view).table)
  const files = readPart('by-hand', {
    path: namesOf(view).path,
    kit: writer.imports.includes('requireUser') ? 'requireUser, sql' : 'sql',
    imports: nothing,
    guard: writer.lines.trimEnd() || nothing,
    table,
    places: placesTable(view),
    where: view.access === 'private' ? ` where ${table}.user_id = \${userId}` : '',
    noun: view.entity.singular,
  })
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)]))
}
