// Rows that were given as a table of a plain text, with "|" between the columns: their heads are the facts, their lines the rows.
import type { Brief, Copy, Field } from '../../brief.ts'
import { withOwnNames } from '../fields/arrange-fields.ts'
import { capitalize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'
import { nounOfSeveral } from './read-offers.ts'

export interface SaidTable {
  /** The message with a sentence in place of the table: "Each crossing has departs, from, to." */
  rest: string
  offers: Copy['offers']
  noun: string
  columns: Field[]
}

const line = /^[ \t]*\|?[ \t]*[^|\n]+(?:\|[^|\n]*)+\|?[ \t]*$/u
const rule = /^[\s|:-]+$/

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim().replace(/^["“]|["”]$/g, ''))
}

/** The brief whose records have the table's columns, as they hold what stands in it, before what was said besides. */
export function withTable(brief: Brief, { noun, columns }: SaidTable): Brief {
  const known = new Set(columns.map(({ name }) => name))
  const has = (fields: readonly Field[]): Field[] =>
    withOwnNames(
      [...columns, ...fields.filter(({ name, label }) => !known.has(name) && !(name === 'title' && label === 'Title'))],
      noun,
    )
  if (brief.entity.singular === noun) return { ...brief, fields: has(brief.fields) }
  return {
    ...brief,
    more: brief.more.map((kind) => (kind.singular === noun ? { ...kind, fields: has(kind.fields) } : kind)),
  }
}

/** What a column holds, by all that stands in it. */
function sortOf(cells: readonly string[]): Field['kind'] {
  const said = cells.filter((cell) => cell !== '')
  const are = (pattern: RegExp): boolean => said.length > 0 && said.every((cell) => pattern.test(cell))
  if (are(/^\d{1,2}:\d{2}$/)) return 'time'
  if (are(/^\d{4}-\d{2}-\d{2}$/)) return 'date'
  if (are(/^(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])$/)) return 'money'
  if (are(/^-?\d+(?:[.,]\d+)?$/)) return 'number'
  if (are(/^(?:yes|no|x|✓)$/i)) return 'boolean'
  return said.some((cell) => cell.length > 80) ? 'long' : 'text'
}

/** Null where no two lines and a head stand below each other. */
export function readTable(message: string): SaidTable | null {
  const lines = message.split('\n')
  const start = lines.findIndex(
    (each, at) => line.test(each) && line.test(lines[at + 1] ?? '') && line.test(lines[at + 2] ?? ''),
  )
  if (start < 0) return null
  const length = lines.slice(start).findIndex((each) => !line.test(each) && !rule.test(each))
  const end = length < 0 ? lines.length : start + length
  const [head = [], ...rows] = lines
    .slice(start, end)
    .filter((each) => !/^[\s|:-]*-[\s|:-]*$/.test(each))
    .map(cellsOf)
  const labels = head.filter((label) => label !== '')
  if (labels.length < 2 || head[0] === '' || labels.some((label) => label.split(/\s+/).length > 4) || rows.length === 0)
    return null
  const before = lines.slice(0, start).join('\n').trim()
  const clauses = before.split(/[;:\n]|[.!?](?=\s|$)/).filter((part) => /\p{L}/u.test(part))
  const noun =
    clauses
      .toReversed()
      .map(nounOfSeveral)
      .find((each) => each !== '') ?? 'row'
  const offers = rows.slice(0, 24).map(([name = '', ...values]) => ({
    name,
    details: values
      .flatMap((value, at) => (value === '' || (head[at + 1] ?? '') === '' ? [] : [`${head[at + 1] ?? ''} ${value}`]))
      .join('; '),
    of: noun,
  }))
  const facts = `Each ${noun} has ${labels.map((label) => label.toLowerCase()).join(', ')}.`
  const columns = head.flatMap((label, at): Field[] => {
    if (label === '') return []
    const kind = at === 0 ? 'text' : sortOf(rows.map((row) => row[at] ?? ''))
    return [{ name: toIdentifier(label), label: capitalize(label), kind, required: at === 0 }]
  })
  return {
    rest: [before, facts, lines.slice(end).join('\n').trim()].filter((part) => part !== '').join('\n'),
    offers: offers.filter(({ name }) => name !== ''),
    noun,
    columns,
  }
}
