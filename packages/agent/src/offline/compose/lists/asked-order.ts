// The order of a list that was asked for: by which fact, and in which direction.
import type { Brief, Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { storedFields } from '../records/made-title.ts'
import { notTicked } from '../records/tick-words.ts'

export interface Ordering {
  /** By which the view remembers it. */
  id: string
  label: string
  /** A function of two records, as code. */
  compare: string
}

/** By the order in which the records came. */
export const byAge = 'id'

function fieldOf({ fields, order }: Brief): Field | undefined {
  return fields.find(({ name }) => name === order?.by)
}

const numbers: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'rating'])

function comparing({ name, kind, options = [] }: Field, isDown: boolean): string {
  const [first, second] = isDown ? ['b', 'a'] : ['a', 'b']
  // What has no value comes last, whichever way it goes.
  if (numbers.has(kind)) {
    const last = isDown ? '-Infinity' : 'Infinity'
    return `(a, b) => (${first}.${name} ?? ${last}) - (${second}.${name} ?? ${last})`
  }
  if (kind === 'boolean') return `(a, b) => Number(${first}.${name}) - Number(${second}.${name}) || b.id - a.id`
  if (kind === 'choice') {
    const places = `[${options.map(quoteJs).join(', ')}]`
    return `(a, b) => ${places}.indexOf(${first}.${name}) - ${places}.indexOf(${second}.${name}) || b.id - a.id`
  }
  const none = isDown ? "''" : String.raw`'\u{10ffff}'`
  return `(a, b) => (${first}.${name} ?? ${none}).localeCompare(${second}.${name} ?? ${none})`
}

function labelOf({ label, kind }: Field, isDown: boolean): string {
  const words = label.toLowerCase()
  if (numbers.has(kind)) return `${isDown ? 'Highest' : 'Lowest'} ${words}`
  if (kind === 'date' || kind === 'time') return isDown ? `Latest ${words}` : `By ${words}`
  if (kind === 'boolean') return `${isDown ? label : notTicked({ label })} first`
  if (kind === 'choice') return isDown ? `By ${words}, backwards` : `By ${words}`
  return isDown ? `${label} Z to A` : `${label} A to Z`
}

/** Null where no order was asked for, or what it went by is gone. */
export function askedOrdering(brief: Brief): Ordering | null {
  const { order } = brief
  if (order === undefined) return null
  if (order.by === byAge)
    return order.isDown
      ? { id: 'newest', label: 'Newest first', compare: '(a, b) => b.id - a.id' }
      : { id: 'oldest', label: 'Oldest first', compare: '(a, b) => a.id - b.id' }
  const field = fieldOf(brief)
  if (field === undefined) return null
  const isTitle = field === brief.fields[0]
  return {
    id: isTitle ? 'title' : field.name,
    label: labelOf(field, order.isDown),
    compare: comparing(field, order.isDown),
  }
}

/** What a statement that reads the list orders by. */
export function orderSql(brief: Brief): string {
  const { order } = brief
  if (order?.by === byAge) return order.isDown ? 'id desc' : 'id'
  const field = fieldOf(brief)
  if (order === undefined || field === undefined || !storedFields(brief).includes(field)) return 'id desc'
  const column = quoteName(field.name)
  const value =
    field.kind === 'choice'
      ? `array_position(array[${(field.options ?? []).map(quoteText).join(', ')}], ${column})`
      : field.kind === 'text'
        ? `lower(${column})`
        : column
  return `${value}${order.isDown ? ' desc nulls last' : ''}, id desc`
}

/** The records of one day as code: what has its hour stands in the order of the hours. */
export function ofOneDay(telling: Field | null): string {
  if (telling?.kind !== 'time') return 'group'
  return `group.toSorted((a, b) => (a.${telling.name} ?? '').localeCompare(b.${telling.name} ?? ''))`
}
