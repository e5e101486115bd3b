// What is wrong with the sample rows of an app, as far as a count can tell: facts left open, names that were only counted,
// words of another world.
import type { Field } from '../packages/agent/src/offline/brief.ts'
import { storedFields } from '../packages/agent/src/offline/compose/records/made-title.ts'
import { isOpenByMeaning } from '../packages/agent/src/offline/compose/samples/open-by-meaning.ts'
import { namesOf } from '../packages/agent/src/offline/compose/roles.ts'
import type { View } from '../packages/agent/src/offline/compose/views.ts'

/** The rows of one table, each value as SQL writes it. */
export interface SeedTable {
  table: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export type Fault = 'open in all rows' | 'open in many rows' | 'counted name' | 'same title' | 'other world'

export interface Found {
  fault: Fault
  /** "games.white: null". */
  where: string
}

/** Splits at a mark that stands in no quotes and no brackets. */
function splitOutside(text: string, mark: ',' | ';'): string[] {
  const parts = ['']
  let isQuoted = false
  let depth = 0
  for (const letter of text) {
    if (letter === "'") isQuoted = !isQuoted
    if (!isQuoted && letter === '(') depth += 1
    if (!isQuoted && letter === ')') depth -= 1
    if (letter === mark && !isQuoted && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.map((part) => part.trim())
}

const insert = /^insert into ("?\w+"?) \(([^)]*)\) values\s(.*)$/s

/** The INSERTs of a seed. */
export function tablesOfSeed(seedSql: string): SeedTable[] {
  return splitOutside(seedSql, ';').flatMap((statement) => {
    const [, table = '', columns = '', rows = ''] = insert.exec(statement) ?? []
    return table === ''
      ? []
      : [
          {
            table: table.replaceAll('"', ''),
            columns: columns.split(', ').map((name) => name.replaceAll('"', '')),
            rows: splitOutside(rows, ',').map((row) => splitOutside(row.slice(1, -1), ',')),
          },
        ]
  })
}

/** So many rows may leave a fact open. */
const mostOpen = 0.2

/** Words of one world, and what a message says that lives in it. */
const worlds: readonly (readonly [words: RegExp, world: RegExp])[] = [
  [
    /^'(?:Striker|Goalkeeper|Midfield|Left back|Right wing|Centre back)'$/,
    /football|soccer|futsal|league|team|squad|five[- ]a[- ]side|match(?:es)?\b|hockey|handball|lacrosse/i,
  ],
  [
    /^'(?:Tap drips|Boiler stays cold|Pipe under the sink|No pressure upstairs|Cistern keeps running)'$/,
    /plumb|heating|boiler|tenants?|landlord|flats?\b|house|property|building|handym|caretaker|maintenance/i,
  ],
  [/^'Neon tetra'$/, /aquari|tanks?\b|fishkeep/i],
  [/^'(?:Second floor|Market hall|Behind the station|West gate)'$/, /town|city|market|event|street|parking|find|lost/i],
  [/^'(?:Bramley|Ashmead’s Kernel|Conference|Russet)'$/, /orchard|apple|pear|fruit|trees?\b|cider/i],
  [/^'(?:Robin|Red fox|Roe deer|Hedgehog)'$/, /bird|wild|sighting|animal|nature|garden|wood|forest/i],
  [/^'(?:Treasurer|Press operator)'$/, /club|society|committee|association|staff|company|print|office|team|people/i],
  [/^'(?:Everyday|Borrowed|Favourite)'$/, /^$/],
]

function titleFaults(view: View, table: SeedTable): Found[] {
  const [title] = view.fields
  const at = table.columns.indexOf(title?.name ?? '')
  if (title === undefined || at === -1 || title.kind !== 'text') return []
  const titles = table.rows.map((row) => row[at] ?? '')
  const noun = view.entity.singular.split(' ').at(-1) ?? ''
  const isCounted = new RegExp(String.raw`^'(?:.* )?(?:${noun}|${title.label}) \d+'$|^'To be `, 'i')
  const found: Found[] = []
  if (titles.filter((name) => isCounted.test(name)).length > 1)
    found.push({ fault: 'counted name', where: `${table.table}: ${titles[0] ?? ''}` })
  if (new Set(titles).size < titles.length)
    found.push({ fault: 'same title', where: `${table.table}: ${titles[0] ?? ''}` })
  return found
}

function fieldFaults(field: Field, table: SeedTable, message: string): Found[] {
  const at = table.columns.indexOf(field.name)
  if (at === -1 || table.rows.length === 0) return []
  const values = table.rows.map((row) => row[at] ?? 'null')
  const open = values.filter((value) => value === 'null').length
  const where = `${table.table}.${field.name} (${field.kind})`
  const other = worlds.find(([words, world]) => !world.test(message) && values.some((value) => words.test(value)))
  const found: Found[] =
    other === undefined
      ? []
      : [{ fault: 'other world', where: `${where}: ${values.find((value) => other[0].test(value)) ?? ''}` }]
  if (isOpenByMeaning(field)) return found
  if (open === values.length) return [...found, { fault: 'open in all rows', where }]
  return open / values.length > mostOpen ? [...found, { fault: 'open in many rows', where }] : found
}

/** All that a count finds wrong with the rows of one app. */
export function sampleFaults(all: readonly View[], seedSql: string, message: string): Found[] {
  const tables = tablesOfSeed(seedSql)
  return all.flatMap((view) => {
    const table = tables.find(({ table: name }) => name === namesOf(view).table)
    if (table === undefined) return []
    return [...titleFaults(view, table), ...storedFields(view).flatMap((field) => fieldFaults(field, table, message))]
  })
}
