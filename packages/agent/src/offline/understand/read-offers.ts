// Things that a message names one by one, with what it says of each: "three packages: Starter 19 €, Team 49 €".
import type { Copy } from '../brief.ts'
import { kindOfName } from './field-kinds.ts'
import { capitalize, singularize } from './inflect.ts'
import { isFieldWord } from './said-lists.ts'

export type Offer = Copy['offers'][number]

interface NamedList {
  offers: Offer[]
  /** Where the things stand, without the noun that they were listed under. */
  start: number
  end: number
}

const figure = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,6}(?:[.,]\d{1,2})?)`
export const price = String.raw`(?:[$€£]\s?${figure}|${figure}\s?(?:€|£|\$|euros?|dollars?|eur|usd|gbp)(?![\w]))`
const priced = new RegExp(price, 'iu')
const quoted = /^["“«]([^"“”«»]{2,60})["”»]/u

/** "Four soaps:", "works such as", "talks (a list:": the noun of several things, and what opens their list. */
const opening =
  /(?<=^|[^\p{L}’'-])(\p{L}[\p{L}’'-]*)(?:\s+(?:are|on offer|for sale|to choose from))?\s*(?:\(\s*(?:a list\s*)?:?|:|,?\s+(?:such as|like|called|named|for example|e\.g\.)(?=\s))\s*/giu
/** What a page, a form or a record is made of is no row. */
const noThings =
  /^(?:pages|sections|tabs|columns|categories|tags|types|fields|options|statuses|stages|steps|questions|answers|colou?rs|levels|languages|roles|features|reasons|benefits|advantages|promises|hours|buttons|details|facts|units|sizes|kinds|choices|filters|users|visitors|customers|stars|points|is|has|was|as|this|its|includes|contains|says|needs|shows|follows)$/i

/** Words for several that are no plural. */
const ofGroup: Readonly<Record<string, string>> = { team: 'member', staff: 'member', crew: 'member', menu: 'menu item' }

/** Where the list ends: with its sentence, or with the bracket that it stands in. */
function endOf(text: string, start: number, isInBrackets: boolean): number {
  const rest = text.slice(start).replace(/["“«][^"”»]*["”»]|\([^)]*\)/g, (inside) => '·'.repeat(inside.length))
  const end = isInBrackets
    ? rest.search(/\)/)
    : rest.search(/[.!?](?=\s|$)|[)\n]|\s[–—]\s(?=\p{Ll})|,?\s(?:each )?(?:with|having|where|which)\s(?=\p{Ll})/u)
  return end < 0 ? text.length : start + end
}

interface Piece {
  text: string
  start: number
  end: number
}

function splitAt(text: string, { from, to, separator }: { from: number; to: number; separator: RegExp }): Piece[] {
  const masked = text
    .slice(from, to)
    .replace(/["“«][^"”»]*["”»]|\([^)]*\)/g, (inside) => '·'.repeat(inside.length))
    .replace(/\d,\d/g, (inside) => '·'.repeat(inside.length))
  const pieces: Piece[] = []
  let at = 0
  for (const match of [...masked.matchAll(separator), null]) {
    const end = match?.index ?? masked.length
    if (masked.slice(at, end).trim() !== '')
      pieces.push({ text: text.slice(from + at, from + end).trim(), start: from + at, end: from + end })
    at = end + (match?.[0].length ?? 0)
  }
  return pieces
}

const isPriceOnly = new RegExp(String.raw`^(?:for |at |costs? )?${price}(?:\s.*)?$`, 'iu')

/** "Pine Cabin, sleeps 4, 120 €": what follows a name up to its price belongs to it. */
function untilPrice(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ text }) => isPriceOnly.test(text))) return [...pieces]
  const joined: Piece[] = []
  let open: Piece | null = null
  for (const piece of pieces) {
    open = open === null ? piece : { text: `${open.text}, ${piece.text}`, start: open.start, end: piece.end }
    if (!priced.test(piece.text)) continue
    joined.push(open)
    open = null
  }
  return open === null ? joined : [...joined, open]
}

const moreThanName =
  /\s*[–—:(,]\s*|\s+-\s+|\s+(?:for|at|costs?|from|every|each|sleeps|seats|takes|lasts|is|are|on (?=(?:mon|tue|wed|thu|fri|sat|sun|\d)))\b|\s+(?=[\d$€£]|free\b)/iu

/** "Beginners on Monday for 80 €" → its name, its price, and what else was said of it. */
function offerOf(said: string, of: string): Offer {
  const text = said.replace(/^(?:(?:and|or|plus|also|the|an?|our|my)\s+)+/i, '').trim()
  const inQuotes = quoted.exec(text)
  const cut = inQuotes === null ? moreThanName.exec(text.slice(1)) : null
  const end = inQuotes?.[0].length ?? (cut === null ? text.length : cut.index + 1)
  const name = inQuotes?.[1] ?? text.slice(0, end)
  const rest = text.slice(end).replace(/^\s*[–—:(,-]\s*|\)\s*$/g, '')
  const cost = priced.exec(rest)?.[0].trim()
  const details = rest
    .replace(
      new RegExp(String.raw`\s*(?:\b(?:for|at|costs?|is|are)\s+)?${price}(?:\s+(?:each|a piece|apiece)\b)?`, 'iu'),
      ' ',
    )
    .replace(/(?<=^|\s)an? (?=(?:night|day|week|month|year|hour|person|piece|term|seat)\b)/giu, 'per ')
    .replace(/^(?:for|at|is|are|on)\s+/i, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/\s{2,}/g, ' ')
  return { name: capitalize(name.trim()), ...(cost !== undefined && { price: cost }), details, of }
}

const isName = /^(?:and\s+|or\s+)?(?:the\s+)?(?:["“«]|\p{Lu}|\d)/u

/** What a record has, or a plain noun in lower case: no name of a thing. */
function isFact(said: string): boolean {
  const words = said.replace(/^(?:and|or)\s+/i, '')
  return !/^["“«]/.test(words) && (isFieldWord.test(words) || kindOfName(words) !== 'text')
}

/** The things of a list: all with a price, or else names by their quotes or capitals. Null for a list of something else. */
function thingsOf(text: string, noun: string, span: { from: number; to: number }): NamedList | null {
  const hasPrices = priced.test(text.slice(span.from, span.to))
  const separator = text.slice(span.from, span.to).includes(';')
    ? /\s*;\s*(?:and\s+)?/g
    : hasPrices
      ? new RegExp(
          String.raw`\s*,\s*(?:and\s+|or\s+)?|(?<=(?:[$€£]\s?[\d.·]+|[\d.·]+\s?(?:€|£|\$|euros?|dollars?))(?:\s(?!and\b)[\p{L}]+){0,3})\s+and\s+`,
          'giu',
        )
      : /\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/g
  const all = untilPrice(splitAt(text, { ...span, separator }))
  const isThing = ({ text: said }: Piece) => (hasPrices ? priced.test(said) || isName.test(said) : isName.test(said))
  const stop = all.findIndex((piece) => !isThing(piece))
  // "Interpreters: German term, English term, note": a list of facts has other words in it.
  const areFacts = !hasPrices && all.some(({ text: said }) => isFact(said))
  if (areFacts) return null
  const pieces = stop < 0 ? all : all.slice(0, stop)
  const [last] = pieces.slice(-1)
  if (last === undefined || pieces.length < 2 || pieces.some(({ text: said }) => said.split(/\s+/).length > 16))
    return null
  return {
    offers: pieces.map((piece) => offerOf(piece.text, noun)).slice(0, 24),
    start: span.from,
    end: last.end,
  }
}

/** Lists of things, with the noun that they were listed under where it is one of several. */
export function namedLists(text: string): NamedList[] {
  const lists: NamedList[] = []
  for (const found of text.matchAll(opening)) {
    const from = found.index + found[0].length
    const noun = (found[1] ?? '').toLowerCase()
    const of = (found[0].includes('(') ? undefined : ofGroup[noun]) ?? singularize(noun)
    const isOfSeveral = of !== noun && !noThings.test(noun)
    if (from < (lists.at(-1)?.end ?? 0)) continue
    const to = endOf(text, from, found[0].includes('('))
    const list = thingsOf(text, isOfSeveral ? of : '', { from, to })
    // Under any other word, only what has its price is a thing.
    const isPriced = list?.offers.every(
      ({ price: cost, name }) => cost !== undefined && !/\b(?:such as|like)\b/i.test(name),
    )
    if (list !== null && (isOfSeveral || isPriced === true)) lists.push(list)
  }
  return lists
}

/** What is listed is known by its noun: "with three packages, and a contact form". */
export function withoutNamedLists(text: string, lists: readonly NamedList[]): string {
  return lists.reduceRight((rest, { start, end }) => {
    const before = rest
      .slice(0, start)
      .replace(/(?:\(\s*(?:a list\s*)?:?|:|,?\s+(?:such as|like|called|named|for example|e\.g\.))\s*$/i, '')
    return `${before}${rest.slice(end).replace(/^\s*\)/, '')}`
  }, text)
}

const offer = new RegExp(
  String.raw`(?:^|[,;:.(]|\b(?:and|with|the|an?|like|plus|sells?|selling|offers?|offering|including|our|my)\b)\s*((?:[\p{L}][\p{L}'’&-]*\s+){0,3}?[\p{L}][\p{L}'’&-]*)\s*(?:for|at|costs?|is|are|each|[-–—:(]|,)?\s*(${price})`,
  'giu',
)
/** “Garden Tiger” 24 euros: a name in quotes and its price. */
const quotedOffer = new RegExp(String.raw`["“«]([^"“”«»]{2,60})["”»]\s*(?:for|at|costs?|[-–—:(,])?\s*(${price})`, 'giu')
const noOffer =
  /^(?:budget|limit|over|under|above|below|than|costs?|price|prices|total|from|up to|at least|at most|only|it|they|fee|rate|amount|for|per|is|are)$/i
const bare = { details: '', of: '' }

/** Things with their prices, wherever they stand. */
function scatteredOffers(text: string): Offer[] {
  const offers: Offer[] = []
  for (const match of text.matchAll(offer)) {
    const name = (match[1] ?? '')
      .replace(
        /^(?:(?:and|with|the|an?|like|plus|sells?|selling|offers?|offering|including|our|my|such as|as|menu|of|i|we|sell|page|section|for)\s+)+/i,
        '',
      )
      .trim()
    if (name === '' || noOffer.test(name.split(' ').at(-1) ?? '') || offers.length >= 12) continue
    offers.push({ name: capitalize(name), price: (match[2] ?? '').trim(), ...bare })
  }
  const inQuotes = [...text.matchAll(quotedOffer)].map(([, name = '', said = '']) => ({
    name: name.trim(),
    price: said.trim(),
    ...bare,
  }))
  if (inQuotes.length > 0) return inQuotes.slice(0, 12)
  return offers.length > 0 ? offers : barePrices(text)
}

/** "Monday lentil dal 5.80, Tuesday leek quiche 6.40": cents tell a price where several stand in a row. */
function barePrices(text: string): Offer[] {
  const found = [
    ...text.matchAll(/(?:^|[,;:.]\s+)((?:[\p{L}][\p{L}'’&-]*\s+){1,5})(\d{1,4}[.,]\d{2})(?=\s*(?:[,;.]|$))/giu),
  ]
  return found.length < 2
    ? []
    : found.slice(0, 12).map(([, name = '', said = '']) => ({
        name: capitalize(name.replace(/^(?:and|or)\s+/i, '').trim()),
        price: said,
        ...bare,
      }))
}

export function readOffers(text: string): Offer[] {
  const lists = namedLists(text)
  return [...lists.flatMap(({ offers }) => offers), ...scatteredOffers(withoutNamedLists(text, lists))]
}

/** The amount of a said price: "€6.50" → 6.5. */
export function amountOf(said: string): number {
  const plain = said.replace(/(\d),(?=\d{3}\b)/g, '$1')
  return Number(/\d+(?:[.,]\d+)?/.exec(plain)?.[0].replace(',', '.') ?? 0)
}
