// No two sample bookings at one time: when the sample of what they are for makes room, they lose what told them apart.
import { isBooking } from '../access.ts'
import type { SampleRowValues } from './agreeing.ts'
import type { View } from '../views.ts'

/** Gives each row in turn a day of its own where its day and time have been given before; all others stay as they are. */
export function slotsApart(view: View): (row: SampleRowValues) => SampleRowValues {
  const day = view.fields.find(({ kind }) => kind === 'date')
  const times = view.fields.filter(({ kind }) => kind === 'time')
  if (!isBooking(view) || day === undefined) return (row) => row
  const given = new Set<string>()
  return (row) => {
    const date = row.get(day.name)
    if (date?.kind !== 'days') return row
    const told = JSON.stringify(times.map(({ name }) => row.get(name)))
    let { days } = date
    while (given.has(`${days} ${told}`)) days += 1
    given.add(`${days} ${told}`)
    return new Map([...row, [day.name, { kind: 'days', days }]])
  }
}
