// Things that a message names one by one, with what it says of each: "three packages: Starter 19 €, Team 49 €".
import type { Copy } from '../../brief.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { capitalize, singularize } from '../inflect.ts'
import { markPrices, perUnit, plainPrice, price } from './said-prices.ts'
import { answeredQuestions } from '../tools/answered-questions.ts'
import { withoutShipping } from '../sites/read-shipping.ts'
import { type ShapedRun, shapedRuns } from './shaped-things.ts'

export type Offer = Copy['offers'][number]

interface NamedList {
  offers: Offer[]
  /** Where the things stand, without the noun that they were listed under. */
  start: number
  end: number
}

const priced = new RegExp(price, 'iu')
const quoted = /^["“«]([^"“”«»]{2,60})["”»]/u

/** "Four soaps:", "works such as", "talks (a list:": the noun of several things, and what opens their list. */
const opening = new RegExp(
  String.raw`(?<=^|[^\p{L}’'-])(\p{L}[\p{L}’'-]*)(?:\s+(?:are|on offer|for sale|to choose from))?(?:,?\s+(?:(?:all )?(?:for|at)\s+)?(${price})(?:\s+(?:each|apiece|a piece))?)?\s*(?:\(\s*(?:a list\s*)?:?|:(?:\s*\p{L}+(?:\s+[\p{L}’']+){2,6}:(?=\s))?|,?\s+(?:such as|like|called|named|for example|e\.g\.)(?=\s)|(?<=\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten)\s+\p{L}+s)\s+[-–—]\s+(?=\p{Lu}[^.;:]*,))\s*`,
  'giu',
)
/** What a page, a form or a record is made of is no row. */
const noThings =
  /^(?:pages|sections|tabs|columns|categories|tags|types|fields|options|statuses|stages|steps|questions|answers|colou?rs|levels|languages|roles|features|reasons|benefits|advantages|promises|hours|buttons|details|facts|numbers|figures|units|sizes|kinds|choices|filters|users|visitors|customers|stars|points|prices|costs|rates|fees|is|has|was|as|this|its|includes|contains|says|needs|shows|follows)$/i

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
  /\s*[–—:(,]\s*|\s+-\s+|\s*(?=¤)|\s+(?:for|at|costs?|from|every|each|sleeps|seats|takes|lasts|is|are|on (?=(?:mon|tue|wed|thu|fri|sat|sun|\d))|(?=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*s?\s+\d))\b|\s+(?=[\d$€£]|free\b)/iu

/** "The font at St Giles (2019)": a thing by what stands in brackets behind it. */
const isBracketed = /^(?:and\s+|or\s+)?\p{L}[^()]*\((?:[^()]*\b(?:1[5-9]|20)\d{2}\b[^()]*)\)$/u

/** "Beginners on Monday for 80 €" → its name, its price, and what else was said of it. */
function offerOf(said: string, of: string): Offer {
  // A capital is the name's own: "The Clockmaker".
  const text = said.replace(/^(?:(?:and|or|plus|also|the|an?|our|my)\s+)+/, '').trim()
  const inQuotes = quoted.exec(text)
  const cut = inQuotes === null ? moreThanName.exec(text.slice(1)) : null
  const end = isBracketed.test(text)
    ? text.indexOf('(')
    : (inQuotes?.[0].length ?? (cut === null ? text.length : cut.index + 1))
  const name = inQuotes?.[1] ?? text.slice(0, end)
  const rest = text.slice(end).replace(/^\s*[–—:(,-]\s*|\)\s*$/g, '')
  const cost = priced.exec(rest)?.[0]
  const details = rest
    .replace(
      new RegExp(String.raw`\s*(?:\b(?:for|at|costs?|is|are)\s+)?${price}(?:\s+(?:each|a piece|apiece)\b)?`, 'iu'),
      ' ',
    )
    .replace(/(?<=^|\s)an? (?=(?:night|day|week|month|year|hour|person|piece|term|seat)\b)/giu, 'per ')
    .replace(/^(?:for|at|is|are|on)\s+/i, '')
    .replace(/^\/\s*/, 'per ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/\s{2,}/g, ' ')
  return { name: capitalize(name.trim()), ...(cost !== undefined && { price: plainPrice(cost) }), details, of }
}

const isName = /^(?:and\s+|or\s+)?(?:the\s+)?(?:["“«]|\p{Lu}|\d)/u

/** What a record has, or a plain noun in lower case: no name of a thing. */
function isFact(said: string): boolean {
  const words = said.replace(/^(?:and|or)\s+/i, '')
  return !/^["“«]/.test(words) && (isFieldWord.test(words) || kindOfName(words) !== 'text')
}

/** The things of a list: all with a price, or else names by their quotes or capitals. Null for a list of something else. */
function thingsOf(text: string, noun: string, span: { from: number; to: number; count?: number }): NamedList | null {
  const hasPrices = priced.test(text.slice(span.from, span.to))
  const separator = text.slice(span.from, span.to).includes(';')
    ? /\s*;\s*(?:and\s+)?/g
    : hasPrices
      ? new RegExp(
          String.raw`\s*,\s*(?:and\s+|or\s+)?|(?<=(?:[$€£]\s?[\d.·]+|[\d.·]+\s?(?:€|£|\$|euros?|dollars?)|·)(?:\s(?!and\b)[\p{L}]+){0,3})\s+and\s+`,
          'giu',
        )
      : /\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/g
  const all = untilPrice(splitAt(text, { ...span, separator }))
  const isThing = ({ text: said }: Piece) =>
    hasPrices ? priced.test(said) || isName.test(said) : isName.test(said) || isBracketed.test(said)
  const stop = all.findIndex((piece) => !isThing(piece))
  // "Interpreters: German term, English term, note": a list of facts has other words in it.
  const areFacts = !hasPrices && all.length !== span.count && all.some(({ text: said }) => isFact(said))
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

/** "Breakfast (porridge 6, eggs 8), lunch (soup 9)": what stands before its priced things heads them, letter for letter. */
const countWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Five lessons: …": as many things as are told, whatever else their names may mean; 0 where nobody counts. */
function countBefore(before: string): number {
  const said = /\b(\d{1,2}|\p{L}+)\s+$/u.exec(before)?.[1]?.toLowerCase() ?? ''
  const at = countWords.indexOf(said)
  return at >= 0 ? at + 2 : Number(said) || 0
}

function asHeadings(text: string): string {
  const inBrackets = new RegExp(String.raw`(?<=\p{L}) \(([^()]*${price}[^()]*,[^()]*${price})\)`, 'giu')
  return [...text.matchAll(inBrackets)].length < 2 ? text : text.replace(inBrackets, ': $1;')
}

const properName = String.raw`(?:["“][^"”]+["”]|\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,4}?)(?: ?\([^()]*\))?`
/** "My projects Birch Loft, Nord and Library", "works are Chair One (oak), Lamp Two": names stand right behind their noun. */
const bareNames = new RegExp(
  String.raw`((?:\b(?:[Mm]y|[Oo]ur|[Tt]he|[Tt]hese|two|three|four|five|six|seven|eight)\s+(?:\p{Ll}+\s+)?|\b)(?:\p{L}\p{Ll}+s))( | are )(?=${properName},\s*(?:${properName},\s*)*(?:and\s+)?${properName})`,
  'gu',
)

/** "Maes (Deinze), De Smet (Aalter) and Claes (Lochristi) are in already": rows by what stands in brackets behind each. */
const bracketedName = String.raw`(?:["“][^"”]+["”]|\p{Lu}[\p{L}'’&-]*(?: [\p{L}'’&-]+){0,3}?) \([^()?]+\)`
const thereAlready = new RegExp(
  String.raw`(?<=[:;.,]\s+|\b(?:with|are|have|has) )${bracketedName}(?:, ${bracketedName})*,? and ${bracketedName}(,? (?:are|is|should be) (?:[^.;,]{0,20} )?(?:there|in|entered|listed|known)\b(?: already)?)`,
  'gu',
)

function rowsThere(text: string): NamedList[] {
  return [...text.matchAll(thereAlready)].map(({ 0: said, index }) => {
    const of = nounBefore(text, { heading: '', start: index, end: index, things: [] })
    const offers = [...said.matchAll(new RegExp(bracketedName, 'gu'))].map(([thing]) => offerOf(bracketsOff(thing), of))
    return { offers, start: index, end: index + said.length }
  })
}

/** "De Smet (Aalter, 3)" with a comma: a year alone in the brackets is not the only thing that a name may have there. */
const bracketsOff = (thing: string): string => thing.replace(/ \(([^()]+)\)$/, ', $1')

/** "Start with “Heron” (grey, tall) and “Wren” (brown, small)": the first rows of whatever is kept. */
const firstRows = new RegExp(
  String.raw`(\b(?:[Ss]tart|[Bb]egin)(?:s|ing)? with)( )(?=(?:["“][^"”?]+["”]|\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,4}?) \([^()?]*\)(?:,| and ))`,
  'gu',
)

/** With a colon in the place of the space behind the noun, so that every letter stays where it was. */
function withColons(text: string): string {
  return text
    .replace(firstRows, '$1:')
    .replace(bareNames, (all: string, noun: string, link: string) =>
      link === ' are ' ? `${noun}:    ` : /^(?:\p{L}+)$/u.test(noun) ? all : `${noun}:`,
    )
}

/** Lists of things, with the noun that they were listed under where it is one of several. */
export function namedLists(said: string): NamedList[] {
  const text = withColons(asHeadings(markPrices(said)))
  const lists: NamedList[] = []
  for (const found of text.matchAll(opening)) {
    const from = found.index + found[0].length
    const noun = (found[1] ?? '').toLowerCase()
    const of = (found[0].includes('(') ? undefined : ofGroup[noun]) ?? singularize(noun)
    const isOfSeveral = of !== noun && !noThings.test(noun)
    // "Hemming trousers: $15" is one thing with its price.
    const isThing = new RegExp(`^${price}`, 'iu').test(text.slice(from))
    // "Which days (Friday, Saturday)" is asked.
    const before = text.slice(0, found.index)
    // "In albums (Glaciers, Towns)": where things are, and none of them.
    const isPlace = /^(?:albums|galleries|collections)$/.test(noun) && /\b(?:in|into|by)\s+$/i.test(before)
    const isAsked = isPlace || /\b(?:which|what|how many)\s+$/i.test(before)
    if (isThing || isAsked || from < (lists.at(-1)?.end ?? 0)) continue
    const to = endOf(text, from, found[0].includes('('))
    const list = withSharedPrice(thingsOf(text, isOfSeveral ? of : '', { from, to, count: countBefore(before) }), {
      cost: found[2],
      start: found.index + noun.length,
    })
    // Under any other word, only what has its price is a thing.
    const isFirst = noun === 'with'
    const isPriced = list?.offers.every(
      ({ price: cost, name }) => cost !== undefined && !/\b(?:such as|like)\b/i.test(name),
    )
    if (list !== null && (isOfSeveral || isFirst || isPriced === true)) lists.push(list)
  }
  const answered = answeredQuestions(text)
  const isFree =
    (taken: readonly NamedList[]) =>
    ({ start, end }: NamedList): boolean =>
      !taken.some((list) => start < list.end && end > list.start)
  const shaped = shapedLists(text).filter(isFree(answered))
  const there = rowsThere(text).filter(isFree([...answered, ...shaped]))
  const named = lists.filter(isFree([...answered, ...shaped, ...there]))
  return [...named, ...answered, ...shaped, ...there].toSorted((one, other) => one.start - other.start)
}

/** Things that are told in one shape, under the noun of their heading; under several headings, those are their groups. */
function shapedLists(text: string): NamedList[] {
  const runs = shapedRuns(text)
  const isMenu =
    runs.filter(({ heading, things }) => isHeading(headingOf(heading)) && things.every(({ price: cost }) => cost))
      .length >= 2
  return runs.map((found) => {
    const run = { ...found, heading: headingOf(found.heading) }
    const isGrouped = isMenu && isHeading(run.heading)
    const of = isGrouped ? '' : nounBefore(text, run)
    return {
      offers: run.things
        .map((thing) => ({ ...thing, of, ...(isGrouped && { group: capitalize(run.heading) }) }))
        .slice(0, 24),
      start: run.start,
      end: run.end,
    }
  })
}

/** "The menu has starters": what a list is headed by is the last that was said before it. */
function headingOf(said: string): string {
  const [, last = said] =
    /^.*\b(?:has|have|with|are|includes?|offers?|serves?|:)\s+(?:(?:the|our|some)\s+)?((?:\p{L}+\s+)?\p{L}+s)$/iu.exec(
      said,
    ) ?? []
  return last.replace(/^[\s,;.]*(?:(?:and|or|then|also|our|the)\s+)*/i, '')
}

const isHeading = (heading: string): boolean => heading !== '' && heading.split(/\s+/).length <= 3

/** "Our rooms with price per night: …", "three courses. …": the noun of several that stands before them. */
function nounBefore(text: string, { heading, start, things }: ShapedRun): string {
  const before = heading === '' || /^(?:i|we|they|it)\b/i.test(heading) ? text.slice(0, start) : heading
  const clauses = before.split(/[;:\n]|\.(?=\s)/).filter((part) => /\p{L}/u.test(part))
  const isPriced = things.every(({ price: cost }) => cost !== undefined)
  // What has its price says by that what it is; anything else may have been named a sentence before.
  const near = clauses.slice(isPriced ? -1 : -2).toReversed()
  return near.map(nounOfSeveral).find((noun) => noun !== '') ?? ''
}

/** "Tour dates of our band", "list of our rooms with capacity": the first plural, where one phrase ends and the next begins. */
export function nounOfSeveral(clause: string): string {
  const [, before = '', after = before] = onPage.exec(clause) ?? []
  const title = after.toLowerCase()
  if (singularize(title) !== title && !noThings.test(title) && !noNoun.test(title)) return singularize(title)
  const phrases = clause.split(/\s(?:with|by|including|where|that|which|who|of|for|in|at|from|on)\s|,\s/i)
  for (const phrase of phrases) {
    const words = [...phrase.matchAll(/\p{L}[\p{L}’'-]*/gu)].map(([word]) => word)
    const noun = words.findLast((word, at) => {
      const plain = word.toLowerCase()
      const isSeveral = singularize(plain) !== plain || ofGroup[plain] !== undefined
      return isSeveral && (at === 0 || plain === word) && !noThings.test(plain) && !noNoun.test(plain)
    })
    if (noun !== undefined) return ofGroup[noun.toLowerCase()] ?? singularize(noun.toLowerCase())
  }
  return ''
}

/** "On the lessons page", "a page called Lessons": what a page is called says what is on it. */
const onPage =
  /\b(\p{L}+) page\b(?!\s+(?:called|named|titled)|\s+["“\p{Lu}])|\bpage\s+(?:(?:called|named|titled)\s+)?["“]?(\p{Lu}\p{L}+)\b/u

const noNoun =
  /^(?:has|does|is|was|us|sells|offers|makes|bakes|serves|gives|plus|prices|costs|rates|items|things|ones)$|['’]s$/

/** "Candles for 12 dollars each: Fig, Cedar, Rain". */
function withSharedPrice(
  list: NamedList | null,
  { cost, start }: { cost: string | undefined; start: number },
): NamedList | null {
  if (list === null || cost === undefined) return list
  return { ...list, start, offers: list.offers.map((each) => ({ price: plainPrice(cost), ...each })) }
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

const thing = String.raw`(\p{L}[\p{L}'’&-]*(?:\s+(?:&|\p{L}[\p{L}'’&-]*)){0,5}?)`
const linked = String.raw`\s*(?:(?:for|at|costs?|is|are|each|[-–—:(]|,)\s*)?(from\s+|starting at\s+)?`
const offer = new RegExp(
  String.raw`(?:^|[,;:.(]|\b(?:and|with|the|an?|like|plus|sells?|selling|offers?|offering|including|our|my)\b)\s*${thing}${linked}(${price})(${perUnit})?`,
  'giu',
)
/** “Garden Tiger” 24 euros: a name in quotes and its price. */
const quotedOffer = new RegExp(String.raw`["“«]([^"“”«»]{2,60})["”»]\s*(?:for|at|costs?|[-–—:(,])?\s*(${price})`, 'giu')
const noOffer =
  /^(?:budget|limit|over|under|above|below|than|costs?|price|prices|total|from|up to|at least|at most|only|it|they|shipping|delivery|postage|packing|fee|rate|amount|for|per|is|are)$/i
const leadIn =
  /^(?:(?:and|with|the|an?|like|plus|sells?|selling|offers?|offering|including|our|my|such as|as|menu|of|i|we|sell|have|charge|page|section|for)\s+)+/i

/** What is said of a price besides its amount: where it starts, what it is for. */
function detailsOf(from: string | undefined, cost: string, unit: string | undefined): string {
  const per = (unit ?? '')
    .trim()
    .replace(/^\/\s*/, 'per ')
    .replace(/^an?\s+/, 'per ')
  return [from === undefined ? '' : `from ${plainPrice(cost)}`, per].filter((each) => each !== '').join(' ')
}

/** Things with their prices, wherever they stand, each with its place. */
function pricedThings(text: string): { offer: Offer; start: number; end: number }[] {
  return [...text.matchAll(offer)].flatMap((match) => {
    const [all, said = '', from, cost = '', unit] = match
    const name = said.replace(leadIn, '').trim()
    if (name === '' || noOffer.test(name.split(' ').at(-1) ?? '')) return []
    const details = detailsOf(from, cost, unit)
    return [
      {
        offer: { name: capitalize(name), price: plainPrice(cost), details, of: '' },
        start: match.index + all.indexOf(name),
        end: match.index + all.length,
      },
    ]
  })
}

/** Things with their prices that stand alone. */
function scatteredOffers(said: string): Offer[] {
  const text = markPrices(said)
  const inQuotes = [...text.matchAll(quotedOffer)].map(([, name = '', cost = '']) => ({
    name: name.trim(),
    price: plainPrice(cost),
    details: '',
    of: '',
  }))
  if (inQuotes.length > 0) return inQuotes.slice(0, 12)
  return pricedThings(text)
    .map((found) => found.offer)
    .slice(0, 12)
}

export function readOffers(message: string): Offer[] {
  const text = withoutShipping(message)
  const lists = namedLists(text)
  return [...lists.flatMap(({ offers }) => offers), ...scatteredOffers(withoutNamedLists(text, lists))]
}

/** The amount of a said price: "€6.50" → 6.5. */
export function amountOf(said: string): number {
  const plain = said.replace(/(\d),(?=\d{3}\b)/g, '$1')
  return Number(/\d+(?:[.,]\d+)?/.exec(plain)?.[0].replace(',', '.') ?? 0)
}
