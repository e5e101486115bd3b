import { expect, test } from 'vitest'

import { readDark } from './read-look.ts'
import { readRooms } from '../people/read-rooms.ts'

test.each([
  'A dark website for a locksmith',
  'Link page for a drummer, neon dark',
  'running log in dark mode',
  'Quiet shop for ink, dark and minimal',
  'A log of my headaches with a dark calm look',
])('dark is asked for: %s', (request) => {
  expect(readDark(request)).toBe(true)
})

test.each(['A shop for dark chocolate', 'A log of dark skies over the island', 'Booking site for a barber'])(
  'nothing is said of how bright it is: %s',
  (request) => {
    expect(readDark(request)).toBeUndefined()
  },
)

test('how a chat looks is no room of it', () => {
  expect(readRooms('Chat of a bakery with rooms for shifts, orders and cakes, warm and cozy')).toEqual([
    'Shifts',
    'Orders',
    'Cakes',
  ])
  expect(readRooms('Chat with rooms for news, help and fun')).toEqual(['News', 'Help', 'Fun'])
})
