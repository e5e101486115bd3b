// Things that stand in a list under their noun, with or without values: "workshops (wheel throwing on Saturdays, glazing on
// Sundays)", "Breads: Rye 4.50 €, Spelt 5.20 €", "a shop with shoes for 35 € and tights for 9 €". Read by the shape of the
// list: what it is a list of says the noun before it, and each of its pieces is a name with the values behind it.
import { capitalize, singularize } from '../inflect.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import type { Value, ValuedThing } from './valued-things.ts'

export interface HeadedRows {
  /** Singular, lower case: "workshop"; "product" of what a shop sells. */
  noun: string
  things: ValuedThing[]
  /** The list alone, without its noun. */
  start: number
  end: number
  /** Where the noun stands. */
  at: number
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'
const currency = String.raw`(?:€|£|\$|¤|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs)\b)`
const clock = String.raw`\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?(?:\s*[-–]\s*\d{1,2}[:.]\d{2})?|\d{1,2}(?:\s*[-–]\s*\d{1,2})?\s?[ap]\.?m\b\.?`
const day = String.raw`(?:${weekday},?\s+(?:the\s+)?)?\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?${month}\b\.?(?:,?\s+20\d\d)?|${month}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+20\d\d)?|20\d\d-\d\d-\d\d`
const noUnit = `and|or|for|on|at|in|of|to|with|by|per|each|is|are|which|where|that|from|until|till|a|an|the|plus`
/** What a thing has for values, wherever it stands in its piece. */
const value = new RegExp(
  [
    String.raw`(?<money>[$€£¤]\s?\d[\d.,]*\d|[$€£¤]\s?\d|\b\d(?:[\d.,]*\d)?\s?${currency})`,
    String.raw`(?<day>\b(?:${day}))`,
    String.raw`(?<weekly>\b(?:(?:every|each)\s+)?${weekday}s?\b(?:\s*(?:and|&|,|to|[-–])\s*${weekday}s?\b)*(?:,?\s*(?:at|from)?\s*(?:${clock}))?)`,
    String.raw`(?<clock>\b(?:${clock}))`,
    String.raw`(?<count>\b\d{1,4}\s?(?!(?:${noUnit}|${month})\b)\p{L}+\b)`,
    String.raw`(?<number>\b\d[\d,]*(?:\.\d+)?\b)`,
  ].join('|'),
  'giu',
)
const kinds = ['money', 'day', 'weekly', 'clock', 'count', 'number'] as const

const isMeasure = /^(?:min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|kg|g|km|m|cm|ml|l|liters?|litres?)$/i

/** Words that only lead from a name to its values, and from one value to the next. */
const glue =
  /^(?:on|with|at|for|and|the|an?|is|are|costs?|costing|priced|takes?|has|have|starts?|starting|begins?|from|up|to|of|holds?|max(?:imum)?|only|just|each|every|in|per|ca|about|open|runs?|apiece|also|goes|next|this|coming|until|till|about|:|-|–|—|=|\+|\/|,|\()$/i

const trimGlue = (words: string): string => {
  let all = words.trim().split(/\s+/)
  while (all.length > 0 && glue.test((all.at(-1) ?? '').replace(/[,(:]+$/, '') || ',')) all = all.slice(0, -1)
  while (all.length > 0 && /^(?:and|or|plus|also|the|an?|our|my|some|then|,|-|–|—|:)$/i.test(all[0] ?? ''))
    all = all.slice(1)
  return all
    .join(' ')
    .replace(/[\s,(:–—-]+$/u, '')
    .replace(/^[\s,)]+/u, '')
}

interface Piece {
  name: string
  values: Value[]
  isQuoted: boolean
  start: number
  end: number
}

/** "A night", "per day": by what a price is reckoned is no value of its own. */
const perUnit = /^(?:an?|per|each|\/|the)\s*\p{L}*$/iu

function wordsOf(said: string): Value[] {
  const plain = trimGlue(said.replace(/^[\s,)]+|[\s,(]+$/gu, ''))
  return plain === '' || perUnit.test(said.trim()) || plain.split(/\s+/).length > 4
    ? []
    : [{ kind: 'words', text: plain, unit: '' }]
}

function pieceOf(text: string, start: number): Piece {
  const quoted = /["“]([^"“”]+)["”]/u.exec(text)
  const from = quoted === null ? 0 : quoted.index + quoted[0].length
  const found = [...text.slice(from).matchAll(value)].map(({ 0: said, groups = {}, index }) => ({
    said,
    groups,
    index: index + from,
  }))
  const place = { isQuoted: quoted !== null, start, end: start + text.length }
  const tokens = found.map(({ said, groups, index }) => {
    const kind = kinds.find((each) => groups[each] !== undefined) ?? 'number'
    const unit = kind === 'count' ? said.replace(/^[\d\s]+/, '') : ''
    return { kind, text: said.trim().replace(/\.$/, ''), unit, index, end: index + said.length }
  })
  // "Room 1 for 70 €", "12 eggs 4 €": a number before the price belongs to the name.
  const [first, second] = tokens
  const isOfName =
    quoted === null &&
    first !== undefined &&
    second?.kind === 'money' &&
    ((first.kind === 'number' && /\p{L}\s*$/u.test(text.slice(0, first.index))) ||
      (first.kind === 'count' && trimGlue(text.slice(0, first.index)) === ''))
  const own = isOfName ? tokens.slice(1) : tokens
  const [lead] = own
  if (lead === undefined)
    return { ...place, name: quoted?.[1] ?? trimGlue(text), values: quoted === null ? [] : wordsOf(text.slice(from)) }
  const before = quoted?.[1] ?? trimGlue(text.slice(0, lead.index))
  const values: Value[] = quoted === null ? [] : wordsOf(text.slice(from, lead.index))
  // "Eggs 3.20" cost that; "Friday 9.30", "Raku Day, 4 May, 9.30" begin then.
  const isTimed =
    own.some(({ kind }) => kind === 'day' || kind === 'weekly') ||
    /\b(?:at|from|until|till|by|opens?|closes?)\s*$|^(?:mon|tue|wed|thu|fri|sat|sun)\w*day\b/i.test(
      text.slice(0, lead.index),
    )
  own.forEach((token, index) => {
    const isDecimal = token.kind === 'number' || (token.kind === 'clock' && !isTimed)
    const isPrice = isDecimal && /^\d+[.,]\d\d$/.test(token.text)
    values.push({ kind: isPrice ? 'money' : token.kind, text: token.text, unit: token.unit })
    values.push(...wordsOf(text.slice(token.end, own[index + 1]?.index ?? text.length)))
  })
  // "4 May: Morning Flow", "12 March Wheel basics": the name comes behind its day.
  const [behind] = values.filter(({ kind }) => kind === 'words')
  if (before !== '' || behind === undefined || !/^(?:day|weekly|clock)$/.test(lead.kind))
    return { ...place, name: before, values }
  return { ...place, name: behind.text, values: values.filter((each) => each !== behind) }
}

const isValued = ({ values }: Piece): boolean => values.some(({ kind }) => kind !== 'words')

const isDated = ({ values }: Piece): boolean => values[0]?.kind === 'day'

/** The list at its commas, outside of quotes and brackets; a comma within a number is none. */
function splitAt(list: string, mark: RegExp, start: number): { text: string; start: number }[] {
  const masked = list.replace(/["“][^"“”]*["”]|\([^()]*\)/gu, (all) => '·'.repeat(all.length))
  const pieces: { text: string; start: number }[] = []
  let at = 0
  for (const found of [...masked.matchAll(mark), { 0: '', index: list.length }]) {
    const text = list.slice(at, found.index)
    if (text.trim() !== '') pieces.push({ text, start: start + at })
    at = found.index + found[0].length
  }
  return pieces
}

const comma = /\s*,(?!\d{3}\b)\s*(?:(?:and|plus|or)\s+)?|\s+(?:and|plus)\s+/giu
const strong = /\s*;\s*(?:and\s+)?|\s+\/\s+(?=["“\p{Lu}])|\s*\n\s*(?:[-*•]\s*)?/gu

/**
 * "Wheel basics, 12 March, 8 places, Glazing day, 19 March": values go to the name before them.
 * @param isOpen nothing says where the list ends: words without a value may be another story
 */
function gathered(pieces: readonly Piece[], isOpen: boolean): Piece[] {
  const rows: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = rows.at(-1)
    const next = pieces[index + 1]
    const isLoose = piece.name !== '' && !isValued(piece) && (next === undefined || next.name !== '')
    if (isOpen && isLoose && rows.some(isValued)) break
    const startsNew =
      last === undefined ||
      piece.isQuoted ||
      (isDated(piece) && isDated(last) && last.name === '') ||
      (piece.name !== '' && isValued(piece)) ||
      (piece.name !== '' &&
        (!pieces.some(isValued) || (isValued(last) && next !== undefined && next.name === '' && isValued(next))))
    if (startsNew) rows.push(piece)
    else {
      const words: Value[] = piece.name === '' ? [] : [{ kind: 'words', text: piece.name, unit: '' }]
      rows[rows.length - 1] = { ...last, values: [...last.values, ...words, ...piece.values], end: piece.end }
    }
  }
  return rows
}

function rowsIn(list: string, start: number, isOpen: boolean): Piece[] {
  const blocks = splitAt(list, strong, start)
  const [first] = blocks
  if (first === undefined) return []
  const own = gathered(
    splitAt(first.text, comma, first.start).map((each) => pieceOf(each.text, each.start)),
    isOpen,
  )
  // "Puppy hour $120, Loose lead $160; each has a button": behind the semicolon something else is told.
  const isWhole = own.filter((row) => row.name !== '' && isValued(row)).length >= 2
  if (blocks.length < 2 || (isOpen && isWhole)) return own
  return blocks.map((block) => {
    const [head, ...others] = splitAt(block.text, comma, block.start).map((each) => pieceOf(each.text, each.start))
    const none: Piece = { name: '', values: [], isQuoted: false, start: block.start, end: block.start }
    return others.reduce<Piece>(
      (row, piece) => ({
        ...row,
        name: row.name === '' ? piece.name : row.name,
        values: [
          ...row.values,
          ...(piece.name === '' || row.name === '' ? [] : [{ kind: 'words' as const, text: piece.name, unit: '' }]),
          ...piece.values,
        ],
        end: piece.end,
      }),
      head ?? none,
    )
  })
}

const word = String.raw`\p{L}[\p{L}’'-]*`
/** "Workshops (", "our two courses:", "rooms we rent (". */
const underNoun = new RegExp(
  String.raw`\b(?<noun>(?:${word}\s+)?${word})(?<tail>(?:,?\s+(?:(?:that |which )?(?:we|i) (?:rent(?: out)?|sell|offer|have|make|bake|grow|give)|for (?:sale|rent|hire)|on sale|to (?:buy|rent|book|join|sign up for)|(?:(?:that|which) )?(?:people|ppl|visitors|guests|you|anyone|everyone|they|customers) (?:can |could |may )?(?:book|join|reserve|sign up for|come to)|w(?:ith|\/)?\s+(?:their\s+)?prices?(?: per \p{L}+)?)){0,2})(?<open>\s*\(|\s*:\s+|\s+like\s+(?=[^.;:()]*\d))`,
  'giu',
)
/** "A small shop with", "the shop sells", "in the shop there are", "merch:". */
const underShop =
  /\b(?<noun>(?:web|online |gift |book)?shop|store|merch(?:andise)?)\b(?<tail>(?:\s+(?:page|section|area|online))?)(?<open>\s*\(|\s*:\s+|\s+(?:(?:that|which|where (?:we|i))\s+)?(?:with|sells?|selling|has|have|of|there (?:is|are|['’]s)|(?:we|i) (?:sell|have|offer))\s+)/giu
const underDeed =
  /\b(?<noun>(?:i|we) (?:also )?sell|(?:people|visitors|customers|you|they) (?:can )?(?:buy|order)|for sale(?: there)? (?:are|is)|to buy(?: there)? (?:are|is)|selling)(?<tail>)(?<open>\s*:?\s+)/giu

/** What is sold, whatever it is called there. */
const anyWare =
  /^(?:things?|goods|items?|products?|wares?|stuff|shop|store|web ?shop|online shop|gift shop|bookshop|merch(?:andise)?|prices?|price list|assortment|pieces?|works?)$/
/** Words before a colon or a bracket that are no noun of things. */
const noHeading =
  /(?:^|\s)(?:form|fields?|name|names|page|pages|site|website|home ?page|home|menu|says?|words|sentence|line|slogan|button|buttons|links?|both|parts?|sections?|tabs?|text|reads?|called|options?|example|examples|order|choices?|colou?rs?|headline|title|level|levels|size|sizes|status|category|categories|admin|email|e-mail|address|hours|phone|contact|note|features?|requirements?|answers?|questions?|it|this|that|them|following|participants|people|persons|guests|visitors|customers|places|seats|spots|sell|with|price|date|place)$/i

function listUntil(text: string, from: number, open: string): number {
  if (open.includes('(')) {
    const close = text.slice(from).search(/\)/)
    return close < 0 ? -1 : from + close
  }
  const masked = text.slice(from).replace(/["“][^"“”]*["”]|\([^()]*\)/gu, (all) => '·'.repeat(all.length))
  const end = masked.search(/[.!?](?=\s|$)|\n\s*\n|\n(?=[^\n]*:)|:\s/u)
  return from + (end < 0 ? masked.length : end)
}

/** Where the list is over and its sentence tells on: "…, and a blog", "…, also a contact page". */
const tellsOn =
  /^(?:also|then|i|we|people|visitors|guests|customers|you|they|anyone|everyone|which|that|where|who|so|because|please|news|blog|journal|gallery|calendar|(?:an?|the|our|my) (?:(?:\p{L}+ )?(?:blog|page|form|gallery|calendar|forum|newsletter|guest ?book|list|section|part|sign-?up|news|chat|workshops?|tours?|courses?|archive))|opening hours|news from us|contact)\b/iu

function ownPieces(list: string, start: number, isBounded: boolean): { pieces: Piece[]; end: number } {
  const rows = rowsIn(list, start, !isBounded)
  if (isBounded) return { pieces: rows, end: start + list.length }
  const valued = rows.filter(isValued).length
  const end = rows.findIndex(
    (row, index) =>
      (valued >= 2 && !isValued(row)) ||
      (index > 0 && tellsOn.test(list.slice(row.start - start).trim())) ||
      row.name.split(/\s+/).length > 6,
  )
  const own = end < 0 ? rows : rows.slice(0, end)
  return { pieces: own, end: own.at(-1)?.end ?? start }
}

function nounOf(said: string): string {
  const words = said.toLowerCase().trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (anyWare.test(last) || anyWare.test(words.join(' '))) return 'product'
  const before = words.length > 1 ? (words[0] ?? '') : ''
  const isOwn =
    before !== '' &&
    !/^(?:the|an?|our|my|your|their|its|two|three|four|five|six|several|some|many|few|and|or|of|for|with|has|have|these|those|all|small|little|also|in|on|at|to|from|we|i|sell|buy|see|show|offer|are|is|book|like|both|plus|upcoming|next|new|website|site|needs?|wants?|following|link|links)$/.test(
      before,
    ) &&
    // "Open days": a day alone says nothing of what it is.
    ((sensesOfNoun(before)?.share ?? 0) >= 4 || /^(?:days|evenings|nights|afternoons|parties|shows)$/.test(last))
  return singularize(isOwn ? `${before} ${last}` : last)
}

/** "The menu has starters: soup 6, salad 8; mains: …": headings of one list, and no kinds of their own. */
const inMenu = /\b(?:an?|the|our|my)\s+(?:\p{L}+ )?menu\b[^.!?]*$/iu
const plainMenu = /\bMenu: \p{Lu}[\p{L} ]*: /u

const isPlural = (noun: string): boolean => {
  const last = noun.split(/\s+/).at(-1) ?? ''
  return singularize(last) !== last || /^(?:merch|merchandise|furniture|jewellery|clothing|pottery)$/.test(last)
}

/** "Work days (3 May, 7 June)": what has its day and no name goes by what it is. */
function asThing({ name, values, start, end }: Piece, noun: string): ValuedThing {
  return { name: capitalize(name === '' ? noun : name.trim()), values, start, end }
}

const isNamed = ({ name, values }: Piece): boolean =>
  name === '' ? values.some(({ kind }) => kind === 'day' || kind === 'weekly') : name.split(/\s+/).length <= 7

/** Some value that a name and facts do not have: a price, a day, a number of places. */
const tellsMuch = ({ values }: Piece): boolean =>
  values.some(
    ({ kind, unit }) => kind !== 'words' && !(kind === 'count' && isMeasure.test(unit) && values.length === 1),
  )

export function headedRows(text: string): HeadedRows[] {
  const found: HeadedRows[] = []
  if (plainMenu.test(text)) return found
  const isTaken = (at: number): boolean => found.some(({ start, end }) => at >= start && at < end)
  for (const [pattern, isShop] of [
    [underNoun, false],
    [underShop, true],
    [underDeed, true],
  ] as const)
    for (const { groups = {}, index, 0: all } of text.matchAll(pattern)) {
      const from = index + all.length
      const open = groups['open'] ?? ''
      const said = (groups['noun'] ?? '').toLowerCase()
      const isBounded = open.includes('(')
      if (inMenu.test(text.slice(0, index))) continue
      if (
        isTaken(index) ||
        isTaken(from) ||
        (!isShop && (noHeading.test(said) || !(isPlural(said) || anyWare.test(said.split(' ').at(-1) ?? ''))))
      )
        continue
      const end = listUntil(text, from, open)
      // "We sell things (…)": the bracket is a list of its own.
      if (end < 0 || (!isBounded && /^[^,;]*\(/.test(text.slice(from, end)))) continue
      const { pieces, end: last } = ownPieces(text.slice(from, end), from, isBounded)
      const rows = pieces.filter(isNamed)
      const valued = rows.filter(tellsMuch)
      // Facts and options have no values: a list of names alone is one of rows only where a shop is filled.
      const isList =
        valued.length >= 2 ||
        (valued.length === 1 &&
          rows.length === 1 &&
          isShop &&
          valued[0]?.values.some(({ kind }) => kind === 'money') === true)
      if (!isList || rows.length < pieces.length || valued.length < rows.length) continue
      const noun = isShop ? 'product' : nounOf(said)
      // "With prints": the noun alone.
      const own = isShop ? said : said.split(/\s+/).slice(-noun.split(' ').length).join(' ')
      const at = index + Math.max(0, said.lastIndexOf(own))
      found.push({ noun, things: rows.map((row) => asThing(row, noun)), start: from, end: last, at })
    }
  return found.toSorted((one, other) => one.start - other.start)
}
