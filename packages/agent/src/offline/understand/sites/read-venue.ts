// A place that takes reservations: guests fill in a form, and whoever runs the place confirms what came in.
import type { Entity, Field } from '../../brief.ts'
import { type Archetype, archetypeById } from '../archetypes/archetypes.ts'
import type { BuildReading, Words } from '../finish-brief.ts'
import { readArchetypal } from '../archetypes/read-archetypal.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readVisitorForm } from './read-visitor-form.ts'
import { hasDesk, isClosed } from '../read-wishes.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'

const venue =
  /\b(?:restaurant|ristorante|gasthof|gasthaus|steakhouse|tapas bar|beer garden|bistro|brasserie|caf[eé]|diner|trattoria|osteria|pizzeria|tavern|inn|wine bar|pub|(?:party|event|function|banquet) (?:room|hall|barn)|village hall|bowling alley|venue)s?\b/i
/** Tables are reserved where people eat. */
const ofTables =
  /\btable (?:reservation|booking)s?\b|\b(?:reserv(?:e|es|ing)|book(?:s|ing)?|asks? for) (?:an?|the|their|your) table\b/i
/** "Reserve a table with date, time and persons". */
const tableWith =
  /\b((?:reserv(?:e|es|ing)|book(?:s|ing)?|asks? for) (?:an?|the|their|your) table)\s*(?:with|by giving|for|:|\()\s*((?:an? |the |their )?(?!\d)[^.;()]*\b(?:date|day|time)\b[^.;()]*)\)?/iu
const asksToReserve =
  /\breserv(?:e|es|ed|ing|ations?)\b|\bbook(?:s|ing)? (?:an?|the|their|your) (?:\p{L}+ )?(?:table|lane|room|date|place|seat)s?\b|\b(?:table|lane|room) bookings?\b|\b(?:requests?|asks?(?: for)?|asking for) (?:an?|the) (?:date|table|room|booking)\b/iu
/** Where each table or room is kept with facts of its own, guests choose among them. */
const choosesOne =
  /\b(?:tables|rooms|lanes|halls)\s*(?:\(|:|with|have|has|are)|\b(?:each|every|which|what|choose an?|pick an?|free|available) (?:table|room|lane|hall)s?\b|\btime ?slots?\b|\bseats? per table\b/i
const otherParts = /\b(?:chat|forum|shop|blog|tickets?)\b/i

/** "A reservation page: name, phone, party size, date". */
const listsFacts = /:\s*(?:the |their )?name,[^.;]*\b(?:date|time|day)\b/i

/** "…; table reservation": that there are reservations is no fact of a dish. */
const onlyNamed = /[,;]\s*(?:and\s+)?(?:an? )?(?:table )?(?:reservations?|bookings?)(?: form)?\s*(?=[.;,]|$)/giu

const verbs: readonly [RegExp, string][] = [
  [/\bconfirm/i, 'Confirmed'],
  [/\baccept/i, 'Accepted'],
  [/\bapprove/i, 'Approved'],
  [/\bdeclin/i, 'Declined'],
  [/\breject/i, 'Rejected'],
  [/\bcancel/i, 'Cancelled'],
]

/** "Staff confirm or decline them": how far each has come; null where nobody decides. */
function decided(text: string): Field | null {
  const options = verbs.flatMap(([says, state]) => (says.test(text) ? [state] : []))
  if (options.length === 0) return null
  return {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    required: false,
    options: ['New', ...options],
    isInternal: true,
  }
}

/** What is said of a reservation beside who makes it. */
function whenAndHowMany(text: string): string {
  const said = tableWith
    .exec(text)?.[2]
    ?.replace(/^(?:an?|the|their)\s+|\b(?:your |their )?name,\s*/gi, '')
    .trim()
  if (said === undefined) return 'date, time and number of guests'
  return /\b(?:guests|persons|people|seats|how many|party|size)\b/i.test(said) ? said : `${said}, number of guests`
}

/** When somebody comes has to be said, and how many come is a figure, whatever it is called. */
function asAsked(field: Field): Field {
  if (field.kind === 'date' || field.kind === 'time') return { ...field, required: true }
  return field.kind === 'text' && /^(?:guests|persons|people|players|seats|pax|party size)$/i.test(field.label)
    ? { ...field, kind: 'number' }
    : field
}

/** A place by its word, or one that has a menu, or people who answer, beside its tables. */
function isOfVenue(text: string): boolean {
  return venue.test(text) || (ofTables.test(text) && /\bmenu\b|\bconfirm|\bstaff\b|\basks? for\b/i.test(text))
}

/** Null for any other place, and where guests choose among tables that are listed. */
export function readVenue(words: Words): BuildReading | null {
  const text = words.whole
  const leads = archetypeById('leads')
  if (leads === null || !isOfVenue(text) || !asksToReserve.test(text)) return null
  if (choosesOne.test(text) || otherParts.test(text)) return null
  const noun = /\breserv/i.test(text) ? 'reservation' : 'booking'
  const reach = /\bphone\b/i.test(text) ? 'phone' : 'email'
  // Who comes is part of every reservation, whether or not it was said.
  const isNamedForm = readVisitorForm(text)?.fields.some(({ name }) => /name/.test(name)) === true
  const isTold = isNamedForm || listsFacts.test(text)
  const usual = isTold ? '' : ` Guests reserve with name, ${reach}, ${whenAndHowMany(text)}.`
  const rest = isTold ? text : text.replace(tableWith, '$1').replace(onlyNamed, ' ')
  const archetype: Archetype = { ...leads, noun }
  const reading = readArchetypal({ ...words, text: `${rest.replace(/[\s.]*$/, '.')}${usual}` }, archetype)
  if (!reading.ok) return reading
  const { brief } = reading
  if (!brief.isInbox) return reading
  const status = decided(text)
  // "Table reservations with name, phone and date" are the reservations, with the facts that they were told to have.
  const itself = brief.more.find(({ singular }) => isReservation.test(singular))
  const fields = (itself?.fields ?? brief.fields)
    .filter(({ name }) => status === null || !isState.test(name))
    .map(asAsked)
    .map((field) => (isTold || itself !== undefined || !isReach(field) ? field : { ...field, required: false }))
  // Who decides was said, and nothing of a door before it.
  const isOpen = status !== null && !hasDesk(text) && !isClosed(text) && !hasAccounts.test(text)
  const isNamed = words.name !== undefined || !/^(?:staff|guests?|tables?|reservations?|bookings?)$/i.test(brief.name)
  return {
    ...reading,
    brief: {
      ...brief,
      ...(isOpen && { access: 'open' as const, isInboxShown: true, isInboxKept: false }),
      name: isNamed ? brief.name : capitalize(venue.exec(text)?.[0]?.toLowerCase() ?? brief.name),
      entity: { singular: noun, plural: pluralize(noun) },
      fields: status === null ? fields : [...fields, status],
      more: withSections(
        withoutServices(
          brief.more.filter((kind) => kind !== itself),
          text,
        ),
        text,
      ),
    },
  }
}

const hasAccounts = /\b(?:admin|accounts?|log-?ins?|passwords?)\b/i
const isReservation = /\b(?:reservation|booking)$/
const isState = /^(?:status|confirmed|accepted|approved|declined|rejected|cancelled)$/
const isReach = ({ kind }: Field): boolean => kind === 'email' || kind === 'phone'

/** The prices and parts of a menu are those of its dishes, and what has the menu is the site itself. */
function withoutServices(kinds: readonly Entity[], text: string): Entity[] {
  const hasMenu = kinds.some(({ singular }) => singular === 'menu item')
  return kinds.filter(({ singular, plural }) => {
    if (venue.test(singular)) return text.toLowerCase().includes(plural)
    if (!hasMenu) return true
    return singular === 'service' ? /\bservices\b/i.test(text) : !/^(?:part|section|category)$/.test(singular)
  })
}

const section =
  /^(?:starters?|appeti[sz]ers|mains|main courses|main dishes|vegetarian|sides|side dishes|drinks|beverages|sweets|small plates|specials|snacks|desserts?|cakes|pastries|breakfast|brunch|lunch|dinner|coffees?|teas?|wines?|beers?|cocktails|fish|meat|grills?)$/i
const preposition =
  /^.*\b(?:with|of|has|have|had|into|are|is|the|our|my|in|on|offers?|for|like|serves?|parts|and|or)\s+/iu
const row =
  /(?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+(?:\s*[,/]\s*(?:and |or )?[\p{L}'’-]+(?: (?!with\b|and\b|or\b|for\b|in\b|each\b|at\b|to\b|are\b|is\b|that\b|which\b)[\p{L}'’-]+)?)*(?:,?\s+(?:and|or|&)\s+[\p{L}'’-]+(?: (?:courses|dishes|plates))?|\s*,\s*[\p{L}'’-]+)/giu

/** Parts of menus have names of their own, or that of the food they hold. */
const isSection = (name: string): boolean => section.test(name) || sensesOfNoun(name)?.senses.includes('food') === true

/** "A menu with starters, pastas and desserts": the parts, as they were said. */
function sectionsIn(text: string): string[] {
  const rows = [...text.matchAll(row)].map(([said]) => {
    const names = said
      .split(/\s*[,/]\s*(?:(?:and|or) )?|\s+(?:and|or|&)\s+/iu)
      .map((name) => name.replace(preposition, '').trim())
      .filter((name) => name !== '')
    return names.slice(Math.max(0, names.findIndex(isSection)))
  })
  // One that stands for many of its sort tells them from what a dish is made of: "flour, egg and milk".
  const sections = rows
    .filter((names) => names.length >= 2 && names.every(isSection) && names.some((name) => /s$/i.test(name)))
    .flat()
  return [...new Set(sections.map((name) => capitalize(name.toLowerCase())))]
}

/** By which part of the menu its dishes are told apart. */
function withSections(kinds: readonly Entity[], text: string): Entity[] {
  const options = sectionsIn(text)
  return kinds.map((kind) => {
    const isTold = kind.singular !== 'menu item' || kind.fields.some(({ options: own }) => own !== undefined)
    const [title, ...others] = kind.fields
    if (isTold || options.length < 2 || title === undefined) return kind
    const category: Field = { name: 'category', label: 'Category', kind: 'choice', required: false, options }
    return { ...kind, fields: [title, category, ...others.filter(({ name }) => name !== 'category')] }
  })
}
