import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { namedPlacesTold } from './named-places-told.ts'

test('what has names and is booked by the slot is a page for bookings with just these', () => {
  const reading = readBuild(
    'We have two escape rooms, The Cellar and Doctor Crow. People should pick a room, day and slot (every 90 min from 12 to 21) and say how many players.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect([brief.front, brief.entity.singular]).toEqual(['booking', 'room'])
  expect(brief.copy.offers.map(({ name }) => name)).toEqual(['The Cellar', 'Doctor Crow'])
  expect(brief.more[0]?.fields.map(({ label }) => label)).toContain('Number of players')
  const { files } = compose(brief)
  expect(files['web/components/booking-board.jsx']).toContain(
    "const slots = ['12:00', '13:30', '15:00', '16:30', '18:00', '19:30']",
  )
  expect(files['web/app/page.jsx']).toContain('Can you get out?')
})

test.each([
  'I have two boats, Marie and Little Tern. Customers book a boat for a day',
  'We have two dogs, Otto and Biscuit, and want to note their vet visits',
  'We run two shops, North and South. Staff pick a day and slot',
])('what is let by the day, or kept, is told to other readers: %s', (message) => {
  expect(namedPlacesTold(message)).toBeNull()
})
