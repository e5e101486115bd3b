// What was said of a thing, piece by piece, and the field that each piece belongs to: "2 guests" to Guests, "80" to the
// first figure that is left, "Duruflé" to the first words that are left.
import type { Copy, Field } from '../../brief.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { isDay, isYear } from '../rows/named-things.ts'
import { toIdentifier } from './read-fields.ts'

type Offer = Copy['offers'][number]

export interface Measure {
  amount: string
  /** Singular: "guest", "minute". */
  unit: string
}

const measure =
  /^(?:(sleeps|seats|fits|holds)\s+)?(?:takes |lasts |about |ca\.? |up to |for )*(\d+(?:[.,]\d+)?)(?:\s*-?\s*(\p{L}+|%|°C?))?$/iu
const units: Readonly<Record<string, string>> = {
  min: 'minute',
  mins: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  sleeps: 'guest',
  seats: 'seat',
  person: 'person',
  persons: 'person',
}
/** A field may ask for what is measured, and not for its unit. */
const measuredBy: Readonly<Record<string, RegExp>> = {
  minute: /minute|duration|length|time/,
  hour: /hour|duration|length/,
  week: /week|duration|length/,
  day: /days|duration|length/,
  guest: /guest|capacity|people|persons|sleeps|beds/,
  person: /person|people|capacity|guests|seats/,
  seat: /seat|capacity|people|guests/,
  kg: /weight|kilo/,
  g: /weight|gram/,
  km: /distance|length|kilomet/,
  m: /height|length|depth|distance|met(?:re|er)/,
  cm: /height|width|length|size|diameter/,
  ml: /volume|size|amount|content/,
  l: /volume|size|amount|content/,
}

const isMonth = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i

function measureOf(value: string): Measure | null {
  const [, verb = '', amount = '', said = ''] = measure.exec(value.replace(/(?<=\d),(?=\d{3}\b)/g, '')) ?? []
  if (amount === '' || (said === '' && isYear.test(amount)) || isMonth.test(said)) return null
  const unit = (verb === '' ? said : verb).toLowerCase()
  return { amount: amount.replace(',', '.'), unit: units[unit] ?? singularize(unit) }
}

function valuesOf({ details }: Offer): string[] {
  return details
    .split(details.includes(';') ? /;\s+/ : /,\s+/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

function takes(field: Field, { unit }: Measure): boolean {
  const words = `${field.name} ${field.label}`.toLowerCase()
  return (
    unit !== '' && (words.includes(unit) || words.includes(pluralize(unit)) || measuredBy[unit]?.test(words) === true)
  )
}

export interface Placed {
  /** By the field's name. */
  values: ReadonlyMap<string, string>
  /** What has no field. */
  rest: string[]
}

const isFigure = ({ kind }: Field): boolean => kind === 'number' || kind === 'money'
const isWords = ({ kind, isInternal }: Field): boolean => kind === 'text' && isInternal !== true

/** @param fields all of the thing's, its title first */
export function placeValues(offer: Offer, fields: readonly Field[]): Placed {
  const values = new Map<string, string>()
  const rest: string[] = []
  const free = (accepts: (field: Field) => boolean): Field | undefined =>
    fields
      .slice(1)
      .find(
        (field) => !values.has(field.name) && accepts(field) && !(field.kind === 'money' && offer.price !== undefined),
      )
  for (const value of valuesOf(offer)) {
    const said = measureOf(value)
    const labelled = free((each) => withoutLabel(value, each) !== null)
    if (labelled !== undefined) {
      const left = withoutLabel(value, labelled) ?? value
      values.set(labelled.name, isFigure(labelled) ? (/\d+(?:[.,]\d+)?/.exec(left)?.[0] ?? '0') : left)
      continue
    }
    const field =
      said === null
        ? fieldOfWords(value, free)
        : said.unit === '' || said.unit === offer.of
          ? free(isFigure)
          : (free((each) => each.kind === 'number' && takes(each, said)) ??
            free((each) => isWords(each) && takes(each, said)))
    if (field === undefined) rest.push(value)
    else values.set(field.name, said !== null && isFigure(field) ? said.amount : value)
  }
  return { values, rest }
}

/** Words go to the choice that offers them, a year to its field; what a name or a place is goes to the first that is left. */
function fieldOfWords(
  value: string,
  free: (accepts: (field: Field) => boolean) => Field | undefined,
): Field | undefined {
  const day = isDay.test(value) && value.length <= 28 ? free(({ kind }) => kind === 'date') : undefined
  if (day !== undefined) return day
  if (isYear.test(value) && value.length <= 12) return free(({ kind, name }) => kind === 'number' && /year/.test(name))
  // "Kivikatu 4", "12 Mill Lane".
  const isAddress = /^\p{L}[\p{L} .'’-]+ \d+\p{L}?$|^\d+\p{L}? \p{Lu}/u.test(value)
  const address = isAddress ? free((field) => isWords(field) && /street|address/.test(field.name)) : undefined
  if (address !== undefined) return address
  if (/\d/.test(value))
    return free((field) => isWords(field) && /duration|length|time|when|size|(?:^|_)day/.test(field.name))
  const chosen = free(
    ({ kind, options }) =>
      kind === 'choice' && options?.some((each) => each.toLowerCase() === value.toLowerCase()) === true,
  )
  return (
    chosen ??
    (value.split(/\s+/).length <= 6 ? free((field) => isWords(field) && !/^(?:day|size)$/.test(field.name)) : undefined)
  )
}

/** A field that stands for words that are said with each value: "class 4b" goes to Class, "water every 7 days" to Water every. */
function withoutLabel(value: string, { label }: Field): string | null {
  const rest = value.toLowerCase().startsWith(`${label.toLowerCase()} `) ? value.slice(label.length + 1) : null
  return rest === null ? null : rest.replace(/^of\s+/i, '')
}

/** Fields for what was said of most of the things and has none: "45 min" of three lessons makes Minutes. */
export function saidColumns(
  offers: readonly Offer[],
  fields: readonly Field[],
  { askedBy, declared }: { askedBy: readonly string[]; declared: readonly string[] },
): Field[] {
  const inOrder = declaredFields(offers, declared).filter(({ name }) => !fields.some((field) => field.name === name))
  if (inOrder.length > 0) return inOrder
  const left = offers.map((offer) => placeValues(offer, fields).rest)
  const measures = left.map((rest) => rest.flatMap((value) => measureOf(value) ?? []))
  const unitsSaid = [...new Set(measures.flat().map(({ unit }) => unit))].filter(
    (unit) =>
      unit !== '' &&
      unit.length > 1 &&
      measures.filter((own) => own.some((each) => each.unit === unit)).length * 2 > offers.length,
  )
  const known = new Set(fields.map(({ name }) => name))
  const labelled = labelsOf(left)
    .map(({ label, isNumber }) => fieldNamed(capitalize(label), isNumber ? 'number' : 'text'))
    .filter(({ name }) => !known.has(name))
  if (labelled.length > 0) return [...labelled, ...saidColumns(offers, [...fields, ...labelled], { askedBy, declared })]
  const figures = unitsSaid.map((unit) => fieldNamed(capitalize(pluralize(unit)), 'number'))
  const words = left.filter((rest) => rest.some((value) => !/\d/.test(value) && value.split(/\s+/).length <= 4))
  const texts =
    words.length * 2 > offers.length ? askedBy.slice(0, 1).map((label) => fieldNamed(capitalize(label), 'text')) : []
  const times = left.filter((rest) => rest.some((value) => isClock.test(value)))
  const isPlain = times.every((rest) => rest.some((value) => /^\d{1,2}[:.]\d{2}$/.test(value)))
  const when = times.length * 2 > offers.length ? [fieldNamed(isPlain ? 'Time' : 'When', 'text')] : []
  const years = left.filter((rest) => rest.some((value) => isYear.test(value) && value.length <= 12))
  const year = years.length * 2 > offers.length ? [fieldNamed('Year', 'number')] : []
  const days = left.filter((rest) => rest.some((value) => isDay.test(value) && value.length <= 28))
  const day = days.length * 2 > offers.length && when.length === 0 ? [fieldNamed('Date', 'date')] : []
  return [...day, ...when, ...texts, ...year, ...figures].filter(({ name }) => !known.has(name))
}

/** Where as many values as labels were said of each thing, they go together by their place. */
function declaredFields(offers: readonly Offer[], declared: readonly string[]): Field[] {
  const all = offers.map((offer) => valuesOf(offer))
  if (declared.length === 0 || !all.every(({ length }) => length === declared.length)) return []
  return declared.map((label, at) => {
    const said = all.map((values) => measureOf(values[at] ?? ''))
    const [first] = said
    const areYears = all.every((values) => /^(?:1[5-9]|20)\d{2}$/.test(values[at] ?? ''))
    const isNumber = areYears || said.every((each) => each !== null && each.unit === first?.unit)
    const unit = isNumber ? (first?.unit ?? '') : ''
    return {
      ...fieldNamed(capitalize(label), isNumber ? (/price|cost|fee|rate/i.test(label) ? 'money' : 'number') : 'text'),
      ...(unit !== '' && { unit }),
    }
  })
}

const isClock = /^(?:on )?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,?\s+)?(?:at )?\d{1,2}(?::\d{2}|\.\d{2}|\s?[ap]m)\b/iu

/** The words that begin the values of two things or more, with something else behind them: "class" of 4a and 4b. */
function labelsOf(left: readonly (readonly string[])[]): { label: string; isNumber: boolean }[] {
  const [first = [], ...others] = left
  return first.flatMap((value) => {
    const words = value.split(' ')
    for (let length = Math.min(3, words.length - 1); length >= 1; length -= 1) {
      const label = words.slice(0, length).join(' ').replace(/ of$/i, '')
      const start = `${words.slice(0, length).join(' ').toLowerCase()} `
      const alike = others.flatMap((values) => values.find((each) => each.toLowerCase().startsWith(start)) ?? [])
      const isLabel = /^\p{L}+(?: \p{L}+)*$/u.test(label) && !noLabel.test(label)
      if (isLabel && others.length > 0 && alike.length === others.length && new Set([value, ...alike]).size > 1)
        return [
          {
            label,
            isNumber: [value, ...alike].every((each) => /^\s*\d+(?:\s+\p{L}+)?$/u.test(each.slice(start.length))),
          },
        ]
    }
    return []
  })
}

const noLabel =
  /^(?:the|an?|in|on|at|by|for|with|from|about|very|not|no|up|to|of|and|or|sleeps|seats|takes|lasts|one|two|three|half|per)\b/i

const unitSigns: Readonly<Record<string, string>> = {
  minutes: 'min',
  hours: 'h',
  weeks: 'weeks',
  days: 'days',
  kms: 'km',
  kgs: 'kg',
}

function fieldNamed(label: string, kind: 'number' | 'money' | 'text' | 'date'): Field {
  return {
    name: toIdentifier(label),
    label,
    kind,
    required: false,
    ...(unitSigns[label.toLowerCase()] !== undefined && { unit: unitSigns[label.toLowerCase()] }),
  }
}
