import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainPlaces } from './plain-places.ts'

test('places that were counted are booked one by one, by whom and as long as it was told', () => {
  const reading = readBuild('booking for our two tennis courts, members only, one hour each')
  expect(reading.ok && reading.brief.copy.offers.map(({ name }) => name)).toEqual(['Court 1', 'Court 2'])
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual(['Name'])
  expect(reading.ok && [reading.brief.access, reading.brief.isForMembersOnly]).toEqual(['members', true])
})

test('what else was told of a booking stays said', () => {
  expect(plainPlaces('book one of our 3 rowing boats, 90 minutes, open 10 to 18')).toBe(
    'Rowing boat booking. People book boat 1, boat 2 or boat 3, every day in slots of 90 minutes. Open 10 to 18.',
  )
})

test.each(['booking for my guitar lessons, 45 minutes', 'a log of our two courts with date and who played'])(
  'what is done, and what is only noted, is no place to book: %s',
  (message) => {
    expect(plainPlaces(message)).toBe(message)
  },
)
