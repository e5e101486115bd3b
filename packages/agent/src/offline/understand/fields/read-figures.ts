// What a message wants to read about all its records: "how many are open", "the sum of unpaid invoices", "total per
// category", "my longest run", “like "Best hold: 41 s"”.
import type { Field } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { pluralize, singularWords } from '../inflect.ts'
import { rankingSentence, readRanking } from './read-ranking.ts'

type FigureSort = 'count' | 'sum' | 'average' | 'highest' | 'lowest'

export interface Figure {
  label: string
  sort: FigureSort
  /** Name of the field that is reckoned with; null counts records. */
  of: string | null
  /** Of which records: those whose field has one of these values, or none of them. */
  where: { field: string; values: readonly (string | boolean)[]; isNot: boolean } | null
  /** Name of the field by whose values it is told apart, or the month of a date. */
  per: { field: string; isMonth: boolean; isYear?: boolean } | null
  /** How somebody wants to read it, as what stands before and behind the number. */
  quoted: { before: string; after: string; isOfAll: boolean } | null
  /** In places, one below the other, with what stands behind each number. */
  ranked?: { unit: string }
  /** How plainly it was said of these records and no others. */
  strength: number
}

export interface Records {
  singular: string
  plural: string
  fields: readonly Field[]
}

const heads: readonly [FigureSort, RegExp][] = [
  ['average', /\b(?:average|avg|mean|on average)\b/i],
  ['lowest', /\b(?:lowest|shortest|cheapest|smallest|lightest|fastest|quickest|minimum)\b/i],
  [
    'highest',
    /\b(?:best(?![ -](?:sell|before|by|friend))|highest|longest|heaviest|biggest|largest|most expensive|maximum|personal records?)\b/i,
  ],
  ['count', /\b(?:(?<!\bevery )how many|(?:total )?number of|(?:the |a )?counts? of|how often)\b/i],
  ['sum', /\b(?:totals?|sums?|altogether|in all|adds? up|added up|how much|overall)\b/i],
]
/** "Revenue per region", "spending by category". */
const saysSums =
  /\b(?:revenue|spending|expenses?|costs|income|sales|fees|profits?|earnings)\s+(?:per|by|for each) \p{L}/iu
const empty =
  /^(?:the|an?|of|all|my|our|your|their|its|his|her|i|we|you|they|it|so|far|show|shows|see|me|us|have|has|had|are|is|was|were|there|be|been|in|on|at|for|to|that|this|these|those|which|what|each|every|and|or|as|with|up|till|still|currently|now|right|ever|time|everything|top|page|start|today|please|tells?|tell|entries|entry|records?|first|list|above|below|big|number)$/i
const finals =
  /^(?:won|lost|closed|done|finished|completed?|paid|fixed|solved|resolved|cancell?ed|rejected|returned|delivered|archived|sold|answered)$/i
const isOpen =
  /\b(?:open|outstanding|unfinished|pending|remaining|left|to do|undone|still to|not yet|missing|due|unpaid|owed?|owes?)\b/i
const ofDistance = /^(?:km|mi|m)$/
const ofTime = /^(?:min|h|s)$/
const perWhat =
  /\b(?:per|by|for each|for every|of each|of every|in each|from each|each|every)\s+(?:the )?([\p{L}]+(?: [\p{L}]+)?)/iu
const period = /^(?:calendar )?(?:month|months|year|week|day)\b/i

const wordsIn = (said: string): string[] => singularWords(said, empty)

function holds(said: string, words: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(words)}(?![\p{L}\d])`, 'iu').test(said)
}

/** The field that words name: all words of one stand in the other. */
function named(words: readonly string[], fields: readonly Field[]): Field | undefined {
  return fields.find(({ label }) => {
    const own = wordsIn(label)
    return (
      own.length > 0 &&
      words.length > 0 &&
      (own.every((word) => words.includes(word)) || words.every((word) => own.includes(word)))
    )
  })
}

const isNumber = ({ kind }: Field): boolean => kind === 'number' || kind === 'money' || kind === 'rating'

/** "Open", "unpaid", "still to do": of which records. */
function whereOf(said: string, fields: readonly Field[]): Figure['where'] {
  for (const { kind, name, options = [] } of fields) {
    if (kind !== 'choice') continue
    const values = options.filter(
      (option) => /\p{L}{2}/u.test(option) && (holds(said, option) || holds(said, pluralize(option.toLowerCase()))),
    )
    const [longest] = values.toSorted((a, b) => b.length - a.length)
    if (longest !== undefined) return { field: name, values: [longest], isNot: false }
  }
  for (const { kind, name, label } of fields) {
    if (kind !== 'boolean') continue
    const mark = label.toLowerCase().replace(/\s+or not$/, '')
    const isDenied =
      holds(said, `un${mark}`) ||
      holds(said, `not ${mark}`) ||
      holds(said, `not yet ${mark}`) ||
      new RegExp(String.raw`\bn['’]t (?:yet )?(?:been )?${escapePattern(mark)}`, 'i').test(said)
    if (isDenied) return { field: name, values: [true], isNot: true }
    if (holds(said, mark)) return { field: name, values: [true], isNot: false }
  }
  if (!isOpen.test(said)) return null
  const tick = fields.find(
    ({ kind, name }) =>
      kind === 'boolean' &&
      /(?:done|complete|finished|paid|settled|bought|packed|returned|fixed|solved|sent|closed)/.test(name),
  )
  if (tick !== undefined) return { field: tick.name, values: [true], isNot: true }
  const status = fields.find(
    ({ kind, options = [] }) => kind === 'choice' && options.some((option) => finals.test(option)),
  )
  const ended = status?.options?.filter((option) => finals.test(option)) ?? []
  return status === undefined ? null : { field: status.name, values: ended, isNot: true }
}

function perOf(said: string, { fields }: Records): Figure['per'] {
  const words = perWhat.exec(said)?.[1]
  if (words === undefined) return null
  if (period.test(words)) {
    const day = fields.find(({ kind }) => kind === 'date')
    if (day === undefined || !/^(?:calendar )?(?:month|year)s?\b/i.test(words)) return null
    const isYear = /year/i.test(words)
    return { field: day.name, isMonth: !isYear, ...(isYear && { isYear }) }
  }
  const telling = fields.filter(({ kind }) => ['choice', 'text', 'reference', 'boolean'].includes(kind))
  const field =
    named(wordsIn(words), telling) ??
    named(wordsIn(words.split(' ')[0] ?? ''), telling) ??
    (/^(?:person|member|friend|one|people|child|kid|of us)\b/i.test(words)
      ? telling.find(({ name }) => /(?:^|_)(?:who|whom|by|person|child|kid|player|member|name)(?:_|$)/.test(name))
      : undefined)
  return field === undefined ? null : { field: field.name, isMonth: false }
}

const aboutMoney =
  /\b(?:spent|spend|spending|costs?|paid|pay|owed?|owes?|expenses?|income|revenue|turnover|earned|earnings|money|sales|donated|raised|collected|outstanding|worth|invoices?|fees?|budget)\b/i

/** The number that is reckoned with. */
function numberOf(
  said: string,
  words: readonly string[],
  sort: FigureSort,
  { fields }: Records,
): { field: Field | undefined; isNamed: boolean } {
  const numbers = fields.filter((field) => isNumber(field))
  const own =
    named(words, numbers) ?? numbers.find((field) => words.some((word) => named([word], [field]) !== undefined))
  if (own !== undefined) return { field: own, isNamed: true }
  const byUnit = (units: RegExp) => numbers.find(({ unit = '' }) => units.test(unit))
  const money = numbers.find(({ kind }) => kind === 'money')
  if (/\blongest\b|\bfurthest\b|\bshortest\b/i.test(said))
    return { field: byUnit(ofDistance) ?? byUnit(ofTime), isNamed: false }
  if (/\bfastest\b|\bquickest\b/i.test(said)) return { field: byUnit(ofTime), isNamed: false }
  if (/\bheaviest\b|\blightest\b/i.test(said)) return { field: byUnit(/^(?:kg|lb|g)$/), isNamed: false }
  if (/\bcheapest\b|\bexpensive\b/i.test(said)) return { field: money, isNamed: false }
  if (money !== undefined && aboutMoney.test(said)) return { field: money, isNamed: true }
  if (sort === 'sum' && money !== undefined) return { field: money, isNamed: false }
  const only = numbers.length === 1 && sort !== 'sum' ? numbers[0] : undefined
  // "The average at the top": of stars nothing else is worked out.
  return { field: only, isNamed: sort === 'average' && only?.kind === 'rating' }
}

export function isAbout(said: string, { singular, plural }: Records): boolean {
  const last = singular.split(' ').at(-1) ?? singular
  return [singular, plural, last, pluralize(last)].some((noun) => holds(said, noun))
}

function labelFrom(said: string): string {
  const words = said
    .replace(
      /^.*?\b(?:show|shows|see|display|displays|tell|tells|know|read|calculate|calculates|want|like|need|with|also)\b\s+(?:me |us )?(?=\S)/i,
      '',
    )
    .replace(
      /^(?:(?:under|above|below|over|on|at|beneath|next to) (?:the |my |our )?(?:\p{L}+ )?(?:table|list|top|page|heading|title|records|bottom)\s+|(?:the|my|our|a|an|me|us|also|and|of|up|there|is|are|it|says?|how many|how much|wanna|to|see|below that|above that)\s+)+/iu,
      '',
    )
    .replace(/\s+(?:on top|at the top|on the (?:first|start|home) ?page|above|below|please|so far)\b.*$/i, '')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** “"Still open" with the sum of all unpaid invoices”: how somebody wants it called. */
const titled = /⟦([^⟧]*)⟧/u

/** One stretch of a message → what is to be read, where it says that of these records. */
export function readFigure(stretch: string, records: Records): Figure | null {
  const figure = readPlainFigure(stretch.replace(/⟦[^⟧]*⟧/gu, ' ').trim(), records)
  const title = titled.exec(stretch)?.[1]
  return figure === null || title === undefined ? figure : { ...figure, label: title }
}

function readPlainFigure(said: string, records: Records): Figure | null {
  const [sort, head] =
    heads.find(([, pattern]) => pattern.test(said)) ?? (saysSums.test(said) ? (['sum', /^/] as const) : [])
  if (sort === undefined || head === undefined || said.split(/\s+/).length > 14) return null
  const headWords = head.exec(said)?.[0].toLowerCase() ?? ''
  // What goes by such a word itself is a fact: "longest jump", "number of rooms".
  const isFact =
    headWords !== '' &&
    records.fields.some(
      ({ label, isMade }) =>
        isMade !== true && holds(label, headWords) && wordsIn(label).every((word) => wordsIn(said).includes(word)),
    )
  if (isFact) return null
  const per = perOf(said, records)
  const rest = said.replace(perWhat, ' ').replace(head, ' ')
  const where = whereOf(rest, records.fields)
  const about = isAbout(rest, records)
  const { field, isNamed } = numberOf(said, wordsIn(rest), sort, records)
  const strength = (about ? 2 : 0) + (where === null ? 0 : 2) + (isNamed ? 2 : 0) + (per === null ? 0 : 1)
  const base = { label: labelFrom(said), where, per, quoted: null, strength }
  if (
    perWhat.test(said) &&
    per === null &&
    !period.test(perWhat.exec(said)?.[1] ?? '') &&
    !/\b(?:each|every)\b/i.test(said)
  )
    return null
  const isCount =
    sort === 'count' ||
    (sort === 'sum' && about && !isNamed && /\btotal (?!of\b)|\bin all\b|\baltogether\b/i.test(said))
  if (isCount && (!isNamed || /\bnumber of\b/i.test(said))) {
    const isAll = where === null && !about && (per === null || wordsIn(rest).length > 0)
    if (isAll) return null
    const label = countLabel(where, said, records) ?? (about && per === null ? capital(records.plural) : base.label)
    return { ...base, sort: 'count', of: null, label }
  }
  const isOfAll = /\b(?:longest|shortest|furthest|fastest|heaviest)\b/i.test(said)
  if (field === undefined || (strength === 0 && !isOfAll)) return null
  const reckoned = sort === 'count' ? 'sum' : sort
  const isLong = base.label.split(' ').length > (where === null ? 4 : 6) || base.label === ''
  const label = isLong ? usualLabel(reckoned, field) : base.label
  return { ...base, sort: reckoned, of: field.name, label }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function usualLabel(sort: FigureSort, { label }: Field): string {
  if (sort === 'sum' || sort === 'count') return `${label}, total`
  return sort === 'average' ? `${label}, on average` : `${capital(sort)} ${label.toLowerCase()}`
}

function countLabel(where: Figure['where'], said: string, { fields }: Records): string | undefined {
  if (where === null) return undefined
  const field = fields.find(({ name }) => name === where.field)
  const open = isOpen.exec(said)?.[0]
  if (where.isNot && open !== undefined && /^(?:open|left|outstanding|remaining|pending|unpaid|to do)$/i.test(open))
    return capital(open.toLowerCase())
  if (field?.kind === 'boolean') return where.isNot ? `Not ${field.label.toLowerCase()}` : field.label
  return where.isNot ? 'Open' : String(where.values[0] ?? '')
}

const numeral = /[€$£]?\s?\d[\d.,]*(?:\s?[€$£])?/

/** “Shown as "3 of 8 done"”: how it is to read, with a number in it. */
function quotedFigures(text: string, records: Records): { figures: Figure[]; quotes: string[] } {
  const figures: Figure[] = []
  const quotes: string[] = []
  for (const match of text.matchAll(/(?<![\p{L}\d.,!?])["“](?=\S)([^"“”\n]{2,40})(?<=\S)["”]/gu)) {
    const quote = match[1] ?? ''
    if (!numeral.test(quote) || !/\p{L}/u.test(quote)) continue
    const before =
      text
        .slice(0, match.index)
        .split(/[.!?;]\s/)
        .at(-1) ?? ''
    // "Buttons "Under 10""; a label that follows from a value is no figure of all records.
    if (
      /\b(?:buttons?|badge|label|called|named|headline|title|heading|says?(?: so)?:?\s*$)\b/i.test(
        before.split(',').at(-1) ?? '',
      ) &&
      !/\bhow (?:many|much)\b|\bcount/i.test(before)
    )
      continue
    const ofAll = /^(\D*)\d+\s*(?:of|out of|\/)\s*\d+(.*)$/i.exec(quote)
    if (ofAll !== null) {
      const words = `${ofAll[1] ?? ''} ${ofAll[2] ?? ''}`
      const where = whereOf(words, records.fields) ?? whereOf('done finished completed', records.fields)
      if (where === null) continue
      const joint = /\d(\s*(?:of|out of|\/)\s*)\d/i.exec(quote)?.[1] ?? ' of '
      figures.push({
        label: '',
        sort: 'count',
        of: null,
        where,
        per: null,
        strength: 4,
        quoted: { before: ofAll[1] ?? '', after: `${joint}|${ofAll[2] ?? ''}`, isOfAll: true },
      })
      quotes.push(quote)
      continue
    }
    const number = numeral.exec(quote)
    const start = number?.index ?? 0
    const parts = {
      before: quote.slice(0, start),
      after: quote.slice(start + (number?.[0].length ?? 0)),
      isOfAll: false,
    }
    const words = `${parts.before.replace(/:\s*$/, '')} ${parts.after}`.trim()
    const lead = before.split(/,|\band\b/).at(-1) ?? ''
    const where = whereOf(words, records.fields)
    const found =
      readFigure(words, records) ??
      (where === null ? null : readFigure(`how many ${words}`, records)) ??
      (isAbout(words, records) ? readFigure(`how many ${records.plural}`, records) : null) ??
      readFigure(lead.replace(/\b(?:like|e\.g\.|such as|shown as|as|in the form)\s*[("“]*$/i, ''), records) ??
      readFigure(`total ${words}`, records) ??
      (/\bhow (?:many|often)\b/i.test(lead) ? readFigure(`how many ${records.plural}`, records) : null)
    if (found === null || found.per !== null) continue
    figures.push({ ...found, quoted: parts })
    quotes.push(quote)
  }
  return { figures, quotes }
}

/** Where two are said with one noun: "lowest and highest weight", "per category and per month". */
function apart(text: string): string {
  return text
    .replace(
      /\b(lowest|highest|longest|shortest|total|average|minimum|maximum)(?: and| &|\/) (?:the |my )?(lowest|highest|longest|shortest|total|average|minimum|maximum)( (?:of )?(?!and\b)\p{L}+)/giu,
      '$1$3, $2$3',
    )
    .replace(
      /\b([\p{L}]+(?: [\p{L}]+)?) (per|by) ([\p{L}]+)(?: and|,| &)(?: (?:per|by|also))* (month|category|person|year|type|project|client|status)\b/giu,
      '$1 $2 $3, $1 $2 $4',
    )
}

/** "Per coin I want to see the total spent, total coins": what a sentence begins with holds for all of it. */
const opensPer = /^\s*(?:and |also |then )*(?:per|for each|for every) \p{L}+/iu

/** "Each shift has a date, a task and how many are needed": a number of each is no sum of all. */
const tellsOfEach =
  /\b(?:each|every)(?: one| of (?:them|these|those)|(?: \p{L}+){1,3})? (?:has|have|with|needs?|says?|gets?)\b/iu

function isOfEach(stretch: string, sentence: string): boolean {
  const told = tellsOfEach.exec(sentence.slice(0, sentence.indexOf(stretch)))
  return told !== null && /^\s*how (?:many|much)\b/i.test(stretch)
}

function inSentence(sentence: string, records: Records): Figure[] {
  const per = opensPer.test(sentence) ? perOf(sentence, records) : null
  return sentence
    .split(/[:,](?=\s|$)|\s[–—-]\s|\s(?:and|plus|&|but|as well as)\s/i)
    .filter((stretch) => !/^\s*(?:when|if|as soon as|whoever|who owes)\b|\bwho owes wh/i.test(stretch))
    .filter((stretch) => !isOfEach(stretch, sentence))
    .flatMap((stretch) => readFigure(stretch, records) ?? [])
    .map((figure) => (figure.per === null && per !== null ? { ...figure, per } : figure))
}

/** What is to be read about all records of a kind; how it was quoted is not said once more. */
export function readFigures(message: string, records: Records): Figure[] {
  const ranking = readRanking(message, records)
  // An example of a place in it is no figure of its own.
  const text = ranking === null ? message : message.replace(rankingSentence(message), ' ')
  const { figures, quotes } = quotedFigures(text, records)
  const plain = apart(quotes.reduce((rest, quote) => rest.replace(quote, ' '), text))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/["“]([^"“”]*)["”]/g, (_, inner: string) => ` ⟦${inner.replace(/[.,:;!?]/g, '')}⟧ `)
  const said = plain.split(/[.!?;](?=\s|$)|\n/).flatMap((sentence) => inSentence(sentence, records))
  const found = [...(ranking === null ? [] : [ranking]), ...figures, ...said]
  return found.filter((figure, index) => found.findIndex((other) => isSameFigure(other, figure)) === index).slice(0, 8)
}

function isSameFigure(one: Figure, other: Figure): boolean {
  return (
    one.sort === other.sort &&
    one.of === other.of &&
    JSON.stringify([one.where, one.per]) === JSON.stringify([other.where, other.per])
  )
}

/** Quoted words that say how a figure is to read, or what it is called, are no words of a page. */
export function figureQuotes(text: string, kinds: readonly Records[]): string[] {
  return kinds.flatMap((kind) => [
    ...quotedFigures(text, kind).quotes,
    ...readFigures(text, kind).map(({ label }) => label),
  ])
}
