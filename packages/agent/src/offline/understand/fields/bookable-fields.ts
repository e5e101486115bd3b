// What is booked says what it is and costs: on which days and at what times it can be had is said when it is booked.
import type { Brief } from '../../brief.ts'
import { withNamedServices } from '../bookings/named-services.ts'
import { withWorkers } from '../bookings/said-workers.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize } from '../inflect.ts'
import { readFields } from './read-fields.ts'

/** "Lessons, days and times": when, and no fact of a lesson. */
const saysWhen = /\bdays?(?:,| and| &) (?:the )?(?:times?|hours?)\b/i

const numbered = String.raw`\p{L}[\p{L} ]* \d+`
const booked = new RegExp(String.raw`\bbook ((?:${numbered}, )*${numbered} or ${numbered}), (?:open|every day)\b`, 'u')

/** "Members book court 1, court 2 or court 3": each thing that can be booked is named, and nobody said what it costs. */
function withNamedThings(brief: Brief): Brief {
  const named = booked.exec(brief.request)?.[1]
  const [title] = brief.fields
  if (named === undefined || title === undefined) return brief
  const of = brief.entity.singular
  const offers = named.split(/, | or /u).map((name) => ({ name: capitalize(name), details: '', of }))
  return { ...brief, fields: [title], copy: { ...brief.copy, offers } }
}

const isDoneBySomebody = /(?:^|\s)(?:service|treatment|haircut|massage|repair|job)$/

/** The brief of a page for bookings without facts that a booking says itself, or that say whose page it is. */
export function withBookableFields(brief: Brief): Brief {
  if (brief.front !== 'booking') return brief
  const made = withNamedServices(withNamedThings(withoutTimes(brief)))
  return isDoneBySomebody.test(made.entity.singular) ? withWorkers(made) : made
}

function withoutTimes(brief: Brief): Brief {
  const isBooked = brief.more.some(({ singular }) => singular === 'booking')
  if (!isBooked || !saysWhen.test(brief.request)) return brief
  const [title, ...facts] = brief.fields
  if (title === undefined) return brief
  const isOwner = (label: string): boolean =>
    new RegExp(String.raw`\b(?:our|my|the) ${escapePattern(label)}\b`, 'i').test(brief.request)
  const own = facts.filter(
    ({ name, kind, label }) => kind !== 'date' && kind !== 'time' && name !== 'notes' && !isOwner(label),
  )
  // A court is used as long as somebody wants; what is done takes its time.
  const isPlace = /(?:^|\s)(?:court|room|table|boat|desk|pitch|lane)$/.test(brief.entity.singular)
  const usual = readFields(isPlace ? 'price, description' : 'price, minutes (number), description').fields
  return { ...brief, fields: [title, ...(own.length > 0 ? own : usual)] }
}
