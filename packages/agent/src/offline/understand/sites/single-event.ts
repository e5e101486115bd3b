// A page for one concert that people come to: the event itself is its one row, with what was said of it.
import type { Brief, Field } from '../../brief.ts'
import { isDay } from '../rows/named-things.ts'
import { readFields } from '../fields/read-fields.ts'
import { happens } from '../people/read-takes.ts'

const oneOf =
  /\b(?:for|of|about)\s+(?:our|my|the|an?|this)\s+(?:(?!of\b|with\b|each\b)[\p{L}'’-]+\s+){0,3}?(concert|event|party|gig|show|talk|lecture|workshop|dinner|festival|reading|screening|meet-?up|performance|evening|tour|hike|tournament)\b(?!s)/iu
const several =
  /\b(?:each|every)\s+(?:concert|event|party|gig|show|talk|lecture|workshop|dinner|reading|tour|hike)\b|\b(?:concerts|events|gigs|shows|talks)\b/i
const day =
  /\b\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?:,?\s+20\d{2})?|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+20\d{2})?|\b20\d{2}-\d{2}-\d{2}\b/iu
const clock = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)\b|\b([01]?\d|2[0-3]):([0-5]\d)\b/i
const place =
  /(?<=[\d\p{L},]\s)(?:in|at)\s+((?:the\s+(?:[\p{Ll}'’-]+\s+){0,2}?[\p{L}'’-]+)|\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)*)(?=\s*(?:[,.;]|$|\b(?:with|for|on)\b))/u
const seats = /\b(\d{1,5})\s+(?:free\s+)?(seats?|places?|spots?|tickets?)\b/i

/** Is the message about one event that has its day? */
export function isSingleEvent(text: string): boolean {
  return oneOf.test(text) && !several.test(text) && day.test(text)
}

function timeOf(text: string): string | null {
  const [, hour, minutes = '00', half, plain, rest] = clock.exec(text) ?? []
  if (plain !== undefined) return `${plain.padStart(2, '0')}:${rest ?? '00'}`
  if (hour === undefined) return null
  const late = /pm/i.test(half ?? '') && Number(hour) < 12 ? 12 : 0
  return `${String(Number(hour) + late).padStart(2, '0')}:${minutes}`
}

/** The brief with its one event as a row; as it was where there are several or nothing says when it is. */
export function withSingleEvent(brief: Brief): Brief {
  const { front, entity, copy, parts, fields, name, request } = brief
  const isOne = front === 'site' && parts.includes('signups') && happens.test(entity.singular)
  if (!isOne || !isSingleEvent(request) || copy.offers.length > 0) return brief
  const when = day.exec(request)?.[0]
  if (when === undefined || !isDay.test(when)) return brief
  const [, count, unit = ''] = seats.exec(request) ?? []
  const time = timeOf(request)
  const where = place.exec(request)?.[1]
  const wanted: Field[] = [
    ...(time === null ? [] : readFields('time').fields),
    ...(count === undefined ? [] : readFields(`${unit.replace(/s?$/, 's').toLowerCase()} (number)`).fields),
  ].filter((field) => !fields.some((known) => known.name === field.name))
  const [title, ...rest] = fields
  if (title === undefined) return brief
  const details = [when, count === undefined ? null : `${count} ${unit}`, time, where].filter(
    (each) => each !== null && each !== undefined,
  )
  return {
    ...brief,
    fields: [title, ...rest.slice(0, 1), ...wanted, ...rest.slice(1)],
    copy: { ...copy, offers: [{ name, details: details.join(', '), of: entity.singular }] },
  }
}
