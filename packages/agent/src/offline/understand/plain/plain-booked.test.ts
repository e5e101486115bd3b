import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainBooked } from './plain-booked.ts'

test.each([
  [
    'Customers should be able to book a bike service at Spoke & Sons online, tuesday to saturday, max 5 bikes a day.',
    'Booking page for Spoke & Sons. Customers book a bike service, open tuesday to saturday 9 to 17, max 5 bikes a day.',
  ],
  [
    'Clients can book a massage, tuesday to saturday, 10-18.',
    'Booking page. Clients book a massage, tuesday to saturday, 10-18.',
  ],
  ['Members can book one of two courts', 'Members can book one of two courts'],
  ['A list of books people can book a table with', 'A list of books people can book a table with'],
])('%s', (message, plain) => {
  expect(plainBooked(message)).toBe(plain)
})

test('what is booked is a service, and no customer', () => {
  const reading = readBuild(
    'Customers should be able to book a bike service at Spoke & Sons online. Three kinds of service with different prices, tuesday to saturday, max 5 bikes a day.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief).toMatchObject({ name: 'Spoke & Sons', front: 'booking', entity: { singular: 'service' } })
  expect(reading.brief.fields.map(({ label }) => label)).toEqual(expect.not.arrayContaining(['Tuesday to saturday']))
})
