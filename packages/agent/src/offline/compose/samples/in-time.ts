// Rows one after the other: what is to come with the next first, what was with the latest first, and a meter that only rises.
import type { SampleRowValues } from './agreeing.ts'
import { hashText } from '../../seed.ts'
import { isOfProgram } from '../lists/running-order.ts'
import { toCome } from './guess-days.ts'
import type { SampleValue } from './sample-values.ts'
import type { View } from '../views.ts'

const isDayOf =
  /^(?:date|day|when|on|starts?|start_date|from|arrival|check_in|sent|(?:lesson|event|visit|booking|appointment|session|service|refuel\w*|inspection)_(?:date|day))$/

const textOf = (value: SampleValue | undefined): string => (value?.kind === 'text' ? value.text : '')
const daysOf = (value: SampleValue | undefined): number | undefined => (value?.kind === 'days' ? value.days : undefined)

/** Lists show what was stored last on top: the next that is to come, then what comes after, then what was, latest first. */
function compareShown(one: readonly [number, string], other: readonly [number, string]): number {
  const [oneAhead, otherAhead] = [one[0] >= 0, other[0] >= 0]
  if (oneAhead !== otherAhead) return oneAhead ? -1 : 1
  const sign = oneAhead ? 1 : -1
  return sign * (one[0] - other[0] || one[1].localeCompare(other[1]))
}

/** The places of the rows as they are stored, so that they are shown in the order of their days. */
export function orderInTime({ fields, entity }: View, rows: readonly SampleRowValues[]): number[] {
  const places = rows.map((_, at) => at)
  // A programme is read in its own order.
  if (isOfProgram(entity.singular)) return places
  const day = fields.find(({ name, kind }) => kind === 'date' && isDayOf.test(name))
  const hour = fields.find(({ kind }) => kind === 'time')
  if (day === undefined && hour !== undefined && toCome.test(entity.singular))
    return places.toSorted((one, other) =>
      textOf(rows[other]?.get(hour.name)).localeCompare(textOf(rows[one]?.get(hour.name))),
    )
  if (day === undefined) return places
  const keys = rows.map((row) => {
    const days = daysOf(row.get(day.name))
    return days === undefined
      ? undefined
      : ([days, textOf(hour === undefined ? undefined : row.get(hour.name))] as const)
  })
  return places.toSorted((one, other) => {
    const [first, second] = [keys[one], keys[other]]
    if (first === undefined || second === undefined)
      return first === second ? one - other : first === undefined ? -1 : 1
    return compareShown(second, first)
  })
}

const isMeter =
  /^(?:odometer|mileage|km_stand|meter_reading|odometer_reading|(?:km|miles?|kilomet(?:er|re)s)_on_(?:the_)?clock|clock)(?:_|$)/
/** Where a meter of some years stands, and how much it rises from one reading to the next. */
const ofCar = { start: 61_284, least: 312, most: 688 }
/** What a household's meters count in a month. */
const ofHouse: readonly (readonly [RegExp, typeof ofCar])[] = [
  [/electric|power|kwh/, { start: 14_820, least: 196, most: 284 }],
  [/gas|heat|oil/, { start: 6310, least: 42, most: 168 }],
  [/water/, { start: 412, least: 8, most: 14 }],
]
const isHouseMeter = /^(?:electricity|gas|water|heating|heat|(?:hot|cold|warm)_water)(?:_|$)/
const isReading = /(?:^| )(?:reading|meter|meter reading|energy reading)$/
const isOfCar = /^(?:km|miles|kilomet(?:er|re)s)(?:_|$)/

function riseOf(name: string, noun: string): typeof ofCar | undefined {
  if (isMeter.test(name) || (noun === 'odometer' && isOfCar.test(name))) return ofCar
  return isReading.test(noun) && isHouseMeter.test(name) ? ofHouse.find(([what]) => what.test(name))?.[1] : undefined
}

/** A meter says more on each later day. */
export function withRisingMeter(
  { fields, seed, entity }: View,
  rows: readonly SampleRowValues[],
): readonly SampleRowValues[] {
  const day = fields.find(({ kind }) => kind === 'date')
  const meters = fields.flatMap(({ name, kind }) => {
    const rise = kind === 'number' ? riseOf(name, entity.singular) : undefined
    return rise === undefined ? [] : [{ name, rise }]
  })
  // What its world tells rises already.
  const unordered = meters.filter(({ name }) => day !== undefined && !rises(rows, day.name, name))
  if (day === undefined || unordered.length === 0) return rows
  const byDay = rows
    .map((row, at) => ({ at, days: daysOf(row.get(day.name)) ?? 0 }))
    .toSorted((a, b) => a.days - b.days)
  const told = rows.map((row) => new Map(row))
  for (const { name, rise } of unordered) {
    let stands = rise.start
    for (const { at } of byDay) {
      stands += rise.least + (hashText(`${name}/${at}/${seed}`) % (rise.most - rise.least))
      told[at]?.set(name, { kind: 'number', value: stands })
    }
  }
  return told
}

/** Whether a figure is told in all rows and grows from day to day. */
function rises(rows: readonly SampleRowValues[], day: string, name: string): boolean {
  const told = rows.map((row) => ({ days: daysOf(row.get(day)) ?? 0, value: row.get(name) ?? null }))
  const inOrder = told.toSorted((one, other) => one.days - other.days)
  const figures = inOrder.map(({ value }) => (value?.kind === 'number' ? value.value : undefined))
  return figures.every((figure, at) => figure !== undefined && (at === 0 || figure > (figures[at - 1] ?? 0)))
}
