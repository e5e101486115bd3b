// A place that takes reservations: guests fill in a form, and whoever runs the place confirms what came in.
import type { Field } from '../brief.ts'
import { type Archetype, archetypeById } from './archetypes.ts'
import type { BuildReading, Words } from './finish-brief.ts'
import { readArchetypal } from './read-archetypal.ts'
import { pluralize } from './inflect.ts'
import { readVisitorForm } from './read-visitor-form.ts'

const venue =
  /\b(?:restaurant|bistro|brasserie|caf[eé]|diner|trattoria|osteria|pizzeria|tavern|inn|wine bar|pub|(?:party|event|function|banquet) (?:room|hall|barn)|village hall|bowling alley|venue)s?\b/i
const asksToReserve =
  /\breserv(?:e|es|ed|ing|ations?)\b|\bbook(?:s|ing)? (?:an?|the|their|your) (?:\p{L}+ )?(?:table|lane|room|date|place|seat)s?\b|\b(?:table|lane|room) bookings?\b|\brequests? (?:an?|the) (?:date|table|room|booking)\b/iu
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

/** When somebody comes has to be said, and how many come is a figure, whatever it is called. */
function asAsked(field: Field): Field {
  if (field.kind === 'date' || field.kind === 'time') return { ...field, required: true }
  return field.kind === 'text' && /^(?:guests|persons|people|players|seats|pax|party size)$/i.test(field.label)
    ? { ...field, kind: 'number' }
    : field
}

/** Null for any other place, and where guests choose among tables that are listed. */
export function readVenue(words: Words): BuildReading | null {
  const text = words.whole
  const leads = archetypeById('leads')
  if (leads === null || !venue.test(text) || !asksToReserve.test(text)) return null
  if (choosesOne.test(text) || otherParts.test(text)) return null
  const noun = /\breserv/i.test(text) ? 'reservation' : 'booking'
  const reach = /\bphone\b/i.test(text) ? 'phone' : 'email'
  const isTold = readVisitorForm(text) !== null || listsFacts.test(text)
  const usual = isTold ? '' : ` Guests reserve with name, ${reach}, date, time and number of guests.`
  const rest = isTold ? text : text.replace(onlyNamed, ' ')
  const archetype: Archetype = { ...leads, noun }
  const reading = readArchetypal({ ...words, text: `${rest.replace(/[\s.]*$/, '.')}${usual}` }, archetype)
  if (!reading.ok || !reading.brief.isInbox) return reading
  const { brief } = reading
  const status = decided(text)
  const fields = brief.fields.filter(({ name }) => status === null || name !== 'status').map(asAsked)
  return {
    ...reading,
    brief: {
      ...brief,
      entity: { singular: noun, plural: pluralize(noun) },
      fields: status === null ? fields : [...fields, status],
    },
  }
}
