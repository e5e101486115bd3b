// Believable values for fields that a topic's own rows do not know.
import type { Field } from '../brief.ts'
import { hashText } from '../seed.ts'
import type { SampleRow } from '../topics/index.ts'
import { capitalize } from '../understand/inflect.ts'

const people = [
  'Aylin Kaya',
  'Mateo Brandt',
  'Chidinma Okafor-Weatherby',
  'Jun Mori',
  'Halima Haddad',
  'Tom Lindner',
  'Priya Raman',
  'Wanda Nowak',
  'Ines Duarte',
]
const banks: [RegExp, readonly string[]][] = [
  [
    /owner|borrow|who|lender|author|artist|maker|person|assign|customer|client|teacher|host|by$|who|contact|friend|player|coach|doctor|director|from_whom|lent_to|member|guest|student/,
    people,
  ],
  [/country|origin/, ['Portugal', 'Japan', 'Norway', 'Morocco', 'Chile', 'Belgium', 'Kenya', 'Greece']],
  [/city|town/, ['Izmir', 'Bremen', 'Leeds', 'Kanazawa', 'Rabat', 'Graz', 'Łódź', 'Gent']],
  [/room/, ['Kitchen', 'Living room', 'Hall', 'Bedroom', 'Studio', 'Cellar', 'Balcony', 'Bathroom']],
  [
    /place|location|where|spot|area|site|region|route|address/,
    [
      'Mill Lane 4',
      'By the canal',
      'Old harbour',
      'Second floor',
      'West gate',
      'Behind the station',
      'Market hall',
      'Parish garden',
    ],
  ],
  [
    /company|supplier|vendor|shop|store|brand|manufacturer|publisher|label|producer|employer/,
    ['Nowak & Co', 'Kaya Studio', 'Lindner', 'Haddad & Sons', 'Mori', 'Okafor Ltd', 'Brandt'],
  ],
  [/colou?r/, ['Red', 'Ash grey', 'Ochre', 'Blue', 'Green', 'White', 'Black']],
  [/material|fabric/, ['Oak', 'Linen', 'Steel', 'Wool', 'Paper', 'Glass']],
  [/genre/, ['Drama', 'Family', 'Strategy', 'Classic', 'Mystery', 'Comedy']],
  [/type|kind|category|tag|group|class/, ['Everyday', 'Special', 'Old', 'Borrowed', 'New']],
  [
    /model|sku|code|serial|number|plate|isbn|reference/,
    ['A-31', 'K-7', 'M-118', 'B-04', 'T-62', 'A-29', 'R-15', 'K-12'],
  ],
  [/weather/, ['Clear', 'Rain', 'Fog', 'Windy']],
  [/language/, ['Portuguese', 'Arabic', 'German', 'Tamil', 'Polish']],
  [/company|team/, ['North', 'Harbour', 'Old town', 'Mill']],
  [/dose|dosage/, ['200 mg', '5 ml', 'Half a tablet', '10 drops', '1 tablet']],
  [/medicine|medication|drug/, ['Ibuprofen', 'Vitamin D', 'Iron', 'Cetirizine', 'Nasal spray']],
  [/how_i_felt|feeling|mood/, ['Better than expected', 'Heavy legs', 'Fine', 'Tired but glad', 'Light']],
  [/instrument/, ['Viola', 'Piano', 'Oboe', 'Double bass']],
]
const plainWords = ['As last time', 'The usual', 'To be checked', 'Same as the first', 'Not sure yet']
const remarks = [
  'Ask Halima about it',
  'Better than the last one',
  '',
  'Came in the rain',
  'Keep an eye on this',
  '',
  'Older than it looks, and it shows on the back',
  'Borrowed once, came back clean',
  '',
]
const titleShapes = [
  'The small %',
  '% from Porto',
  "Aunt Ilse's %",
  'Second-hand %',
  'The one by the window',
  '% with a history, bought on the way home from the lake',
  'Spare %',
  'The blue %',
]

const groupNames = [
  'Quick',
  'For guests',
  'Weekend',
  'Seasonal',
  'Everyday',
  'Worth another try',
  'Small',
  'From the market',
]

interface Range {
  low: number
  high: number
  decimals: number
}
const ranges: [RegExp, Range][] = [
  [/year|vintage/, { low: 1962, high: 2024, decimals: 0 }],
  [/age/, { low: 2, high: 61, decimals: 0 }],
  [/^lat(?:itude)?$/, { low: 52.46, high: 52.57, decimals: 4 }],
  [/^(?:lng|lon|longitude)$/, { low: 13.31, high: 13.49, decimals: 4 }],
  [/page/, { low: 124, high: 611, decimals: 0 }],
  [/minute|duration|time/, { low: 13, high: 97, decimals: 0 }],
  [/hour/, { low: 2, high: 11, decimals: 0 }],
  [/distance|km|mile/, { low: 2, high: 23, decimals: 1 }],
  [/height|elevation|altitude/, { low: 12, high: 78, decimals: 0 }],
  [/span|length|width|depth|size/, { low: 31, high: 243, decimals: 0 }],
  [/weight|kg/, { low: 2, high: 41, decimals: 1 }],
  [/temperature/, { low: 7, high: 26, decimals: 0 }],
  [/calorie|kcal/, { low: 164, high: 738, decimals: 0 }],
  [/player|serv|guest|seat|portion|people/, { low: 2, high: 8, decimals: 0 }],
  [/bedroom|bathroom|room|floor/, { low: 1, high: 4, decimals: 0 }],
  [/percent|score|humidity|progress/, { low: 23, high: 97, decimals: 0 }],
  [/set/, { low: 2, high: 6, decimals: 0 }],
  [/rep/, { low: 5, high: 16, decimals: 0 }],
]

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
  row: number
  seed: number
  sample: SampleRow | undefined
  /** All rows of the topic. */
  siblings: readonly SampleRow[]
}

/** The topic's own value for a field, found by the field's name. */
function knownValue({ field, sample }: ValueRequest): string | undefined {
  if (sample === undefined) return undefined
  const words = field.name
  const key = Object.keys(sample.values)
    .filter((candidate) => new RegExp(`(?:^|_)${candidate}`).test(words))
    .sort((a, b) => b.length - a.length)[0]
  return key === undefined ? undefined : sample.values[key]
}

export type SampleValue =
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'days'; days: number }
  | null

export function sampleTitle(field: Field, entity: string, row: number, seed: number): string {
  const personal =
    /^(?:person|friend|neighbour|neighbor|colleague|child|kid|sibling|actor|author|artist|singer|writer|coach|doctor|nurse|agent|student|teacher|musician|member|volunteer|player|customer|client|patient|employee|participant|instructor|trainer|tutor|driver)$/
  const bank = banks
    .slice(3)
    .find(([pattern]) => pattern.test(field.name) && !/^(?:.*_)?(?:name|title)$/.test(field.name))?.[1]
  if (personal.test(entity) || /(?:owner|customer|client|guest|patient|student|member|person)_name/.test(field.name))
    return people[row % people.length] ?? ''
  if (/^(?:tag|category|label|topic|genre|section)$/.test(entity))
    return groupNames[(row + seed) % groupNames.length] ?? ''
  if (bank !== undefined) return bank[row % bank.length] ?? ''
  return capitalize((titleShapes[(row + seed) % titleShapes.length] ?? '%').replace('%', entity))
}

export function sampleValue(request: ValueRequest): SampleValue {
  const { field, row, seed } = request
  const known = knownValue(request)
  // One missing value here and there, as in life.
  if (
    !field.required &&
    known === undefined &&
    field.kind !== 'boolean' &&
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
      return { kind: 'text', text: chooseOption(request, known) }
    case 'date':
      return { kind: 'days', days: known === undefined || !/^-?\d+$/.test(known) ? guessDays(request) : Number(known) }
    case 'time':
      return {
        kind: 'text',
        text:
          known !== undefined && known.includes(':')
            ? known
            : oneOf(['07:45', '18:30', '12:15', '09:05', '21:10'], seed, row, field.name),
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
        known ??
          (request.sample === undefined ? (remarks[(row + seed) % remarks.length] ?? '') : request.sample.remark),
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
      return textOrNull(known ?? guessText(request), field.required)
  }
}

/** Does any row of the topic know this field? */
function isTold(request: ValueRequest): boolean {
  return request.siblings.some((sample) => knownValue({ ...request, sample }) !== undefined)
}

/** Where some rows of the topic say yes, the silent ones mean no. */
function guessBoolean({ field, row, seed, siblings }: ValueRequest, known: string | undefined): boolean {
  if (known !== undefined) return known === 'yes'
  return !isTold({ field, row, seed, siblings, sample: undefined }) && chance(seed, row, field.name) < 0.35
}

function textOrNull(text: string, isRequired: boolean): SampleValue {
  if (text === '' && isRequired) return { kind: 'text', text: 'To be written' }
  return text === '' ? null : { kind: 'text', text }
}

function chooseOption({ field, row, seed }: ValueRequest, known: string | undefined): string {
  const options = field.options ?? []
  const wanted = known?.toLowerCase()
  const matching = wanted === undefined ? undefined : options.find((option) => option.toLowerCase().includes(wanted))
  return matching ?? options[hashText(`${field.name}~${row}~${seed}`) % options.length] ?? ''
}

function guessDays({ field, row, seed }: ValueRequest): number {
  const isAhead =
    /due|next|expir|deadline|return|pickup|until|end|renew|available|appointment|departure|best_before/.test(field.name)
  const isBirth = /birth|dob|born/.test(field.name)
  const spread = chance(seed, row, field.name)
  if (isBirth) return -Math.round(2600 + spread * 14000)
  return isAhead ? Math.round(spread * 32) - 6 : -Math.round(spread * spread * 48)
}

function guessNumber({ field, row, seed }: ValueRequest): number {
  const range = ranges.find(([pattern]) => pattern.test(field.name))?.[1] ?? { low: 2, high: 46, decimals: 0 }
  const value = range.low + chance(seed, row, field.name) * (range.high - range.low)
  return range.high <= 16 ? Math.round(value) : uneven(value, range.decimals)
}

/** Rents and wages are whole; small prices have cents. */
function guessMoney({ field, row, seed }: ValueRequest): number {
  const spread = chance(seed, row, field.name)
  if (/salary|wage|income|revenue|budget/.test(field.name)) return uneven(2200 + spread * 1900, 0)
  if (/rent|deposit|fee|value|worth|estimate/.test(field.name)) return uneven(84 + spread * 870, 0)
  return uneven(4 + spread * 83, 2)
}

function guessText({ field, row, seed }: ValueRequest): string {
  const bank = banks.find(([pattern]) => pattern.test(field.name))?.[1]
  return bank === undefined ? oneOf(plainWords, seed, row, field.name) : oneOf(bank, seed, row, field.name)
}
