// What things that were listed by name need of the records that hold them: a name, and a price where one was said.
import type { Field } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Offer } from './read-offers.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const isName = /(?:^|_)(?:name|title)$/

/** "Works: “Moth”, “Tide”, with year and technique": a work has a title, though only its facts were listed. */
function named<T extends { singular: string; fields: Field[] }>(kind: T, offers: readonly Offer[]): T {
  const own = offers.filter(({ of }) => of === kind.singular)
  const [first] = kind.fields
  if (own.length === 0 || first === undefined || isName.test(first.name) || first.name === kind.singular) return kind
  const title = readFields('title (required)').fields
  return { ...kind, fields: [...title, ...kind.fields.map((field) => ({ ...field, required: false }))] }
}

export function withNames(kinds: Kinds, offers: readonly Offer[]): Kinds {
  return { ...kinds, main: named(kinds.main, offers), more: kinds.more.map((kind) => named(kind, offers)) }
}

export const isYear = /\b(?:1[5-9]|20)\d{2}\b/
export const isDay =
  /\b\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+\d{1,2}\b|\b20\d{2}-\d{2}-\d{2}\b/i

/** The usual fields of what is shown, made to hold what was said of each: its year in place of a day, its price. */
export function fitted<T extends { singular: string; fields: Field[] }>(kind: T, offers: readonly Offer[]): T {
  const own = offers.filter(({ of }) => of === kind.singular)
  const isOfYears = own.some(({ details }) => isYear.test(details)) && !own.some(({ details }) => isDay.test(details))
  const [year] = readFields('year (number)').fields
  const fields = kind.fields.map((field) => (isOfYears && field.kind === 'date' && year !== undefined ? year : field))
  return { ...kind, fields: withPrice(fields, own) }
}

/** "City bike 12 € a day": what is booked at a price has one. */
export function withPrice(fields: readonly Field[], offers: readonly Offer[]): Field[] {
  const isPriced = offers.some(({ price }) => price !== undefined) && !fields.some(({ kind }) => kind === 'money')
  const [title, ...rest] = fields
  return !isPriced || title === undefined ? [...fields] : [title, ...readFields('price').fields, ...rest]
}
