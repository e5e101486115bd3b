// Believable figures and sums for fields that a topic's own rows do not know.
import type { Field } from '../../brief.ts'
import { chance, uneven } from './even-chances.ts'
import { type Range, ranges } from './sample-words.ts'
import type { ValueRequest } from './sample-values.ts'
import { rangeOfNoun } from './sizes-of-nouns.ts'
import { figureOfWorld } from './worlds/worlds.ts'

/** What the world of the message says of its figures, else what is usual for the noun. */
const rangeFor = (name: string, noun: string, about: string): Range | undefined =>
  figureOfWorld(name, noun, about) ?? rangeOfNoun(name, noun, about)

/** Whether it is known of what size such a figure is. */
export const hasRange = ({ name }: Field, noun: string, about: string): boolean =>
  rangeFor(name, noun, about) !== undefined || ranges.some(([pattern]) => pattern.test(name))

const atEnd = /(?:^|_)(?:end|finish|after|closing|back)(?=_|$)/
const atStart = /(?:^|_)(?:start|begin|before|opening|out)(?=_|$)/

/** Nobody rows in a boat for five. */
const ofBoats = /(?:^|\s)(?:rowing )?(?:boat|scull|shell)$/
const boatSeats = [4, 2, 1, 8, 2, 4, 1]

/** Whoever shows what they make has made it lately. */
const isOfNow = /(?:^|\s)(?:project|work|piece|design|commission|case study|campaign|painting|print|photo|artwork)$/
const lately = { low: 2020, high: 2025.4, decimals: 0 }

/** Whoever plays has a number of their own: a rank, or one on the shirt. */
const ofPlayers = /(?:^|\s)(?:player|team member)$/
const isRank = /^(?:number|rank|ranking|seed|place|shirt_number)$/
const shirts = [10, 7, 4, 1, 9, 5, 11, 8]
const isLadder = /\b(?:ladder|rank(?:s|ed|ing|ings)?|chess|tennis|badminton|squash|darts)\b/i

/** What a meter says at the end is more than what it said at the start. */
export function guessNumber({ field, row, seed, noun, about }: ValueRequest): number {
  if (ofBoats.test(noun) && /(?:^|_)seats$/.test(field.name)) return oneNumber(boatSeats, seed, row)
  if (ofPlayers.test(noun) && isRank.test(field.name))
    return isLadder.test(about) ? row + 1 : (shirts[row % shirts.length] ?? row + 1)
  const range: Range =
    isOfNow.test(noun) && /(?:^|_)year$/.test(field.name)
      ? lately
      : (rangeFor(field.name, noun, about) ??
        ranges.find(([pattern]) => pattern.test(field.name))?.[1] ?? { low: 2, high: 46, decimals: 0 })
  const purpose = field.name.replace(atEnd, '').replace(atStart, '')
  const later = atEnd.test(field.name) ? Math.max(1, (range.high - range.low) / 900) * (1 + (row % 4)) : 0
  const value = range.low + chance(seed, row, purpose) * (range.high - range.low) + later
  return range.high <= 16 && range.decimals === 0 ? Math.round(value) : uneven(value, range.decimals)
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
export function guessMoney({ field, row, seed, price, noun, about }: ValueRequest): number {
  const spread = chance(seed, row, field.name)
  const told = rangeFor(field.name, noun, about)
  if (told !== undefined) return uneven(told.low + spread * (told.high - told.low), told.decimals)
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
