// Figures and hours of one row that follow from each other: what so many words cost, what a full tank costs, when a shift is over.
import type { Field } from '../../brief.ts'
import { chance } from './even-chances.ts'
import type { SampleValue } from './sample-values.ts'
import type { View } from '../views.ts'

type Said = Map<string, SampleValue>

const figureOf = (field: Field | undefined, values: Said): number | undefined => {
  const value = field === undefined ? null : (values.get(field.name) ?? null)
  return value?.kind === 'number' ? value.value : undefined
}
const asCents = (value: number): number => Math.round(value * 100) / 100

const isRate =
  /(?:^|_)(?:per_(?:word|hour|page|line|kilo|kg|litre|liter|unit|piece|night|day|km|lesson)|each)$|^(?:hourly|daily|unit)_(?:rate|price|cost|fee)$|^price_each$/
const isSum =
  /^(?:total|sum|amount|total_(?:amount|price|cost|paid|due)|invoice_amount|line_total|price|cost|paid_amount|fee)$/
const isCount =
  /^(?:words?|word_count|hours?(?:_worked)?|pages?|lines?|quantity|qty|pieces|units|kilos?|kg|litres?|liters?|nights|days|km|kilomet(?:er|re)s|lessons?|how_many)$/

/** What so many come to at so much each. */
function withProduct({ fields }: View, values: Said): void {
  const rate = fields.find(({ name, kind }) => kind === 'money' && isRate.test(name))
  const count = fields.find(({ name, kind }) => kind === 'number' && isCount.test(name))
  const sum = fields.find((field) => field.kind === 'money' && field !== rate && isSum.test(field.name))
  const [each, many] = [figureOf(rate, values), figureOf(count, values)]
  if (sum === undefined || each === undefined || many === undefined) return
  values.set(sum.name, { kind: 'number', value: asCents(each * many) })
}

const isOfFuel = /\b(?:fuel|petrol|diesel|tank(?:ed|ing)?|fill-?ups?|odometer|mileage)\b/i
/** What a litre of fuel costs. */
const fuelPrice = { low: 1.62, high: 1.84 }

/** A full tank costs what its litres cost. */
function withFuel({ fields, seed, request, entity }: View, values: Said, row: number): void {
  if (!isOfFuel.test(request) || /(?:^| )(?:service|repair|maintenance|job)$/.test(entity.singular)) return
  const litres = fields.find(({ name, kind }) => kind === 'number' && /litre|liter/.test(name))
  const paid = fields.find(
    ({ name, kind }) => kind === 'money' && /^(?:price|cost|amount|total|paid)/.test(name) && !isRate.test(name),
  )
  const many = figureOf(litres, values)
  if (paid === undefined || many === undefined) return
  const each = fuelPrice.low + chance(seed, row, 'fuel') * (fuelPrice.high - fuelPrice.low)
  values.set(paid.name, { kind: 'number', value: asCents(each * many) })
}

const isArrival = /^(?:arrival|check_in|from|arrives|first_night)(?:_|$)/
const isDeparture = /^(?:departure|check_out|until|to|leaves|last_night)(?:_|$)/
/** What a night costs. */
const nightPrice = { low: 64, high: 118 }

/** A stay costs what its nights cost. */
function withNights({ fields, seed, entity }: View, values: Said, row: number): void {
  if (!/(?:booking|reservation|stay|guest)$/.test(entity.singular)) return
  const dayOf = (says: RegExp): number | undefined => {
    const field = fields.find(({ name, kind }) => kind === 'date' && says.test(name))
    const value = field === undefined ? null : (values.get(field.name) ?? null)
    return value?.kind === 'days' ? value.days : undefined
  }
  const sum = fields.find(({ name, kind }) => kind === 'money' && isSum.test(name))
  const [from, to] = [dayOf(isArrival), dayOf(isDeparture)]
  if (sum === undefined || from === undefined || to === undefined || to <= from) return
  const each = Math.round(nightPrice.low + chance(seed, row, 'night') * (nightPrice.high - nightPrice.low))
  values.set(sum.name, { kind: 'number', value: each * (to - from) })
}

const monthsOfDeposit = 3

/** A landlord takes three rents as a deposit. */
function withDeposit({ fields }: View, values: Said): void {
  const rent = fields.find(({ name, kind }) => kind === 'money' && /(?:^|_)rent$/.test(name))
  const deposit = fields.find(({ name, kind }) => kind === 'money' && /deposit/.test(name))
  const each = figureOf(rent, values)
  if (deposit !== undefined && each !== undefined)
    values.set(deposit.name, { kind: 'number', value: each * monthsOfDeposit })
}

const isStart =
  /^(?:start|starts|start_time|starts_at|from|from_time|begins?|begin_time|started|opens?|opening(?:_time)?|arrival_time|drop_off(?:_time)?|clock_in|came)$/
const isEnd =
  /^(?:end|ends|end_time|ends_at|to|until|till|to_time|until_time|finish|finish_time|finished|ended|closes?|closing(?:_time)?|departure_time|pick_up(?:_time)?|clock_out|left)$/

/** How long such a thing lasts, in minutes. */
const lengths: readonly (readonly [RegExp, readonly number[]])[] = [
  [/(?:shift|duty|rota|hours?|time ?sheet)$/, [480, 360, 420, 480, 300]],
  [/(?:lesson|tutoring|appointment|consultation|treatment|viewing)(?: session)?$|tutoring/, [45, 60, 60, 90]],
  [/(?:babysitting|evening|party|wedding)/, [240, 210, 180, 270]],
]
const anyLength = [90, 120, 105, 150]
const dayMinutes = 24 * 60
const lastMinute = dayMinutes - 15

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Nothing is over before it began, and a shift lasts its hours. */
function withEndTime({ fields, entity }: View, values: Said, row: number): void {
  const times = fields.filter(({ kind }) => kind === 'time')
  const start = times.find(({ name }) => isStart.test(name))
  const end = times.find((field) => field !== start && isEnd.test(field.name))
  const began = start === undefined ? null : (values.get(start.name) ?? null)
  if (end === undefined || began?.kind !== 'text') return
  const lasts = lengths.find(([noun]) => noun.test(entity.singular))?.[1] ?? anyLength
  const over = minutesOf(began.text) + (lasts[row % lasts.length] ?? 0)
  values.set(end.name, { kind: 'text', text: clockOf(Math.min(over, lastMinute)) })
}

const isPerDay = /^(?:price|rate|rent|cost|fee)(?:_(?:a|per)_day)?$|per_day|daily/
const isRented = /\b(?:rentals?|rent(?:s|ing)?|hire|hiring)\b/i
/** What a boat or a van costs a day with no seat, and with each of them. */
const dayPrice = { base: 18, each: 11 }

/** More seats cost more a day. */
function withSeatPrice({ fields, request }: View, values: Said): void {
  const seats = figureOf(
    fields.find(({ name, kind }) => kind === 'number' && /^(?:seats?|persons|people|places)$/.test(name)),
    values,
  )
  const price = fields.find(({ name, kind }) => kind === 'money' && isPerDay.test(name))
  if (seats === undefined || price === undefined || !isRented.test(request)) return
  values.set(price.name, { kind: 'number', value: dayPrice.base + dayPrice.each * seats })
}

const isLasting = /^(?:minutes?|duration|how_long|lasted|length)(?:_|$)/
/** How many minutes what a baby does takes. */
const babyMinutes: readonly (readonly [RegExp, readonly number[]])[] = [
  [/napp|diaper|chang/i, [4, 5, 3, 6]],
  [/sleep|nap\b/i, [95, 55, 140, 70, 175]],
  [/food|solid|meal|lunch|porridge/i, [18, 25, 15, 20]],
  [/milk|feed|bottle|breast|nurs/i, [16, 22, 12, 18, 25]],
  [/bath|play|walk|tummy/i, [15, 20, 12]],
]
const isOfBaby = /\b(?:bab(?:y|ies)|newborns?|infants?|diapers?|napp(?:y|ies))\b(?! ?sit)/i

/** A nappy is changed in five minutes, and a nap takes an hour. */
function withBabyMinutes({ fields, request }: View, values: Said, row: number): void {
  const lasting = fields.find(({ name, kind }) => kind === 'number' && isLasting.test(name))
  if (lasting === undefined || !isOfBaby.test(request)) return
  const said = fields
    .filter(({ kind }) => kind === 'choice' || kind === 'text')
    .map(({ name }) => values.get(name) ?? null)
    .flatMap((value) => (value?.kind === 'text' ? [value.text] : []))
    .join(' ')
  const takes = babyMinutes.find(([what]) => what.test(said))?.[1]
  const value = takes?.[row % takes.length]
  if (value !== undefined) values.set(lasting.name, { kind: 'number', value })
}

export function withFigures(view: View, values: Said, row: number): void {
  withSeatPrice(view, values)
  withNights(view, values, row)
  withProduct(view, values)
  withFuel(view, values, row)
  withDeposit(view, values)
  withBabyMinutes(view, values, row)
  withEndTime(view, values, row)
}
