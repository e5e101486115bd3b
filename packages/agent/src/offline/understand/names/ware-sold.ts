// What a shop's table of wares is called: by the word for all that it sells.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { pluralize, singularize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'

const word = String.raw`(?!(?:and|or|with|that|which|where|who|in|on|at|for|from|by|to|of|the|an?|my|our|your|their|some|it|them|things?|stuff|goods|items|products|online|called|named|is|are)\b)[\p{L}'’-]+`
const wares = String.raw`(?:(?:my|our|some|the) )?(?:\p{L}+['’]s )?(${word}(?: ${word}){0,2})`
const ends = String.raw`(?=\s*(?:$|[,.:;(!?]|\b(?:online|with|where|called|named|in|on|at|as|for|to|from|that|which|and (?:want|need|would)|by)\b))`

/** "Candle shop": what it sells stands before the word for it. */
const before = new RegExp(String.raw`\b(${word}(?: ${word})?) (?:shop|store)\b`, 'iu')

/** From the plainest to the loosest way of saying what is sold. */
const sold: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:shop|store|marketplace|webshop|boutique) (?:for|selling|that sells|with|of) ${wares}${ends}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:sells?|selling) ${wares}${ends}`, 'iu'),
  new RegExp(String.raw`\bcarve ${wares}${ends}`, 'iu'),
  // "Bouquets have a name, price and photo".
  new RegExp(String.raw`(?:^|[,.:;]\s*)(${word}) (?:have|has) (?:an? )?(?:name|title|price|photo)\b`, 'iu'),
  before,
]

/** How wares are made, or that there are some, is no part of what they are called. */
const adjective =
  /^(?:handmade|homemade|hand-?made|home-?made|second-hand|secondhand|used|new|old|own|nice|small|little|simple|online|web|our|my|beautiful|fine|fresh|good|local|vintage|cheap|special|please|make|build|create)$/i
/** Shops that are called by where or how they sell. */
const noWare =
  /^(?:farm|gift|museum|web|village|charity|corner|repair|copy|barber|thrift|pop-up|pop|department|general|merch|body|work|coffee ?shop|app|drug|side|kids?|shop|store|one|photo|picture|cart|basket|price|size|thing|pattern name)$/i
const isUncounted =
  /^(?:jewell?ery|pottery|furniture|clothing|knitwear|stationery|glassware|art|lace|honey|clothes|soap|yarn|wool|bread)$/
const massSorts: ReadonlySet<string> = new Set(['food', 'substance'])
/** What is of these sorts alone stands on no shelf. */
const noSorts: ReadonlySet<string> = new Set([
  'act',
  'attribute',
  'event',
  'group',
  'location',
  'relation',
  'state',
  'time',
])

/** "I'm a potter": what they make, of whatever sorts it is. */
const makers: readonly [RegExp, string][] = [
  [/\bpotters?\b/i, 'pottery'],
  [/\bceramicists?\b/i, 'ceramics'],
  [/\b(?:jewell?er|goldsmith|silversmith)s?\b/i, 'jewellery'],
  [/\bglass ?blowers?\b/i, 'glassware'],
  [/\b(?:florist)s?\b/i, 'flowers'],
  [/\bcandle ?makers?\b/i, 'candles'],
  [/\bsoap ?makers?\b/i, 'soaps'],
]
const isMaker = (maker: RegExp): RegExp =>
  new RegExp(String.raw`\b(?:i['’]m|i am|we are|we['’]re) (?:an? )?(?:\p{L}+ ){0,2}?${maker.source}`, 'iu')

/** `candles` for "an online shop for handmade candles"; null where no single word says what is sold. */
export function wareSold(request: string): string | null {
  for (const says of sold) {
    const words = (says.exec(request)?.[1] ?? '').toLowerCase().split(' ')
    while (words.length > 1 && adjective.test(words[0] ?? '')) words.shift()
    const said = words.at(-1) ?? ''
    const last = singularize(said)
    const senses = sensesOfNoun(said)?.senses ?? []
    const isMass = isUncounted.test(said) || senses.some((sense) => massSorts.has(sense))
    // "For my apiary": one thing is whose the shop is.
    const isSold = says === before || said !== last || isMass
    if (!isSold || noWare.test(last) || adjective.test(last) || senses.every((sense) => noSorts.has(sense))) continue
    const name = toIdentifier(
      [...words.slice(0, -1).map((each) => each.replace(/['’]s?$/, '')), pluralize(last)].join(' '),
    )
    if (/^[a-z][a-z_]{2,27}$/.test(name)) return name
  }
  return makers.find(([maker]) => isMaker(maker).test(request))?.[1] ?? null
}
