import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readSlots, readTakenWords } from './read-bookings.ts'
import { readBuild } from '../read-build.ts'

function bookingOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  const brief: Brief | null = reading.ok ? reading.brief : null
  return brief?.more.find(({ singular }) => singular === 'booking')?.fields.map(({ label }) => label) ?? []
}

test.each([
  [
    'Website for a massage practice. Treatments: Swedish £55, Hot stone £70. Booking form: name, phone, treatment, date, time.',
    ['Name', 'Phone', 'Treatment', 'Date', 'Time'],
  ],
  [
    'Boat hire: pedalo £15 an hour, canoe £10 an hour. Customers pick a boat, a day and a time and leave name and mobile.',
    ['Name', 'Mobile', 'Boat', 'Date', 'Time'],
  ],
  [
    'Two escape rooms. Visitors book a room for a day, give the number of players from 2 to 6, their name and e-mail.',
    ['Name', 'E-mail', 'Room', 'Number of players', 'Date', 'Time'],
  ],
])('whoever books is asked what was said, and nothing besides: %s', (sentence, labels) => {
  expect(bookingOf(sentence)).toEqual(labels)
})

test('said times of day are what can be booked', () => {
  expect(readSlots('Book a room for a day at 9:30, 14.00 or 18:00.')).toEqual(['09:30', '14:00', '18:00'])
  expect(readSlots('Book a room.')).toEqual(['09:00', '10:30', '12:00', '13:30', '15:00', '16:30'])
  expect(readSlots('Book a massage, open Mon to Fri 11 to 15.')).toEqual(['11:00', '12:00', '13:00', '14:00'])
  expect(readSlots('Open 10am to 4pm. Haircuts take 45 minutes.')).toHaveLength(6)
})

test('who is too late reads what was said', () => {
  expect(readTakenWords('A room can’t be booked twice; whoever tries reads “Sorry, gone”.')).toBe('Sorry, gone')
})

test('a firm is whose page it is, and nothing that is booked', () => {
  const reading = readBuild('Booking page for a bike repair workshop with times')
  expect(reading.ok && [reading.brief.name, reading.brief.entity.singular]).toEqual(['Bike repair workshop', 'service'])
})
