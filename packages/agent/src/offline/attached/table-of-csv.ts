// An attached table of rows: its header gives the fields, its rows the app's first records.
import { createCsvParser, type CsvRow } from '@joinery/contract/csv'

import type { Brief, Field, FieldKind } from '../brief.ts'
import { pastOverlapGuard } from '../compose/parts/overlap.ts'
import { namesOf } from '../compose/roles.ts'
import { quoteName, quoteText } from '../compose/data/quote-sql.ts'
import { viewsOf } from '../compose/views.ts'
import { kindOfName } from '../understand/fields/field-kinds.ts'
import { toIdentifier } from '../understand/fields/read-fields.ts'

const maxFields = 20
/** More are better brought in by the data view, which says what is wrong with which line. */
const maxRows = 2_000

export interface CsvTable {
  /** Column of the file for each field. */
  places: number[]
  fields: Field[]
  rows: readonly CsvRow[]
}

/** Null when there is no header with rows. */
export function readTable(text: string, separator: ',' | '\t' | ';'): CsvTable | null {
  const parser = createCsvParser()
  const comma = separator === ',' ? text : text.replaceAll(separator, ',')
  let rows: CsvRow[]
  try {
    rows = [...parser.push(`${comma.trim()}\n`), ...parser.end()]
  } catch {
    return null
  }
  const [head, ...records] = rows
  if (head === undefined || records.length === 0) return null
  const names = new Set<string>()
  const places: number[] = []
  const fields: Field[] = []
  for (const [place, header] of head.values.slice(0, maxFields).entries()) {
    const name = toIdentifier(header ?? '')
    if (!/^[a-z][a-z0-9_]*$/.test(name) || ['id', 'created_at'].includes(name) || names.has(name)) continue
    names.add(name)
    const values = records.map((row) => row.values[place] ?? '').filter((value) => value !== '')
    places.push(place)
    fields.push({ name, label: (header ?? name).trim(), kind: kindOf(name, values), required: fields.length === 0 })
  }
  return fields.length === 0 ? null : { places, fields, rows: records.slice(0, maxRows) }
}

/** By all values; the name decides between sorts of numbers and texts. */
function kindOf(name: string, values: readonly string[]): FieldKind {
  const all = (pattern: RegExp) => values.length > 0 && values.every((value) => pattern.test(value.trim()))
  if (all(/^\d{4}-\d{2}-\d{2}$/)) return 'date'
  if (all(/^-?\d+(?:\.\d+)?$/)) return kindOfName(name) === 'money' ? 'money' : 'number'
  if (all(/^(?:true|false|yes|no)$/i)) return 'boolean'
  if (all(/^\S+@\S+\.\S+$/)) return 'email'
  if (all(/^https?:\/\/\S+$/)) return 'url'
  return values.some((value) => value.length > 120 || value.includes('\n')) ? 'long' : 'text'
}

export function withTable(brief: Brief, { fields }: CsvTable): Brief {
  return { ...brief, fields, more: [], links: [] }
}

/** The rows of the file in place of samples. */
export function rowsSql(brief: Brief, { fields, places, rows }: CsvTable): string {
  const [view] = viewsOf(brief)
  if (view === undefined) return ''
  const columns = fields.map(({ name }) => quoteName(name)).join(', ')
  const values = rows
    .filter((row) => (row.values[places[0] ?? 0] ?? '').trim() !== '')
    .map(
      (row) => `(${fields.map((field, index) => literal(field, row.values[places[index] ?? 0] ?? null)).join(', ')})`,
    )
  const insert = `insert into ${quoteName(namesOf(view).table)} (${columns}) values\n${values.join(',\n')};`
  return pastOverlapGuard(view, insert)
}

function literal({ kind }: Field, value: string | null): string {
  const text = value?.trim() ?? ''
  if (kind === 'boolean') return String(/^(?:true|yes)$/i.test(text))
  if (text === '') return 'null'
  return kind === 'number' || kind === 'money' ? text : quoteText(text)
}
