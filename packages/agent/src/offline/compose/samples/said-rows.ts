// The things that a message named: they are the first rows of the records that they were called by, as they were said.
import type { Copy, Field } from '../../brief.ts'
import { isYear } from '../../understand/rows/named-things.ts'
import { amountOf } from '../../understand/rows/read-offers.ts'
import { nounOfShown } from '../../understand/kinds/shown-kinds.ts'
import { placeValues } from '../../understand/fields/placed-values.ts'
import { capitalize, singularize } from '../../understand/inflect.ts'
import { quoteText } from '../data/quote-sql.ts'
import type { View } from '../views.ts'

type Offer = Copy['offers'][number]

const lastWord = (noun: string): string => noun.split(' ').at(-1) ?? noun

/** Whether things that go by one noun are the records of another: "works" are projects, "four soaps" a soap shop's products. */
function isCalled(of: string, { entity, front, base }: View): boolean {
  const noun = entity.singular
  return (
    lastWord(of) === lastWord(noun) ||
    of === lastWord(noun) ||
    nounOfShown(of) === noun ||
    (front === 'shop' && noun === 'product' && base === '/products')
  )
}

/** Those of the named things that are rows of a view; what has a price and no noun goes where prices are. */
export function offersFor(view: View, all: readonly View[]): Offer[] {
  const { offers } = view.copy
  const kinds = all.filter(({ isInbox }) => !isInbox)
  const ownerOf = ({ of, price }: Offer): View | undefined =>
    kinds.find(({ entity }) => entity.singular === of) ??
    (of === '' ? undefined : kinds.find((each) => isCalled(of, each))) ??
    (price === undefined ? undefined : kinds.find(({ fields }) => fields.some(({ kind }) => kind === 'money')))
  return view.isInbox ? [] : offers.filter((offer) => ownerOf(offer)?.entity.singular === view.entity.singular)
}

const clock = /\b([01]?\d|2[0-3])[:.]([0-5]\d)\b/
const minutes = /\b(\d{1,3})\s*(?:min(?:ute)?s?)\b/i
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const dayOfMonth = new RegExp(
  String.raw`\b([0-2]?\d|3[01])(?:st|nd|rd|th|\.)?\s+((?:${months.join('|')})[a-z]*)(?:\s+(20\d{2}))?`,
  'i',
)

/** "June 21, 2027" is 21 June 2027. */
const monthFirst = new RegExp(
  String.raw`\b((?:${months.join('|')})[a-z]*)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?=\s|$)`,
  'i',
)

/** What was said as one of two: the back of a card, the translation of a phrase. */
export function secondOf({ entity, fields }: View): Field | null {
  const isTwofold = /(?:^|\s)(?:card|phrase|word|entry|term|expression|sentence|abbreviation|sign)$/.test(
    entity.singular,
  )
  const [, ...rest] = fields
  return isTwofold ? (rest.find(({ kind }) => kind === 'text' || kind === 'long') ?? null) : null
}

const isShort = (details: string): boolean =>
  details !== '' && !/[\d,;]/.test(details) && details.split(/\s+/).length <= 5

/** A value that belongs to a field, as its column stores it; null where it does not fit. */
function asLiteral({ kind, options = [] }: Field, value: string): string | null {
  switch (kind) {
    case 'number':
    case 'money':
    case 'rating':
      return /-?\d+(?:[.,]\d+)?/.exec(value)?.[0].replace(',', '.') ?? null
    case 'boolean':
      return String(/^(?:yes|true|done|x|✓)$/i.test(value))
    case 'time':
      return /^\d{1,2}:\d{2}$/.test(value) ? quoteText(value.padStart(5, '0')) : null
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? quoteText(value) : dayLiteral(value)
    case 'choice': {
      const option = options.find((each) => each.toLowerCase() === value.toLowerCase())
      return option === undefined ? null : quoteText(option)
    }
    case 'reference':
      return null
    default:
      return quoteText(capitalize(value))
  }
}

/** "3 May": of this year where none was said. */
function dayLiteral(value: string): string | null {
  const iso = /\b20\d{2}-\d{2}-\d{2}\b/.exec(value)?.[0]
  if (iso !== undefined) return quoteText(iso)
  const [, day = '', month = '', said] = dayOfMonth.exec(value.replace(monthFirst, '$2 $1')) ?? []
  const at = months.findIndex((each) => month.toLowerCase().startsWith(each)) + 1
  return day === '' ? null : `make_date(${said ?? 'extract(year from current_date)::int'}, ${at}, ${Number(day)})`
}

/** What was said of a thing, as a value of one of its fields; null where nothing was. */
export function saidLiteral(field: Field, offer: Offer, fields: readonly Field[]): string | null {
  const { price } = offer
  const { name, kind, options = [] } = field
  const { values, rest } = placeValues(offer, fields)
  const placed = values.get(name)
  if (placed !== undefined) return asLiteral(field, placed)
  if (/^(?:category|section|group|type)$/.test(name) && offer.group !== undefined) return quoteText(offer.group)
  const details = rest.join(', ')
  switch (kind) {
    case 'money':
      return price === undefined ? null : String(amountOf(price))
    case 'number':
      if (/temperature|degrees/.test(name)) return /(-?\d+(?:\.\d+)?)\s*°/.exec(details)?.[1] ?? null
      if (/year/.test(name)) return isYear.exec(details)?.[0] ?? null
      if (/minute|duration|length/.test(name)) return minutes.exec(details)?.[1] ?? null
      return (
        new RegExp(String.raw`\b(\d{1,5})\s+${name.replaceAll('_', ' ')}\b`, 'i').exec(details)?.[1] ??
        // "Wind 22" of "wind in km/h".
        (/_in(?:_|$)/.test(name)
          ? new RegExp(String.raw`\b${name.split('_')[0] ?? ''} (\d{1,5})\b`, 'i').exec(details)?.[1]
          : undefined) ??
        null
      )
    case 'time': {
      const [, hour = '', minute = ''] = clock.exec(details) ?? []
      return hour === '' ? null : quoteText(`${hour.padStart(2, '0')}:${minute}`)
    }
    case 'date':
      return dayLiteral(details)
    case 'choice': {
      const words = offer.name.toLowerCase().split(/\s+/)
      const option =
        options.find((each) => details.toLowerCase().includes(each.toLowerCase())) ??
        // "Silver ring" is one of the rings.
        options.find((each) => words.some((word) => singularize(word) === singularize(each.toLowerCase())))
      return option === undefined ? null : quoteText(option)
    }
    case 'text': {
      // "Agnes Brindle, letter cutter": what somebody is.
      if (/^(?:role|job|position|profession|trade|title)$/.test(name) && isShort(details))
        return quoteText(`${details.charAt(0).toUpperCase()}${details.slice(1)}`)
      const found = /\b(?:week)?day\b/.test(name) ? weekday.exec(details)?.[0] : undefined
      return found === undefined ? null : quoteText(found)
    }
    case 'long': {
      const left = details.replace(/^\d{4}$/, '').trim()
      return left === '' ? null : quoteText(capitalize(left))
    }
    default:
      return null
  }
}
