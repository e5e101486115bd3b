import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { closedDays } from './read-bookable.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  [
    'Booking page for my dog grooming salon, two groomers, wash, cut and nail trim, customers pick a day and a time',
    'Wash, Cut, Nail trim',
  ],
  [
    'online booking for my bike workshop: inspection, brakes and gears, customers choose a day and a time, closed on Wednesdays',
    'Inspection, Brakes, Gears',
  ],
  [
    'booking site for a physio practice, 3 therapists, massage, physiotherapy and taping, patients pick a day and a time',
    'Massage, Physiotherapy, Taping',
  ],
])('services that are named are what can be booked: %s', (sentence, named) => {
  const { fields, copy } = briefOf(sentence)
  expect(fields.map(({ label }) => label)).toEqual(['Name', 'Price', 'Minutes', 'Description'])
  expect(copy.offers.map(({ name }) => name).join(', ')).toBe(named)
  expect(copy.offers.every(({ price, details }) => price !== undefined && details.endsWith(' min'))).toBe(true)
})

test('what is said of each service stays a fact of it', () => {
  const { copy } = briefOf(
    'Booking page for massages with name, price and photo of each service, pick a day and a time',
  )
  expect(copy.offers).toEqual([])
})

test.each([
  ['Salon, closed on Sundays and Mondays.', [1, 0]],
  ['Barber, shut Mondays', [1]],
  ['Studio, open Tuesday to Saturday 9 to 18', [1, 0]],
  ['Open on Saturday evenings as well', []],
  ['Salon, closed on Mondays.\nNothing can be booked on no day.', []],
])('days that a message leaves out: %s', (message, days) => {
  expect(closedDays(message)).toEqual(days)
})
