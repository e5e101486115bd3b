// Believable values for fields that a topic's own rows do not know.
import { priceSaid } from './said-price.ts'
import type { Field } from '../../brief.ts'
import { hashText } from '../../seed.ts'
import type { SampleRow } from '../../topics/index.ts'
import { capitalize } from '../../understand/inflect.ts'
import { notesAbout } from '../../topics/notes-about.ts'
import { anyReasons, reasonsFor } from '../../topics/visit-reasons.ts'
import { derivedLine, derivedWord } from './derived-words.ts'
import { chance, oneOf } from './even-chances.ts'
import { fittingChoice } from './fitting-choice.ts'
import { guessDays, guessTime, toCome } from './guess-days.ts'
import { guessMoney, guessNumber } from './guess-numbers.ts'
import { circleOf } from './said-counts.ts'
import { isOpenByMeaning } from './open-by-meaning.ts'
import { goodsOf } from './goods-of.ts'
import { isPersonField, isPersonNoun, people } from './sample-names.ts'
import { programOf } from '../lists/programmes.ts'
import { isOfProgram } from '../lists/running-order.ts'
import { phrasesFor } from './sample-phrases.ts'
import { announcements, bios, wordBanks } from './sample-words.ts'
import { wordsFor } from './words-of-nouns.ts'
import { wordsOfWorld } from './worlds/worlds.ts'

export interface ValueRequest {
  field: Field
  /** What the record is called. */
  noun: string
  /** What the app is about: the message. */
  about: string
  row: number
  seed: number
  sample: SampleRow | undefined
  /** All rows of the topic. */
  siblings: readonly SampleRow[]
  /** What is shown first and at length leaves nothing open. */
  isLead?: boolean
  /** What such things cost, where they are known and called otherwise. */
  price?: number
  /** What the row itself is called. */
  title?: string
}

/** What a cook calls what is to be done. */
const howTo = /^(?:steps|instructions?|directions|preparation|how_|what_to_do)/

const isBound = /^(?:min(?:imum)?|least|max(?:imum)?|most|reorder|target|goal)(?:_|$)/
const isToCome = /due|expir|best_before|use_by|deadline|renew|return_by/

/** The topic's own value for a field, found by the field's name. */
function knownValue({ field, sample, siblings, noun, about }: ValueRequest): string | undefined {
  if (sample === undefined) return undefined
  const plain = saidOtherwise.reduce((name, [said, known]) => name.replace(said, known), field.name)
  const words = field.kind === 'long' && howTo.test(field.name) ? 'method' : plain
  // How many there are says nothing of the least that there should be.
  const isOfBound = isBound.test(field.name)
  const key = Object.keys(sample.values)
    .filter((candidate) => !isOfBound || isBound.test(candidate))
    // A day on which something was is none by which it is due.
    .filter((candidate) => candidate !== 'date' || !isToCome.test(field.name))
    .filter((candidate) => new RegExp(`(?:^|_)${candidate}`).test(words))
    .sort((a, b) => b.length - a.length)[0]
  const value = key === undefined ? undefined : sample.values[key]
  // A volunteer's role, or a teacher's, is none that somebody has in a firm.
  const hasOwnRoles = field.name === 'role' && wordsOfWorld('role', noun, about) !== undefined
  if (isPersonNoun(noun) && (hasOwnRoles || wordsFor(noun, field.name) !== undefined)) return undefined
  // "Who paid" asks for somebody, not whether it is paid.
  // "Read by" asks for a reader; the author of a book is its author.
  const isOfSomebody = isPersonField(field.name) && !isPersonField(key ?? '')
  // Days that have passed are no number of anything, nor a word for it.
  const isDays = key !== undefined && siblings.some(({ values }) => values[key]?.startsWith('-') === true)
  if (isDays && field.kind !== 'date') return undefined
  return field.kind === 'text' && (/^(?:yes|no)$/.test(value ?? '') || isOfSomebody) ? undefined : value
}

/** Facts that topics know by another word. */
const saidOtherwise: readonly (readonly [RegExp, string])[] = [
  [/^(?:stars?|score|grade)$/, 'rating'],
  [/^(?:stage|state|phase)$/, 'status'],
  [/^how_much(?:_|$)/, 'amount'],
  [/^(?:square_(?:met(?:er|re)s|feet)|sqm|m2|living_(?:area|space)|floor_area)$/, 'size'],
  [/^e_?mail(?:_address)?$/, 'email'],
  [/^(?:writer|written_by|who_wrote_(?:it|them))$/, 'author'],
  [/^(?:directed_by|film_?maker)$/, 'director'],
  [/^(?:published|posted|written|sent|came_out)(?:_on)?$/, 'date'],
  [/^(?:band|musician|singer|performer|by_whom)$/, 'artist'],
]

export type SampleValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'days'; days: number }
  /** So many days after the Monday of this week. */
  | { kind: 'weekday'; after: number }
  | null

export type WordRequest = Pick<ValueRequest, 'row' | 'seed' | 'noun' | 'about'> & { name: string }

/** Why somebody comes. */
const isReason = /(?:^|_)(?:complaint|reason|symptom|problem|diagnosis|purpose|occasion|concern|what_for)s?(?:_|$)/
const isVisit = /(?:^|\s)(?:appointment|visit|consultation|patient|treatment|booking|reservation|slot|therapy session)$/

const isPlainReason = /^(?:reason|complaint|symptoms?|diagnosis|purpose)$/

/** Why somebody comes: where a practice is known, also to whom it is told of an animal or a patient. */
function reasonsOf({ name, noun, about }: Omit<WordRequest, 'row' | 'seed'>): readonly string[] | undefined {
  const isAsked = isReason.test(name) || (name === 'what' && /(?:appointment|booking)$/.test(noun))
  if (isVisit.test(noun) && isAsked) return reasonsFor(about) ?? anyReasons
  return isPlainReason.test(name) ? reasonsFor(about) : undefined
}

const isOfHouse =
  /\b(?:schools?|offices?|clinics?|hospitals?|hotels?|universit\w+|colleges?|kindergartens?|companies|libraries|community)\b/i
const houseRooms = ['Room 12', 'Large hall', 'Library', 'Staff room', 'Room 4', 'Kitchen', 'Entrance']

/** Who made a thing is a firm, where its world knows some. */
const isMaker = /^(?:maker|manufacturer|brand)$/

const cycled = <Item>(items: readonly Item[], row: number): Item | undefined => items[row % items.length]

/** A word for a text field, by what it is called; undefined where its name tells nothing. */
export function wordFor({ name, row, seed, noun, about }: WordRequest): string | undefined {
  if (isOfProgram(noun) && /(?:^|_)(?:place|location|where|venue|room)/.test(name))
    return cycled(programOf(about), row)?.place
  const reasons = reasonsOf({ name, noun, about })
  if (reasons !== undefined) return oneOf(reasons, seed, row, name)
  const ofWorld = isPersonField(name) && !isMaker.test(name) ? undefined : wordsOfWorld(name, noun, about)
  if (ofWorld !== undefined) return oneOf(ofWorld, seed, row, name)
  const goods = goodsOf(name, about)
  if (goods.length > 0) return oneOf(goods, seed, row, name)
  if (/(?:^|_)room$/.test(name) && isOfHouse.test(about) && wordsFor(noun, name) === undefined)
    return oneOf(houseRooms, seed, row, name)
  const own = wordsFor(noun, name)
  if (own !== undefined) return oneOf(own, seed, row, name)
  // The same row of every language says the same.
  const phrases = phrasesFor(name)
  if (phrases !== undefined) return phrases[row % phrases.length]
  // A dog's name is no person's, and composers are known by theirs; what ends in "by" is somebody.
  const bank = wordBanks.slice(0, 7).find(([pattern]) => pattern.test(name))?.[1]
  if (bank !== undefined) return oneOf(bank, seed, row, name)
  if (isPersonField(name)) return oneOf(circleOf(about), seed, row, name)
  const other = wordBanks.find(([pattern]) => pattern.test(name))?.[1]
  return other === undefined ? undefined : oneOf(other, seed, row, name)
}

const isWritten = new Set<Field['kind']>(['text', 'long', 'email', 'phone', 'url', 'tags'])
const isAlwaysThere = new Set<Field['kind']>(['boolean', 'money'])
const shareOfOpen = 0.14

function isRightlyOpen(field: Field): boolean {
  return isOpenByMeaning(field) || !(isWritten.has(field.kind) || isAlwaysThere.has(field.kind))
}

export function sampleValue(request: ValueRequest): SampleValue {
  const priced = request.field.kind === 'money' && request.field.name === 'price' ? priceSaid(request.about) : undefined
  if (priced !== undefined) return { kind: 'number', value: priced }
  const { field, row, seed } = request
  const known = knownValue(request)
  // What was asked for is told, and a remark is missing here and there, as in life.
  if (
    !field.required &&
    request.isLead !== true &&
    known === undefined &&
    isWritten.has(field.kind) &&
    isOpenByMeaning(field) &&
    !(field.kind === 'long' && request.sample !== undefined) &&
    chance(seed, row, `${field.name}?`) < shareOfOpen
  )
    return null
  // Where other rows of the topic know a figure or a day, a row that does not leaves it open: a book that is not read yet has
  // no stars. What it costs is known of everything.
  if (!field.required && known === undefined && isTold(request) && isRightlyOpen(field)) return null
  switch (field.kind) {
    case 'boolean':
      return { kind: 'boolean', value: guessBoolean(request, known) }
    case 'choice':
      return textOrNull(chooseOption(request, known) ?? '', field.required)
    case 'date':
      return { kind: 'days', days: known === undefined || !/^-?\d+$/.test(known) ? guessDays(request) : Number(known) }
    case 'time':
      return {
        kind: 'text',
        text: known !== undefined && known.includes(':') ? known : guessTime(request),
      }
    case 'rating':
      return {
        kind: 'number',
        value: Math.min(
          field.max ?? 5,
          known === undefined
            ? 1 + Math.round((0.4 + 0.6 * chance(seed, row, field.name)) * ((field.max ?? 5) - 1))
            : Math.round((Number(known) / 5) * (field.max ?? 5)),
        ),
      }
    case 'number':
      return {
        kind: 'number',
        value: Number.isFinite(Number(known)) && known !== undefined ? Number(known) : guessNumber(request),
      }
    case 'money':
      return {
        kind: 'number',
        value: Number.isFinite(Number(known)) && known !== undefined ? Number(known) : guessMoney(request),
      }
    case 'long':
      return textOrNull(known ?? longFor(request), field.required)
    case 'email':
      return {
        kind: 'text',
        text:
          known ??
          `${(people[row % people.length] ?? 'post').split(' ')[0]?.toLowerCase() ?? 'post'}@${oneOf(['harbour', 'millane', 'oldtown'], seed, row, 'mail')}.example`,
      }
    case 'phone':
      return { kind: 'text', text: known ?? `+44 113 555 01${31 + ((row * 7 + seed) % 57)}` }
    case 'url':
      return {
        kind: 'text',
        text:
          known ??
          `https://${oneOf(['harbour', 'millane', 'oldtown', 'atelier'], seed, row, 'site')}.example/${row + 3}`,
      }
    case 'picture':
    case 'reference':
      // A picture is drawn from the title; what a record belongs to is set by the order of the rows.
      return null
    case 'tags':
    case 'text':
      return textOrNull(known === undefined ? guessText(request) : capitalize(known), field.required)
  }
}

/** Does any row of the topic know this field? */
function isTold(request: ValueRequest): boolean {
  return request.siblings.some((sample) => knownValue({ ...request, sample }) !== undefined)
}

/** Where some rows of the topic say yes, the silent ones mean no. */
function guessBoolean(request: ValueRequest, known: string | undefined): boolean {
  // The day on which something was says that it was, and so does its amount.
  if (known !== undefined) return known === 'yes' || known.startsWith('-') || Number(known) > 0
  return !isTold(request) && chance(request.seed, request.row, request.field.name) < 0.35
}

function textOrNull(text: string, isRequired: boolean): SampleValue {
  if (text === '' && isRequired) return { kind: 'text', text: 'To be written' }
  return text === '' ? null : { kind: 'text', text }
}

/** How far something is, by the words of the topics, in as many stages as somebody named. */
const courseOf: Readonly<Record<string, number>> = {
  new: 0,
  applied: 0,
  sketch: 0,
  progress: 1,
  permit: 1,
  tender: 1,
  site: 1,
  interview: 1,
  offer: 2,
  done: 3,
  closed: 3,
}

function inCourse({ name, options = [] }: Field, wanted: string): string | undefined {
  const step = courseOf[wanted]
  if (step === undefined || options.length < 2 || !/(?:^|_)(?:status|stage|state|phase)$/.test(name)) return undefined
  const end = options.findIndex((option) => isEnd.test(option))
  if (end >= 0 && step === courseOf['done']) return options[end]
  // What is not over yet has not come to its end, however few stages there are.
  return options[Math.min(options.length - 1, end > 0 ? end - 1 : options.length - 1, step)]
}

/** How the last stage of a work is called. */
const isEnd = /^(?:done|finished|complete|completed|closed|delivered|handed over)$/i

function chooseOption(request: ValueRequest, known: string | undefined): string | null {
  const { field, row, seed, title = '', sample, siblings } = request
  const options = field.options ?? []
  const wanted = known?.toLowerCase()
  const matching =
    wanted === undefined
      ? undefined
      : (options.find((option) => option.toLowerCase().includes(wanted)) ??
        inCourse(field, wanted) ??
        // What is of no sort that was named is of the sort for all else.
        options.find((option) => /^(?:other|misc\w*|everything else)$/i.test(option)))
  // How far something is follows from no word of it.
  const isSort = !/(?:^|_)(?:status|stage|state|phase|priority|urgency|size|mood|level)(?:_|$)/.test(field.name)
  const fitting =
    matching === undefined && isSort
      ? (fittingChoice(options, title) ?? fittingChoice(options, sample?.remark ?? ''))
      : undefined
  // Where others speak of their sort, what speaks of none has none.
  const areSorted =
    isSort &&
    !field.required &&
    siblings.filter((each) => fittingChoice(options, each.title)).length * 2 > siblings.length
  if (matching === undefined && fitting === undefined && areSorted) return null
  return matching ?? fitting ?? options[hashText(`${field.name}~${row}~${seed}`) % options.length] ?? ''
}

/** A word that its name suggests, else what other rows say, else what fits behind its label. */
function guessText({ field, row, seed, noun, about, siblings, sample }: ValueRequest): string {
  const asked = { name: field.name, row, seed, noun, about }
  const others = siblings.flatMap(
    (other) => knownValue({ field, row, seed, noun, about, siblings, sample: other }) ?? [],
  )
  // Rows of one world know better than a list for all of them.
  if (sample !== undefined && others.length > 0) return others[row % others.length] ?? ''
  return wordFor(asked) ?? derivedWord(asked)
}

/** What a topic jots down, where its remark is what is asked for; else what fits behind the label. */
function longFor(request: ValueRequest): string {
  const { field, row, seed, sample } = request
  const isFirst = sample !== undefined && sample.remark !== ''
  if (isFirst || isOpenByMeaning(field)) return isFirst ? sample.remark : guessLong(request)
  const ofWorld = wordsOfWorld(field.name, request.noun, request.about)
  if (ofWorld !== undefined) return oneOf(ofWorld, seed, row, field.name)
  return derivedLine({ name: field.name, row, seed, noun: request.noun }) ?? guessLong(request)
}

/** Beside a record stands a note on what it is; what somebody would have to write at length is told by its label. */
function guessLong({ field, row, seed, noun, about }: ValueRequest): string {
  const notes = notesAbout(noun)
  if (isOpenByMeaning(field) || /health|remember/.test(field.name))
    return notes[(row + seed) % Math.max(1, notes.length)] ?? ''
  const said = (isPersonNoun(noun) ? bios : toCome.test(noun) ? announcements : notes).filter((note) => note !== '')
  return said.length === 0
    ? derivedWord({ name: field.name, row, seed, noun, about })
    : oneOf(said, seed, row, field.name)
}
