// What a message says is known, noted or asked of the things it is about: rows after "has", "with", "I write down", before
// "are recorded", "its condition", "the name of each". Whose facts these are is told by what was spoken of before.
import { colorsOfLook } from '../../color/said-tones.ts'
import { roleOf } from '../clause-roles.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { readColors } from '@joinery/contract/colors/read-colors'
import type { ToldChoice } from './choices.ts'
import { type Item, type Row, held, rowAt } from './rows.ts'
import { type Said, wordsBetween } from './words.ts'

export interface ToldFact {
  /** In the person's words: "serial number", "where it stands". */
  label: string
  /** The thing that it is a fact of, as it was called there; null where nothing was. */
  of: string | null
  /** Whether its sentence says whose it is; otherwise it was the last that was spoken of. */
  isNamed: boolean
  /** Its place in the message, in words. */
  at: number
  options?: string[] | undefined
  /** An input that was asked for by its name: "a field “What we agreed”". */
  isInput?: boolean
}

/** Verbs after which it is told what is written down. */
const writesDown =
  /^(?:notes?|writ(?:e|es|ing)|records?|enters?|entering|know|knows|keeps?|stores?|saves?|remember|remembers|gives?|leaves?|types?|says?|tells?|telling|adds?|needs?|logs?|asks?|jot|capture|register|mention|state|specify|fill|noting|recording|giving|leaving|listing|lists?|shows?|see|find|want|carr(?:y|ies)|bears?|look|collects?|includes?|contains?|including|showing|choose|put)$/
/** Of these only what is named with an article is a fact: "see the address", not "see ideas". */
const looksOn = /^(?:remember|see|find|want|shows?|showing|look|keeps?|choose|put|collects?|adds?|lists?|needs?)$/

export const noFact =
  /^(?:need .*|(?:crm|apps?|trackers?|tool|web ?site|site|page|database|system|software) (?:for|of|to|where) .*|(?:logged|signed)[- ](?:in|up|on)|(?:log|called|named|contains?|includes?|has|have) .*|(?:.* )?(?:log|diary|journal|history|logbook) (?:of|for) .*|.*\blog|sign(?: in| up|-in|-up)?|(?:daily|weekly|monthly|yearly|annual) (?:goals?|targets?|totals?|sums?|limits?)|what (?:comes|goes|came|went) (?:in|out)|.*\b(?:votes?|tracker|crm|clicks?|pages?|buttons?|apps?|list|search|overview|dashboard|log-?in|password|account|screen|website|site|filter|favou?rites?|admin|area|section|links?|form|tabs?|menu|board|booking|copy|own|login)|it|them|everything|something|anything|nothing|one|ones|others?|people|person|more|lot|total|totals|sum|sums|grand total|profit|charge|way|ways|place|rest|whole|all|top|bottom|first|kind|sort|app|turn|look|need|idea how|care|track|eye|hand|order|mind|phones|time to time|double bookings?|day by day|new ones?|things?|.*\bstuff|such|same|help|work|so|comments?|repl(?:y|ies)|likes?|reviews?|progress|results?|statistics|stats|charts?|figures|totals?|reminders?|notifications?|background|colou?rs?|header|photos of .*|big .*|letters|white|most|more of .*|work|so|whatever|list of .*|directory of .*|entries|advice|chapters)$/i
/** Worked out and shown, or a part of the page. */
const sum =
  /\b(?:altogether|so far|in total|in all|added up|over time|on average|average|chart|graph|column|columns|browser|words|buttons?|background|switch|dictionary|leaderboard|ranking|reminder)\b|\bleft$|\bowes?\b|^how (?:many|much|far) .*\b(?:left|free|done|there (?:are|were)|we are)\b|^how (?:many|much) (?:is|are)\b/i
const opening =
  /^(?:(?:multiple|short|brief|little|dated|whole|full|own|optional|few lines of|line of|exact|small|two lines of|simple|complete|respective|certain|any number of|as many|many|several|some|new)\s+)+(?=\p{L})/iu
const closing =
  /\s+(?:(?:on|in|under) (?:its|their|his|her|the) (?:own )?page|each one|every one|it|them|each|too|also|as well|once|please|together|first|respectively|again|yet|mostly|really|itself|themselves)$/i

/** Nouns that tell a fact only with what is said of them: "the price I paid". */
const needsClause = /^(?:price|year|date|day|amount|place|sum|money|time|value|weight|number|person|thing|reason)$/i

export function labelOf({ text, isClause, clause }: Item): string {
  const plain = (clause !== undefined && needsClause.test(text) ? `${text} ${clause}` : text)
    .replace(/["“”]/g, '')
    .replace(/\([^)]*$/, (inside) => `${inside})`)
    .replace(
      /^(?:today['’]s|current) (?=date|day)|\s+(?:by (?:itself|themselves)|automatically)(?=$)|(?<=^date) (?:today|of today)$/giu,
      '',
    )
    .trim()
  if (clause !== undefined && needsClause.test(text)) return plain.replace(closing, '')
  // "Notes get today's date by themselves".
  if (/^(?:today['’]s|the current|current) date\b/i.test(plain)) return 'date'
  const short = (
    isClause
      ? plain.replace(closing, '')
      : plain
          .replace(opening, '')
          .replace(closing, '')
          .replace(/\s+(?:from )?([01])\s*(?:to|-|–)\s*(\d{1,2})$/, ' ($1 to $2)')
          .replace(/\s+(?:from )?\d+\s*(?:to|-|–)\s*\d(?!.*\)$).*$/, '')
  ).trim()
  return isClause ? short : short.replace(/\s+(?:of|for|from|in|at) (?:it|them|each|everyone|everybody|him|her)$/i, '')
}

const saysColors = (label: string): boolean => readColors(label).asked.length > 0 || colorsOfLook(label) !== null

function isFact(said: Said, item: Item, kinds: ReadonlySet<string>): boolean {
  const label = labelOf(item)
  const signs = said.signs.slice(item.from, item.to)
  if (label === '' || noFact.test(label) || sum.test(label) || saysColors(label)) return false
  if (item.isClause)
    return (
      label.split(' ').length <= 8 &&
      /^i?h.*[VTDBHMAN]/.test(signs) &&
      !/\b(?:should|must|overdue|happening|app)\b/.test(label)
    )
  const words = label.split(' ')
  // "Class 3a", "goal 3000" are values.
  if (/\s\d+\p{L}?$/u.test(label)) return false
  // "dueDate" is a name for machines.
  if (/\p{Ll}\p{Lu}/u.test(label)) return false
  if (words.length > 6 || !/[NPCXUDAG]/.test(signs) || /^[1p]/.test(signs)) return false
  if (
    (/^[UY]$/.test(signs) && !/^(?:website|link|details)$/i.test(label)) ||
    /^X+$/.test(signs) ||
    /^(?:[iB]|[VT][tdpi]|D[it][ds]?[ANPXCU])/.test(signs)
  )
    return false
  if (kinds.has(singularize(label.toLowerCase())) && signs.endsWith('P')) return false
  // "The wheels lying in it" are wheels.
  if (/^P[GD]/.test(signs) && kinds.has(singularize(words[0]?.toLowerCase() ?? ''))) return false
  // "Topics and replies": several of a word are things more often than a fact.
  if (signs.endsWith('P') && kindOfName(label.toLowerCase()) === 'text') return false
  return (
    roleOf(label) === 'item' &&
    (/[NPCU]/.test(signs) || words.length > 1 || /^(?:pinned|done|paid|urgent|active|favourite)$/i.test(label))
  )
}

interface Lead {
  of: string | null
  /** Only what is named with an article. */
  isDefinite: boolean
}

const nounEnd = /([NPXCU]+|Y)$/

/** The noun just before a place, over commas, words of time and relative pronouns. */
function nounBefore(said: Said, at: number): string | null {
  const found = nounEnd.exec(said.signs.slice(0, at).replace(/(?:,?[raM]|,?iA?[ds]?[NP],|,)+$/, ''))
  if (found === null) return null
  const to = found.index + (found[1]?.length ?? 0)
  return singularize(wordsBetween(said, Math.max(found.index, to - 2), to).toLowerCase())
}

/** What stands before a row of facts; null where none of that begins one. */
function leadAt(said: Said, at: number): Lead | null {
  const before = said.signs.slice(0, at).replace(/["]+$/, '')
  const word = (back: number): string => said.words[at - back]?.lower ?? ''
  if (/H[a]*$/.test(before)) {
    const verb = before.lastIndexOf('H')
    const subject = /([pYe])[aM]*$/.exec(before.slice(0, verb))
    // "So that I have their position": theirs it is, and nothing that I own.
    const isTheirs = /^(?:their|its|his|her)$/.test(said.words[at]?.lower ?? '')
    if (
      subject !== null &&
      !isTheirs &&
      /^(?:i|we|you|i'd|we'd|nobody|noone|anyone)$/.test(said.words[subject.index]?.lower ?? '')
    )
      return null
    return { of: subject === null ? nounBefore(said, verb) : null, isDefinite: false }
  }
  if (before.endsWith('w')) {
    if (/^(?:w|with|including|incl)$/.test(word(1)) && /[NPXUCeD]w$|[aA]w$|[DV]?,i?w$/.test(before))
      return { of: /[NPX]w$/.test(before) ? nounBefore(said, at - 1) : null, isDefinite: false }
    return null
  }
  if (before.endsWith('o') && /^notes?$/.test(word(2))) return { of: null, isDefinite: false }
  // "Under the picture stands the name".
  if (/(?:^|[.,;&])a*i[ds]?[NPUC]+a*[VNP]$/.test(before) && /^(?:stands?|comes?|appears?)$/.test(word(1)))
    return { of: null, isDefinite: false }
  // "There's a before picture and an after picture for every look".
  if (/^there(?:'s|s| is| are)$/.test(said.words[at - 1]?.lower ?? '') && isOfEach(said, at))
    return { of: null, isDefinite: true }
  // "Can write one down, a short title and the reason".
  if (/[TV]pi,$/.test(before) && writesDown.test(word(4)) && word(2) === 'down') return { of: null, isDefinite: false }
  // "Tell us", "giving for each", "record each position by".
  const told = /([TVHG])a*(?:(?:i)|(?:p)|(?:i?[eds][NPX]*i?)|(?:i?p))?$/.exec(before)
  const verb = told === null ? '' : (said.words[told.index]?.lower ?? '')
  const isDenied = /(?:^|\s)(?:not|no|never|without|\p{L}+n['’]?t)\s*$/iu.test(
    wordsBetween(said, Math.max(0, (told?.index ?? at) - 1), told?.index ?? at),
  )
  if (told !== null && !isDenied && writesDown.test(verb) && isObject(said, told.index + 1, at)) {
    const isBare = at - told.index <= 1
    return { of: null, isDefinite: isBare && looksOn.test(verb) }
  }
  // "It should be written where I bought it".
  if (/B[a]*D[i]?$/.test(before) && held.test(said.words[before.lastIndexOf('D')]?.lower ?? ''))
    return { of: null, isDefinite: false }
  return null
}

/** "… for every look": what there is, is there of each of them. */
function isOfEach({ signs, words }: Said, at: number): boolean {
  const rest = signs.slice(at).split(/[.;]/)[0] ?? ''
  const found = /[io]e[NP]/.exec(rest)
  return found !== null && /^(?:for|of|with|on|to)$/.test(words[at + found.index]?.lower ?? '')
}

/** What stands between a verb and its row: "down", "us", "for each", "each position by". */
function isObject({ words, signs }: Said, from: number, to: number): boolean {
  const between = words.slice(from, to).map(({ lower }) => lower)
  const [first = ''] = between
  const last = between.at(-1) ?? ''
  if (between.length === 0) return true
  if (/^(?:down|in|out|up|also|always|then|just|only|about|with|at|through|over)$/.test(last) && between.length === 1)
    return !/^(?:with|at|over|through)$/.test(last)
  if (/^(?:us|me|him|her|them)$/.test(last) && between.length === 1) return true
  if (/^(?:for|of|about)$/.test(first) && /[eds]/.test(signs[from + 1] ?? '')) return signs[to - 1] !== 'i'
  if (last === 'by' || last === 'with') return true
  return between.every((word) => /^(?:also|always|then|just|only|even|usually)$/.test(word))
}

/** Kept up by hand: "the market price is something I'd update". */
const keepsUp = /^(?:update|change|enter|note|know|write|fill|record|remember|look|put|set)$/

/** "… are written down", "… has to be recorded", "… should be there, too", "… is something I'd update". */
function isHeldAfter({ signs, words }: Said, at: number): boolean {
  const after = signs.slice(at)
  const wordAt = (length: number): string => words[at + length - 1]?.lower ?? ''
  const done = /^(?:[aM]|Ht|t|B)*(?:B[a]*)([DA])/.exec(after) ?? /^(?:Ht)(?:B)([DA])/.exec(after)
  if (done !== null) return held.test(wordAt(done[0].length))
  const kept = /^Bd?Ur?p[aM]*[TV]/.exec(after)
  if (kept !== null) return keepsUp.test(wordAt(kept[0].length))
  return /^(?:M|Ht)Ba*,?a*[.;)]/.test(after)
}

/** "The artist and the year are on my index cards": where facts have been written down so far. */
function isOnPaper({ signs, words }: Said, { items, to }: Row): boolean {
  if (items.length < 2 || !items.every(({ from, isClause }) => isClause || /[ds]/.test(signs[from - 1] ?? '')))
    return false
  const of = /^o[edsp][NPU]/.exec(signs.slice(to))?.[0].length ?? 0
  const found = /^(?:Ba*|[VNP])i/.exec(signs.slice(to + of))
  if (found === null) return false
  const verb = words[to + of]
  return (
    (verb?.sign === 'B' || /^stands?$/.test(verb?.lower ?? '')) &&
    /^(?:on|in)$/.test(words[to + of + found[0].length - 1]?.lower ?? '') &&
    items.some((item) => isPlainFact(labelOf(item)))
  )
}

/** Names a fact wherever it stands: by its words alone. */
const isPlainFact = (label: string): boolean => {
  const lower = label.toLowerCase()
  return isFieldWord.test(lower) || kindOfName(lower) !== 'text'
}

/** The thing that was spoken of last before a place. */
export function lastKind(said: Said, at: number, kinds: ReadonlySet<string>): string | null {
  for (let back = at - 1; back >= 0; back -= 1) {
    const { sign, lower } = said.words[back] ?? { sign: '.', lower: '' }
    if (!/[NPXUCYs]/.test(sign)) continue
    const noun = singularize(lower.replace(/['’]s?$/, ''))
    const pair = `${said.words[back - 1]?.lower ?? ''} ${noun}`
    if (kinds.has(pair)) return pair
    if (kinds.has(noun)) return noun
  }
  return null
}

/**
 * @param kinds nouns of what is kept
 * @param choices what was read as a choice already; a row of facts may hold one of them
 */
export function readFacts(said: Said, kinds: ReadonlySet<string>, choices: readonly ToldChoice[]): ToldFact[] {
  const facts: ToldFact[] = []
  const known = new Set<number>()
  const { signs, words } = said
  const isChoice = ({ from, to }: Item): boolean => choices.some((choice) => from >= choice.from && to <= choice.to)
  const add = (item: Item, of: string | null): void => {
    if (known.has(item.from) || isChoice(item) || !isFact(said, item, kinds)) return
    known.add(item.from)
    const inner = choices.find((choice) => choice.from > item.from && choice.to <= item.to)
    const isNamed = of !== null && kinds.has(of)
    facts.push({
      label: labelOf(item),
      of: isNamed ? of : lastKind(said, item.from, kinds),
      isNamed,
      at: item.from,
      options: inner?.options,
    })
  }
  const addRow = (row: Row, { of, isDefinite }: Lead): void => {
    const isOfFacts = row.items.length > 1 && row.items.some((item) => isPlainFact(labelOf(item)))
    for (const [index, item] of row.items.entries()) {
      const isNamed =
        (item.isClause && !isDefinite) || /[ds]/.test(signs[item.from - 1] ?? '.') || index > 0 || isOfFacts
      const isDenied =
        /^(?:no|without|not|never|each|every|any|all)$/.test(words[item.from - 1]?.lower ?? '') ||
        /^ie(?!N)/.test(signs.slice(item.to))
      if (!isDenied && (!isDefinite || (isNamed && (!item.isClause || isOfFacts)))) add(item, of)
    }
  }
  for (let at = 0; at < words.length; at += 1) {
    if (isStory(said, at)) continue
    const before = signs[at - 1] ?? '.'
    const lead = leadAt(said, at)
    const row = lead !== null || /[.,;:&("cr]/.test(before) || at === 0 ? rowAt(said, at) : null
    if (row === null) continue
    if (lead !== null) addRow(row, lead)
    else if (isBareList(said, row, at)) addRow(row, { of: null, isDefinite: false })
    else if (isHeldAfter(said, row.to) || isOnPaper(said, row)) addRow(row, { of: null, isDefinite: false })
    else if (row.items.length >= 2 && row.items.filter(({ isClause }) => isClause).length >= 2)
      addRow(row, { of: null, isDefinite: false })
    else if (/[:(]/.test(before) && row.items.length >= 2 && row.joined !== 'or') {
      const of = nounBefore(said, at - 1)
      if (before === ':' || (of !== null && isOf(of, kinds))) addRow(row, { of, isDefinite: false })
    }
  }
  // "Its condition", "their phone number", "the name of each client".
  for (const [index, { lower }] of words.entries()) {
    if (!/^(?:its|their|his|her)$/.test(lower) || isStory(said, index)) continue
    const item = rowAt(said, index)?.items[0]
    if (item === undefined || item.isClause || !/[NC]$/.test(signs.slice(item.from, item.to))) continue
    if (lastKind(said, item.from, kinds) !== null) add(item, null)
  }
  // "Is attached to an institute", "belongs to a theme".
  for (const [index, { lower }] of words.entries()) {
    if (!/^(?:attached|assigned|linked|connected|belongs|belong|registered|works|teaches|working)$/.test(lower))
      continue
    if (!/^(?:to|with|in|for|at)$/.test(words[index + 1]?.lower ?? '') || isStory(said, index)) continue
    const item = rowAt(said, index + 2)?.items[0]
    if (item !== undefined && /^[ds1]/.test(signs.slice(index + 2)) && /[NC]$/.test(signs.slice(item.from, item.to)))
      add(item, null)
  }
  // "The price I paid", "the year I bought it".
  for (const found of signs.matchAll(/d(A?[NC]+)p[aM]*[DVB]/g)) {
    const item = isStory(said, found.index) ? undefined : rowAt(said, found.index)?.items[0]
    if (item?.clause !== undefined) add(item, null)
  }
  return facts.toSorted((a, b) => a.at - b.at)
}

/** "Date and mm, that's all": however short, it is all the facts there are. */
const isAll = /^\s*[,.–—-]?\s*(?:(?:and )?that(?:['’]s| is) (?:all|it)|nothing (?:else|more)|no more)\b/i

/** "Shoe repair tracker, customer name, phone, what's broken, price": facts that are listed without any verb. */
function isBareList(said: Said, row: Row, at: number): boolean {
  const before = said.signs[at - 1] ?? '.'
  const end = said.words[row.to - 1]?.end ?? 0
  const isClosed = isAll.test(said.text.slice(end, end + 30))
  if (row.items.length < (isClosed ? 1 : 3) || row.joined === 'or' || !/[,;:.]/.test(before)) return false
  const items = row.items.filter(
    ({ text }) => !/\b(?:app|tracker|list|site|page|log|tool|crm|book|board)\b/i.test(text),
  )
  if (isClosed && /\./.test(before)) return items.length === row.items.length
  if (items.length < 2) return false
  const sure = items.filter(
    ({ text, isClause }) =>
      isClause || kindOfName(text.toLowerCase()) !== 'text' || isFieldWord.test(text.toLowerCase()),
  )
  return sure.length * 2 >= items.length
}

/** Told of what once happened: nothing of it is wished for. */
export function isStory({ signs, words }: Said, at: number): boolean {
  let from = at
  while (from > 0 && !/[.;]/.test(signs[from - 1] ?? '.')) from -= 1
  let to = at
  while (to < signs.length && !/[.;]/.test(signs[to] ?? '.')) to += 1
  const first = signs
    .slice(from, to)
    .replace(/i?h[^,;.]*/g, (clause) => '-'.repeat(clause.length))
    .search(/[pNPYX]a*D|[pNPYX]B/)
  if (first < 0) return false
  const verb = words[from + first + 1]
  const isPresent = words
    .slice(from, to)
    .some(({ sign, lower }) => /[MTVH]/.test(sign) || (sign === 'B' && !/^(?:was|were|been)$/.test(lower)))
  return !isPresent && (verb?.sign !== 'B' || /^(?:was|were)$/.test(verb.lower))
}

const isOf = (noun: string, kinds: ReadonlySet<string>): boolean =>
  kinds.has(noun) || kinds.has(noun.split(' ').at(-1) ?? '')
