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

const isMeter = /^(?:odometer|mileage|km_stand|meter_reading|odometer_reading)(?:_|$)/
/** Where a meter of some years stands. */
const meterStart = 61_284
const leastRise = 312
const mostRise = 688

/** A meter says more on each later day. */
export function withRisingMeter({ fields, seed }: View, rows: readonly SampleRowValues[]): readonly SampleRowValues[] {
  const meter = fields.find(({ name, kind }) => kind === 'number' && isMeter.test(name))
  const day = fields.find(({ kind }) => kind === 'date')
  if (meter === undefined || day === undefined) return rows
  const byDay = rows
    .map((row, at) => ({ at, days: daysOf(row.get(day.name)) ?? 0 }))
    .toSorted((one, other) => one.days - other.days)
  let stands = meterStart
  const told = new Map<number, number>()
  for (const { at } of byDay) {
    stands += leastRise + (hashText(`meter/${at}/${seed}`) % (mostRise - leastRise))
    told.set(at, stands)
  }
  return rows.map((row, at) => new Map([...row, [meter.name, { kind: 'number', value: told.get(at) ?? meterStart }]]))
}
