// Sample bookings as a shop has them: in the days to come, at the times that can be booked, no two at one time, and with what
// somebody writes who books.
import { readSlots } from '../../understand/bookings/read-bookings.ts'
import { bookingNotes } from '../../topics/trades.ts'
import { isBooking } from '../access.ts'
import type { SampleRowValues } from './agreeing.ts'
import type { View } from '../views.ts'

/** How many days off: most come soon. */
const daysOff = [2, 1, 4, 3, 1, 5, 2, 3, 1, 6]

/** Gives each row in turn a day and a time of its own; rows of all other kinds stay as they are. */
export function slotsApart(view: View): (row: SampleRowValues) => SampleRowValues {
  const day = view.fields.find(({ kind }) => kind === 'date')
  const times = view.fields.filter(({ kind }) => kind === 'time')
  const [time] = times
  if (!isBooking(view) || day === undefined) return (row) => row
  const slots = readSlots(view.request)
  const notes = bookingNotes(view.request)
  const written = view.fields.find(({ kind, name }) => kind === 'long' && /^(?:notes?|remarks?|message)$/.test(name))
  const step = slots.length % 5 === 0 ? 7 : 5
  const given = new Set<string>()
  let count = 0
  return (row) => {
    const at = count
    count += 1
    // Times step by a number that shares nothing with how many there are, so that all of them come.
    const slot = slots[(at * step + 1) % slots.length]
    const told = times.length === 1 ? (slot ?? '') : JSON.stringify(times.map(({ name }) => row.get(name)))
    let days = daysOff[at % daysOff.length] ?? 1
    while (given.has(`${days} ${told}`)) days += 1
    given.add(`${days} ${told}`)
    const note = notes[at % notes.length]
    return new Map([
      ...row,
      [day.name, { kind: 'days', days }],
      ...(times.length === 1 && time !== undefined && slot !== undefined
        ? [[time.name, { kind: 'text', text: slot }] as const]
        : []),
      ...(written === undefined || note === undefined
        ? []
        : [[written.name, note === '' ? null : ({ kind: 'text', text: note } as const)] as const]),
    ])
  }
}
