// A site that is told in prose: "site for my garage, we do repairs, tyres and inspections since 1987, mon to fri 8-17". What
// is done, when, what it costs and who does it stand on the page in the message's own words; nothing else is claimed.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Copy } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readFacts } from '../names/own-details.ts'
import { readStyle } from '../looks/read-look.ts'
import { liftLooks } from '../looks/said-looks.ts'
import type { Said } from './list-of-parts.ts'
import { type SitePart, sitePartOf } from './parts.ts'

export interface ToldSite {
  sections: Copy['sections']
  facts: Copy['facts']
  lines: string[]
  /** What somebody said to be, where that stands in a clause of its own. */
  self: string
  /** What it is to show besides, of which nothing was told yet. */
  parts: Said[]
}

const day = String.raw`(?:(?:mon|fri|sun)(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|sat(?:urday)?)s?\b`
const days = String.raw`${day}(?:\s*(?:-|–|,|&|and|to|till|until|through)\s*${day})*`
const clock = String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|h)?`
const hours = String.raw`(?:(?:at|from)\s+)?${clock}(?:\s*(?:-|–|to|till|until)\s*${clock})?`
/** "Training tuesdays and thursdays 18:00 in the school gym", "tue-sat", "open saturdays 9 to 1". */
const times = new RegExp(
  String.raw`^((?:\p{L}+\s+){0,2}?)(?:on\s+|every\s+)?(${days})(?:,?\s+(${hours}))?((?:,?\s+(?:in|at)\s+.+)?)$`,
  'iu',
)
const since = /,?\s*\b(?:founded in|established in|since|est\.?)\s+((?:1[89]|20)\d{2})\b/i
const price =
  /^(?:(.*?\p{L})\s*[:–-]?\s*(?:for\s+)?)?((?:[€$£]\s?\d[\d.,]*)|(?:\d[\d.,]*\s?(?:[€$£]|euros?|eur|dollars?|pounds?|usd|chf|francs?))(?:\s+(?:an?|per|each)\s+(?:hour|lesson|session|person|child|night|day|week|month|year|piece|class|course|visit)| each)?)$/iu
const signs: readonly [RegExp, string][] = [
  [/\s?(?:euros?|eur)\b/i, '€'],
  [/\s?(?:dollars?|usd)\b/i, '$'],
  [/\s?pounds?\b/i, '£'],
]
const deed =
  /\b(we|i)\s+(?:also\s+|mostly\s+|mainly\s+)?(do|offer|repair|fix|clean|sell|teach|treat|make|bake|build|paint|cut|grow|brew|print|tune|restore|install|rent out|play|cook|train|design|sew|write|translate|deliver|mend|service)\s+(.+)$/i
const people =
  /^(?:(?:the\s+)?(?:two|three|four|five|six|\d)\s+)?(\p{L}+s)\s+((?:\p{Lu}\p{L}+)(?:\s*,\s*\p{Lu}\p{L}+)*\s+(?:and|&)\s+\p{Lu}\p{L}+)$/u
/** Said of the site and of who uses it, and no copy for it. */
const wish =
  /\b(?:should|shall|must|needs?|wants?|would like|i['’]d like|please|looks?|look|big|large|buttons?|forms?|pages?|site|website|homepage|sections?|book(?:s|ing)? (?:me|by|only)|instagram|sign[- ]?up|call|mail me|e-?mail|people can|visitors|gallery|newsletter|phone number|number|works on|mobile|no frills|responsive|called|named|ads?|how (?:to|you)|nothing else|only|colou?rs?)\b/i
const phoneOrMail = /@|\d[\d\s/()-]{5,}\d/
const month =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu
const verb = /\b(?:is|are|can|has|have|comes?|starts?|welcome|free|included|possible)\b/i
const whatSite = String.raw`(?:web ?site|site|home ?page|web ?page|one[ -]?pager|landing page|page)`

/** What stands before the telling: "site for my garage", "my karate club wants a website", "a plumber and need a simple website". */
function withoutAsking(sentence: string): string {
  const asked = new RegExp(
    String.raw`^[^,.;:]*?\b${whatSite}\b(?:\s+(?:for|about|of)\s+[^,.;:]*?)?(?:\s*(?:[,:–-]|\.|$)\s*|\s+(?:with|where|that (?:shows?|has|says?))\s+)`,
    'iu',
  )
  return sentence.replace(asked, '')
}

interface Piece {
  text: string
  /** The deed that the list it stands in began with. */
  heading: string
}

/** "Kim, Jo and Rafa" stay together. */
const betweenNames = /(?<=\p{Lu}\p{Ll}+),\s(?=\p{Lu}\p{Ll}+(?:,|\s(?:and|&)\s\p{Lu}))/gu

const split = (text: string): string[] =>
  text
    .replace(betweenNames, '\u201a ')
    .split(/\s*,\s*(?:and\s+|plus\s+)?|\s*;\s*|\s+then\s+/)
    .map((each) =>
      each
        .replaceAll('\u201a', ',')
        .replace(/^(?:and|plus|also)\s+/i, '')
        .trim(),
    )
    .filter((each) => each !== '')

/** Between "and" stand two things, but two days or two names are one. */
const listOf = (text: string): string[] => text.split(/\s+(?:and|&|plus)\s+/i).map((each) => each.trim())

function headingOf(who: string, verbSaid: string): string {
  const by = who.toLowerCase() === 'i' ? 'I' : 'We'
  return /^(?:do|offer|service)$/i.test(verbSaid)
    ? `What ${by === 'I' ? by : 'we'} do`
    : `${by} ${verbSaid.toLowerCase()}`
}

function piecesOf(message: string): Piece[] {
  // "Bunting colours red and blue": what they are the colours of is no thing that is done.
  const plain = liftLooks(readColors(message.replace(/\b\p{L}+ (?=colou?rs\b)/giu, '')).rest).rest
  return plain.split(/(?<=[.!?])\s+|\n/u).flatMap((sentence) => {
    let heading = ''
    return split(withoutAsking(sentence.replace(/[.!?]+$/, ''))).flatMap((said): Piece[] => {
      const [, who = '', what = '', list = ''] = deed.exec(said) ?? []
      if (what === '') return [{ text: said, heading }]
      heading = headingOf(who, what)
      return [{ text: list, heading }]
    })
  })
}

const trimmed = (text: string): string =>
  text
    .replace(since, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:the|a|an|some|our|my)\s+/i, '')
    .trim()

function costOf(text: string): { name: string; cost: string } | null {
  const [, name = '', said = ''] = price.exec(text) ?? []
  if (said === '') return null
  const sign = signs.find(([word]) => word.test(said))
  return { name: capitalize(name.trim()), cost: sign === undefined ? said : `${sign[1]}${said.replace(sign[0], '')}` }
}

const mostWords = 5

/** A thing that is done or sold, and no sentence. */
function isThing(text: string): boolean {
  return text.split(' ').length <= mostWords && !verb.test(text) && !/\d/.test(text)
}

const isLook = (text: string): boolean => readStyle(text) !== undefined && text.split(' ').length <= 3

interface Reading {
  things: Map<string, string[]>
  prices: string[]
  facts: { label: string; value: string }[]
  counts: string[]
  lines: string[]
  parts: Said[]
  self: string
}

/** "Next concert 20 december", "church at 2", "party at the lake barn". */
const dated = new RegExp(
  String.raw`^((?:\p{L}+\s+){1,3}?)(?:(?:is\s+)?on\s+)?(\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?${month.source}.*|${month.source}\s+\d{1,2}.*)$`,
  'iu',
)
const placed = /^((?!in\b|at\b|on\b)\p{L}+(?:\s\p{L}+)?)\s+(?:at|in)\s+(\d.*|the\s.+)$/iu
/** "Online or in Lisbon", "at your place". */
const somewhere =
  /^(?=\S)(?:(?:only\s+)?(?:online|at (?:my|your|our) (?:home|place|house|studio)))?(?:(?<=\S)\s+(?:or|and)\s+)?(?:[iI]n \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)?$/u
const partOfDay = /^in the (?:mornings?|evenings?|afternoons?)\b/i
const counted = /^(?:max\.?|about|over|up to|only)?\s*\d+\s+\p{L}+(?:\s\p{L}+){0,2}$/iu
const self = /^(?:i['’]?m|i am|we are|we['’]re|(?:we|i) (?:run|have|own)) (?:an? |the )?(.+)$/i

function takeFact(text: string, { facts }: Reading): boolean {
  const [, label = '', said = '', at = '', where = ''] = times.exec(text) ?? []
  if (said !== '') {
    const value = [[capitalize(said), at].filter((each) => each !== '').join(' '), where.replace(/^,?\s+/, '')]
    const called = label.trim() === '' ? 'Open' : capitalize(label.trim())
    facts.push({ label: called, value: value.filter((each) => each !== '').join(', ') })
    return true
  }
  const [, what = '', value = ''] = dated.exec(text) ?? placed.exec(text) ?? []
  if (partOfDay.test(text)) facts.push({ label: 'When', value: capitalize(text) })
  else if (somewhere.test(text)) facts.push({ label: 'Where', value: capitalize(text) })
  else if (value !== '') facts.push({ label: capitalize(what.trim()), value: capitalize(value) })
  else return false
  return true
}

/** Whose work it is stands in the heading of its list; what only follows is what is done. */
function takeThings({ text, heading }: Piece, reading: Reading): boolean {
  const [, all = text, where = ''] = /^(.+?)\s+((?:at|in|from|on) the .+)$/i.exec(text) ?? []
  const names = (heading === '' ? [all] : listOf(all)).map(trimmed)
  if (!names.every((name) => name !== '' && isThing(name) && !isLook(name))) return false
  const under = heading === '' ? 'What we do' : heading
  reading.things.set(under, [...(reading.things.get(under) ?? []), ...names.map(capitalize)])
  if (where !== '') reading.facts.push({ label: 'Where', value: capitalize(where) })
  return true
}

function takePrice(text: string, reading: Reading): boolean {
  const found = costOf(text)
  if (found === null) return false
  if (found.name === '') reading.facts.push({ label: 'Price', value: found.cost })
  else reading.prices.push(`${found.name} ${found.cost}`)
  return true
}

const signUp: SitePart = {
  sort: 'form',
  noun: 'sign-up',
  fields: 'name (required), email (required), phone, message: long text',
}

/** "Live bands and how to sign up for a stand". */
function takeParts({ text, heading }: Piece, { parts }: Reading): boolean {
  const found = listOf(text)
    .map((each) => (/\bsign(?:ing)?[ -]?up\b/i.test(each) ? signUp : sitePartOf(each)))
    .flatMap((part) => (part === null || part.sort === 'none' ? [] : [part]))
    // In a list of what is done a word for a part is one of the things.
    .filter(({ sort }) => heading === '' || sort === 'form' || sort === 'contact')
  parts.push(...found.map((part) => ({ part, inside: '' })))
  return found.length > 0
}

function take(piece: Piece, reading: Reading): void {
  const text = trimmed(piece.text)
  const [, who = ''] = self.exec(text) ?? []
  const [, noun = '', names = ''] = people.exec(text) ?? []
  if (text === '' || takeParts({ ...piece, text }, reading)) return
  if (takeFact(text, reading) || takePrice(text, reading)) return
  if (wish.test(text) || phoneOrMail.test(text) || listOf(text).some(isLook) || month.test(text)) return
  if (noun !== '') reading.things.set(capitalize(noun), names.split(/\s*,\s*|\s+(?:and|&)\s+/))
  else if (counted.test(text)) reading.counts.push(text)
  else if (who !== '') {
    reading.self = capitalize(who)
    reading.lines.unshift(`${capitalize(who)}.`)
  } else if (!takeThings({ ...piece, text }, reading) && verb.test(text)) reading.lines.push(`${capitalize(text)}.`)
}

const whenAndWhere = new RegExp(
  String.raw`\bon\s+(?:the\s+)?(\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${month.source}|${month.source}\s+\d{1,2}(?:st|nd|rd|th)?)(?:\s+(?:in|at)\s+((?:the\s+)?\p{L}+(?:\s\p{L}+)?)(?=[,.;]|$|\swith\b))?`,
  'iu',
)

/** The day that all of it is about is said with its name: "our street festival on september 6". */
function whenOf(message: string, known: Copy['facts']): Copy['facts'] {
  const [, when = '', where = ''] = whenAndWhere.exec(message) ?? []
  const has = (label: string): boolean => known.some((fact) => fact.label === label)
  return [
    ...(when === '' || has('When') ? [] : [{ label: 'When', value: capitalize(when) }]),
    ...(where === '' || has('Where') ? [] : [{ label: 'Where', value: capitalize(where) }]),
  ]
}

const dayOrMonth = new RegExp(String.raw`\b(?:${day}|${month.source})`, 'giu')
const asksPhone = /\b(?:phone|telephone|emergency|call)[ -]?(?:number|button)\b/i
/** From the range that no line has, until somebody gives the real one. */
export const samplePhone = '555 0142'

/** What a message about a site tells; null where that is too little to make a page of. */
export function toldOfSite(message: string): ToldSite | null {
  const reading: Reading = { things: new Map(), prices: [], facts: [], counts: [], lines: [], parts: [], self: '' }
  for (const piece of piecesOf(message)) take(piece, reading)
  const year = since.exec(message)?.[1]
  // When it is open is told of once.
  const known = readFacts(message).filter(({ label }) => !new RegExp(`^${day}`, 'iu').test(label))
  const own = reading.facts.filter(({ value }) => !known.some((fact) => value.includes(fact.value)))
  const all = [
    ...whenOf(message, known),
    ...known,
    ...own,
    ...(year === undefined ? [] : [{ label: 'Since', value: year }]),
  ]
  const facts = all.map((fact) => ({ ...fact, value: fact.value.replace(dayOrMonth, (word) => capitalize(word)) }))
  const sections = [
    ...[...reading.things].map(([heading, items]) => ({ heading, items: [...new Set(items)] })),
    ...(reading.prices.length > 0 ? [{ heading: 'Prices', items: reading.prices }] : []),
  ]
  const hasPhone = facts.some(({ label }) => label === 'Phone')
  if (asksPhone.test(message) && !hasPhone) facts.push({ label: 'Phone', value: samplePhone })
  const counts = reading.counts.length === 0 ? [] : [`${capitalize(reading.counts.join(', '))}.`]
  const lines = [...reading.lines, ...counts]
  const isEnough = sections.length > 0 || facts.length + lines.length + reading.parts.length >= 2
  return isEnough ? { sections, facts, lines, parts: reading.parts, self: reading.self } : null
}
