// What a book of records is called by is no name for one of them: a household budget holds expenses, a ledger entries.
import type { Brief } from '../../brief.ts'
import { fieldSchema } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { isOnlyThing } from '../fields/own-names.ts'
import { topicOfNoun } from '../../topics/index.ts'
import { pluralize } from '../inflect.ts'
import { isPersonNoun } from '../../compose/samples/sample-names.ts'

/** What is in it, by what it is called; the first that fits. */
const contents: readonly (readonly [RegExp, string])[] = [
  [/(?:^| )budget$/, 'expense'],
  [/(?:^| )fuel$/, 'fill-up'],
  [/(?:^| )mileage$/, 'trip'],
  [/(?:^| )yoga$/, 'session'],
  [/(?:^| )walking$/, 'walk'],
  [/(?:^| )cycling$/, 'ride'],
  [/(?:^| )swimming$/, 'swim'],
  [/(?:^| )running$/, 'run'],
  [/(?:^| )(?:inventory|stock|stockroom|brewery|bakery|pharmacy)$/, 'item'],
  [/(?:^| )(?:ledger|diary|journal|log|logbook|planner|register|cash ?book)$/, 'entry'],
]

/** A budget that is set for something is one of several. */
const isLimit = /limit|spent|remaining|left|allocated|planned|budget|per_month/

/** What says what an entry is about, where nobody asked for a name beside it. */
const tells = /^(?:ingredient|item|product|part|paper|material|article|medicine|chemical|what_for)$/

/** What is written into a book goes by what was written. */
const isOfBook = /^(?:entry|expense|transaction|payment)$/

/** Records are called by what was said of them, and not by a name that nobody asked for. */
function withSaidTitle(brief: Brief): Brief {
  const [title, ...facts] = brief.fields
  if (title?.name !== 'name' || brief.front !== 'list' || /\b(?:names?|called)\b/i.test(brief.request)) return brief
  const own = brief.entity.singular.replaceAll(' ', '_')
  const said = facts.find(
    ({ name, kind }) =>
      (kind === 'text' || kind === 'long') &&
      (name === own || tells.test(name) || (name === 'description' && isOfBook.test(brief.entity.singular))),
  )
  return said === undefined
    ? brief
    : {
        ...brief,
        fields: [{ ...said, kind: 'text', required: true }, ...facts.filter((field) => field !== said)],
      }
}

/** "Volunteer roster", "staff rota": those who stand in it. */
const rosterOf = /\b(volunteer|player|member|helper|driver|nurse|lifeguard)s?(?:['’]s?)? (?:roster|rota|register)\b/i

/** "My solar panels: date, kWh produced, kWh used": what is noted of a day is measured, and has no name. */
function areReadings({ entity: { singular }, fields: [title, ...facts] }: Brief): boolean {
  const measured = facts.filter(
    ({ kind, name, unit }) => kind === 'number' && (unit !== undefined || /kwh|temperature|level|pressure/.test(name)),
  )
  return (
    (title?.callsByFacts === true || title?.isMade === true) &&
    isOnlyThing(singular) &&
    measured.length >= 2 &&
    facts.some(({ name }) => name === 'date' || name === 'day')
  )
}

function itemOf(brief: Brief): string | undefined {
  const {
    entity: { singular },
    fields,
    request,
  } = brief
  const [title] = fields
  if (areReadings(brief)) return 'reading'
  // A broker's stock is no shop's.
  if (/^(?:stock|item)$/.test(singular) && fields.some(({ name }) => /^(?:ticker|shares?|dividends?)$/.test(name)))
    return 'holding'
  if (singular === 'entry' && title?.name === 'name') return rosterOf.exec(request)?.[1]?.toLowerCase()
  // "Repair tickets: customer, device": a ticket is of a customer.
  if (isPersonNoun(singular) && title?.name === singular) return singularIn(headOf(request))
  if (singular === 'address') return soughtHome.exec(request)?.[1]?.toLowerCase()
  return contents.find(([pattern]) => pattern.test(singular))?.[1]
}

const soughtHome = /\b(flat|apartment|house|home|room)[ -](?:hunt\w*|search|viewings?)\b/i

const headOf = (request: string): string => /^[^:.]*?(?=\s*:)/.exec(request)?.[0] ?? ''

function singularIn(head: string): string | undefined {
  return /\b(ticket|order|repair|invoice|loan|donation|payment)s$/i.exec(head)?.[1]?.toLowerCase()
}

/** What is counted on a walk is no list of things to do. */
function withCountedSteps(brief: Brief): Brief {
  const isMoved = brief.fields.some(
    ({ name, kind }) => kind === 'number' && /km|distance|calor|minutes|miles/.test(name),
  )
  const isCooked = brief.fields.some(({ name }) => /ingredient|servings/.test(name))
  return isMoved && !isCooked && brief.fields.some(({ name, kind }) => name === 'steps' && kind === 'long')
    ? { ...brief, fields: brief.fields.map((field) => (field.name === 'steps' ? { ...field, kind: 'number' } : field)) }
    : brief
}

/** The brief with a name for the single record, where its kind goes by what holds them all. */
export function withNamedEntries(brief: Brief): Brief {
  const titled = withSaidTitle(brief)
  return withCountedSteps(withSaidTitle(withItem(titled)))
}

function withItem(brief: Brief): Brief {
  const { singular, plural } = brief.entity
  const item = itemOf(brief)
  if (item === undefined || brief.front !== 'list') return brief
  // Who says it of several means the books themselves, and other records may belong to them.
  const isOneOfSeveral = new RegExp(String.raw`\b${escapePattern(plural)}\b`, 'i').test(brief.request)
  const isPointedAt =
    brief.links.some(({ from, to }) => from === singular || to === singular) ||
    brief.more.some((kind) => kind.singular === item || kind.fields.some(({ to }) => to === singular)) ||
    brief.copy.pages.some(({ of }) => of === singular) ||
    brief.copy.offers.some(({ of }) => of === singular)
  const [title, ...facts] = brief.fields
  const isMeasured = item === 'reading' && areReadings(brief)
  if (title === undefined || (isOneOfSeveral && !isMeasured) || isPointedAt) return brief
  if (item === 'expense' && facts.some(({ name }) => isLimit.test(name))) return brief
  return {
    ...brief,
    topic: topicOfNoun(item)?.id ?? brief.topic,
    entity: { singular: item, plural: pluralize(item) },
    // A title that was called like the book is called like what is in it.
    fields: isMeasured
      ? withMadeTitle(facts, item)
      : [title.isMade === true ? { ...title, ...namedBy(item) } : title, ...facts],
  }
}

function namedBy(item: string): { name: string; label: string } {
  const name = fieldSchema.shape.name.parse(item.replaceAll(/[^a-z]/g, '_'))
  return { name, label: item.charAt(0).toUpperCase() + item.slice(1) }
}
