// Believable values for fields that a topic's own rows do not know.
import type { Field } from '../../brief.ts'
import { hashText } from '../../seed.ts'
import type { SampleRow } from '../../topics/index.ts'
import { capitalize } from '../../understand/inflect.ts'
import { fittingChoice } from './fitting-choice.ts'
import { isPersonField, isPersonNoun, people } from './sample-names.ts'
import { dayPlaces, dayTimes, isOfProgram } from '../lists/running-order.ts'
import { phrasesFor } from './sample-phrases.ts'
import { announcements, bios, ranges, remarks, texts, wordBanks } from './sample-words.ts'
import { wordsFor } from './words-of-nouns.ts'

/** An even-handed number for row and purpose, 0 to 1. */
function chance(seed: number, row: number, purpose: string): number {
  return (hashText(`${purpose}/${row}/${seed}`) % 9973) / 9973
}

function oneOf(list: readonly string[], seed: number, row: number, purpose: string): string {
  return list[(row + (hashText(`${purpose}:${seed}`) % list.length)) % list.length] ?? ''
}

/** Never ends in 0 or 9: round figures look invented. */
function uneven(value: number, decimals: number): number {
  const scale = 10 ** decimals
  const whole = Math.round(value * scale)
  const last = whole % 10
  return (last === 0 ? whole + 3 : last === 9 ? whole - 2 : whole) / scale
}

export interface ValueRequest {
  field: Field
  /** What the record is called. */
  noun: string
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
function knownValue({ field, sample, siblings, noun }: ValueRequest): string | undefined {
  if (sample === undefined) return undefined
  const plain = saidOtherwise.reduce((name, [said, known]) => name.replace(said, known), field.name)
  const words = field.kind === 'long' && howTo.test(field.name) ? 'method' : plain
  // How many there are says nothing of the least that there should be.
  const isOfBound = isBound.test(field.name)
  const key = Object.keys(sample.values)
    .filter((candidate) => !isOfBound || isBound.test(candidate))
    .filter((candidate) => new RegExp(`(?:^|_)${candidate}`).test(words))
    .sort((a, b) => b.length - a.length)[0]
  const value = key === undefined ? undefined : sample.values[key]
  // A volunteer's role is none that somebody has in a firm.
  if (isPersonNoun(noun) && wordsFor(noun, field.name) !== undefined) return undefined
  // A day on which something was is none by which it is due.
  if (isToCome.test(field.name) && key === 'date') return undefined
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
  | null

/** A word for a text field, by what it is called; undefined where its name tells nothing. */
export function wordFor(name: string, row: number, seed: number, noun = ''): string | undefined {
  if (isOfProgram(noun) && /(?:^|_)(?:place|location|where|venue|room)/.test(name))
    return dayPlaces[row % dayPlaces.length]
  const own = wordsFor(noun, name)
  if (own !== undefined) return oneOf(own, seed, row, name)
  // The same row of every language says the same.
  const phrases = phrasesFor(name)
  if (phrases !== undefined) return phrases[row % phrases.length]
  // A dog's name is no person's, and composers are known by theirs; what ends in "by" is somebody.
  const bank = wordBanks.slice(0, 7).find(([pattern]) => pattern.test(name))?.[1]
  if (bank !== undefined) return oneOf(bank, seed, row, name)
  if (isPersonField(name)) return oneOf(people, seed, row, name)
  const other = wordBanks.find(([pattern]) => pattern.test(name))?.[1]
  return other === undefined ? undefined : oneOf(other, seed, row, name)
}

/** When somebody is received. */
const byDay = /(?:^| )(?:appointment|booking|consultation|lesson|visit|treatment|viewing|interview|delivery)$/
const bedTimes = ['22:40', '23:15', '22:05', '23:50', '00:20']
const wakingTimes = ['06:50', '07:10', '06:15', '07:45', '08:20']
function timesOf({ noun, field: { name } }: ValueRequest): readonly string[] {
  if (/bed|asleep|to_sleep|sleep_time/.test(name)) return bedTimes
  if (/wak|woke|got_up|get_up|rise/.test(name)) return wakingTimes
  return byDay.test(noun) ? openTimes : anyTimes
}
const openTimes = ['09:00', '14:15', '10:30', '16:45', '11:15']
const anyTimes = ['07:45', '18:30', '12:15', '09:05', '21:10']

/** Figures and choices tell an app apart; what is written may be missing. */
const canBeOpen = new Set<Field['kind']>(['text', 'long', 'email', 'phone', 'url', 'time', 'tags'])
/** What is told before it happens. */
const toCome =
  /(?:^| )(?:concert|gig|event|meeting|workshop|class|course|lesson|booking|appointment|reservation|performance|show|tour|match|race|exam|shift|program item)$/

export function sampleValue(request: ValueRequest): SampleValue {
  const { field, row, seed } = request
  const known = knownValue(request)
  // One missing value here and there, as in life.
  if (
    !field.required &&
    request.isLead !== true &&
    known === undefined &&
    canBeOpen.has(field.kind) &&
    !(field.kind === 'long' && request.sample !== undefined) &&
    chance(seed, row, `${field.name}?`) < 0.14
  )
    return null
  // Where other rows of the topic know this, a row that does not leaves it open.
  if (!field.required && known === undefined && field.kind !== 'boolean' && isTold(request)) return null
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
        text:
          known !== undefined && known.includes(':')
            ? known
            : isOfProgram(request.noun)
              ? (dayTimes[row % dayTimes.length] ?? dayTimes[0])
              : oneOf(timesOf(request), seed, row, field.name),
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
      return textOrNull(
        known ?? (request.sample === undefined ? guessLong(request) : request.sample.remark),
        field.required,
      )
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
  if (known !== undefined) return known === 'yes'
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

/** How far off a day with guests is when it is announced. */
const leadDays = 24

function guessDays({ field, row, seed, noun }: ValueRequest): number {
  // One day, with all that is on.
  if (isOfProgram(noun)) return leadDays
  const isAhead =
    toCome.test(noun) ||
    /due|next|expir|deadline|return|pickup|until|end|renew|available|appointment|departure|best_before|close_date|closes|closing|use_by/.test(
      field.name,
    )
  const isBirth = /birth|dob|born/.test(field.name)
  const spread = chance(seed, row, field.name)
  if (/bought|purchase|acquired|since|joined|hired/.test(field.name)) return -Math.round(24 + spread * 940)
  if (isBirth)
    return -Math.round(
      /^(?:pet|animal|dog|puppy|cat|horse|rabbit)$/.test(noun) ? 140 + spread * 4400 : 2600 + spread * 14000,
    )
  return isAhead ? Math.round(spread * 32) + (toCome.test(noun) ? 3 : -6) : -Math.round(spread * spread * 48)
}

const atEnd = /(?:^|_)(?:end|finish|after|closing|back)(?=_|$)/
const atStart = /(?:^|_)(?:start|begin|before|opening|out)(?=_|$)/

/** Somebody who weighs in every few days. */
const ofBody = { low: 78.2, high: 81.4, decimals: 1 }

/** Nobody rows in a boat for five. */
const ofBoats = /(?:^|\s)(?:rowing )?(?:boat|scull|shell)$/
const boatSeats = [4, 2, 1, 8, 2, 4, 1]

/** Whoever shows what they make has made it lately. */
const isOfNow = /(?:^|\s)(?:project|work|piece|design|commission|case study|campaign|painting|print|photo|artwork)$/
const lately = { low: 2020, high: 2025.4, decimals: 0 }

/** What a meter says at the end is more than what it said at the start. */
function guessNumber({ field, row, seed, noun }: ValueRequest): number {
  if (ofBoats.test(noun) && /(?:^|_)seats$/.test(field.name)) return oneNumber(boatSeats, seed, row)
  const isOfBody = /^(?:weight|weigh-in|body \w+)/.test(noun) && /weight|kg/.test(field.name)
  const range = isOfBody
    ? ofBody
    : isOfNow.test(noun) && /(?:^|_)year$/.test(field.name)
      ? lately
      : (ranges.find(([pattern]) => pattern.test(field.name))?.[1] ?? { low: 2, high: 46, decimals: 0 })
  const purpose = field.name.replace(atEnd, '').replace(atStart, '')
  const later = atEnd.test(field.name) ? Math.max(1, (range.high - range.low) / 900) * (1 + (row % 4)) : 0
  const value = range.low + chance(seed, row, purpose) * (range.high - range.low) + later
  return range.high <= 16 ? Math.round(value) : uneven(value, range.decimals)
}

function oneNumber(list: readonly number[], seed: number, row: number): number {
  return list[(row + seed) % list.length] ?? 0
}

const isPrice = /^(?:price|cost)$|_price$|^price_/

/** Nobody writes 64.03 on a label. */
function asPrice(value: number): number {
  if (value >= 100) return Math.round(value / 5) * 5
  const whole = Math.floor(value)
  const cents = value < 20 ? ([0, 0.5, 0.9][whole % 3] ?? 0) : 0
  return whole + cents
}

/** Rents and wages are whole; what was paid has cents. */
function guessMoney({ field, row, seed, price, noun }: ValueRequest): number {
  const spread = chance(seed, row, field.name)
  if (/deal|contract/.test(field.name) || /^(?:deal|opportunity|sale|lead|contract)$/.test(noun))
    return asPrice(1200 + spread * 7300)
  if (/(?:^|\s)(?:grant|funding|grant application|scholarship)$/.test(noun)) return Math.round(12 + spread * 138) * 100
  // Whoever gives, gives round sums.
  if (/donation|pledge/.test(`${noun} ${field.name}`)) return oneNumber([20, 50, 15, 100, 35, 25, 60], seed, row)
  if (/limit|budget/.test(field.name) && /(?:^| )category$/.test(noun)) return Math.round(4 + spread * 52) * 10
  if (/balance/.test(field.name)) return uneven(140 + spread * 3800, 2)
  if (/(?:^| )subscription$/.test(noun)) return asPrice(3 + spread * 16)
  if (/premium/.test(field.name)) return uneven(46 + spread * 520, 2)
  if (/per_(?:kg|kilo|litre|liter|100_g|pound)/.test(field.name)) return uneven(0.9 + spread * 12, 2)
  if (/(?:^| )(?:car|vehicle|van|truck|camper)$/.test(noun) && /price|value|worth/.test(field.name))
    return Math.round(84 + spread * 480) * 50
  if (/per_(?:day|hour|lesson)|daily|hourly/.test(field.name)) return asPrice(8 + spread * 31)
  if (/(?:^| )(?:project|commission)$/.test(noun) && /fee|budget|value|amount|total|price|cost/.test(field.name))
    return asPrice(900 + spread * 11400)
  if (/salary/.test(field.name)) return Math.round(284 + spread * 310) * 100
  if (/(?:^| )(?:invoice|deal)$/.test(noun)) return uneven(184 + spread * 2260, 2)
  if (isPrice.test(field.name)) return price ?? asPrice(4 + spread * 83)
  if (/wage|income|revenue|budget/.test(field.name)) return uneven(2200 + spread * 1900, 0)
  if (/entr(?:y|ance)|ticket|admission|cover_charge/.test(field.name)) return uneven(4 + spread * 24, 2)
  if (/target|goal/.test(field.name)) return uneven(320 + spread * 1900, 0)
  if (/per_night|nightly/.test(field.name)) return uneven(62 + spread * 110, 0)
  if (/(?:^|_)rent(?:_per_month)?$|^monthly_rent/.test(field.name)) return Math.round(124 + spread * 168) * 5
  if (/rent|deposit|fee|value|worth|estimate/.test(field.name)) return uneven(84 + spread * 870, 0)
  return uneven(4 + spread * 83, 2)
}

/** A word that its name suggests; where it suggests nothing, what need not be filled stays open. */
function guessText({ field, row, seed, noun }: ValueRequest): string {
  return wordFor(field.name, row, seed, noun) ?? (field.required ? `${field.label} ${row + 1}` : '')
}

function guessLong({ field, row, seed, noun }: ValueRequest): string {
  const isBeside = /note|remark|comment|memo|observ/.test(field.name)
  if (isBeside) return remarks[(row + seed) % remarks.length] ?? ''
  const said = isPersonNoun(noun) ? bios : toCome.test(noun) ? announcements : texts
  return oneOf(said, seed, row, field.name)
}
