// "Cut, colour and blow dry": services that are named one by one are what can be booked, each with its price and its time,
// and no facts of one service.
import type { Brief, Field } from '../../brief.ts'
import { factsOfService } from '../../topics/named-services.ts'
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { isFieldWord } from '../fields/field-kinds.ts'
import { readFields } from '../fields/read-fields.ts'

const services = /(?:^|\s)(?:service|treatment)$/
/** What is said of each service, and is none. */
const ofEach =
  /^(?:names?|titles?|prices?|costs?|minutes?|duration|length|description|details?|photos?|pictures?|categor(?:y|ies)|notes?|service|services|day|date|time|times|days|hours|opening hours|available|duration in minutes|from|to)$/i
const isClosed = /^closed\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i
const counted = /^(?:\d+|two|three|four|five|six|seven|eight) /i
const leastNamed = 2
const mostWords = 4

function isNameOf({ label, kind, options }: Field): boolean {
  const isPlain = options === undefined && ['text', 'long', 'boolean', 'number', 'picture'].includes(kind)
  return (
    isPlain &&
    !ofEach.test(label) &&
    !isPersonNoun(label) &&
    !isFieldWord.test(label) &&
    label.split(' ').length <= mostWords
  )
}

/** Those who work there by name, "three artists named Mia, Jonas and Lee": nothing that is done. */
const people = /\b\p{L}+s (?:named|called)\s+((?:\p{Lu}\p{L}+(?:,\s*|,?\s+(?:and|or)\s+)?)+)/u

function peopleIn(text: string): string[] {
  return (people.exec(text)?.[1] ?? '').toLowerCase().split(/[^\p{L}]+/u)
}

/** The brief of a page for bookings with its services as rows, where nothing but services was read as their facts. */
export function withNamedServices(brief: Brief): Brief {
  if (!services.test(brief.entity.singular) || brief.copy.offers.length > 0) return brief
  const names = peopleIn(brief.message ?? brief.request)
  const told = brief.fields.filter(
    ({ label }) => !isClosed.test(label) && !counted.test(label) && !names.includes(label.toLowerCase()),
  )
  if (told.length < leastNamed || !told.every((field) => isNameOf(field))) return brief
  const of = brief.entity.singular
  const offers = told.map(({ label }) => {
    const { minutes, price } = factsOfService(label)
    return { name: label, price: `${price}`, details: `${minutes} min`, of }
  })
  const { fields } = readFields('name (required), price, minutes (number), description')
  return { ...brief, fields, copy: { ...brief.copy, offers } }
}
