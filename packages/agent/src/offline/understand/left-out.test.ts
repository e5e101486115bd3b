// What is told to have been left out, and what is not.
import { expect, test } from 'vitest'

import { compose } from '../compose/compose.ts'
import { readLeftOut } from './left-out.ts'
import { readBuild } from './read-build.ts'

function leftOf(request: string): string[] {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return readLeftOut(reading.brief, { ...reading, seed: compose(reading.brief).seedSql })
}

test.each([
  'A log of my bread baking: date, flour, hydration in percent, rating and a photo. Let me search it.',
  'We are Foxglove, a small florist. A page with the headline “Flowers by noon” and a form for name, phone and message.',
  'Quick poll: “Which film on Friday?” Options: Tampopo, Playtime, Alien. Show results as bars after voting.',
  'I keep two goats behind the house and need somewhere to write down each milking: date, litres and remarks.',
  'A list of tools with name, place and price, without photos, nothing fancy, please. Thank you!',
])('nothing of this is left out: %s', (request) => {
  expect(leftOf(request)).toEqual([])
})

test.each([
  ['A list of recipes with title and steps. Print a shopping leaflet.', 'Print a shopping leaflet'],
  ['A tool library: name, owner, condition. Fines grow by a coin each morning.', 'Fines grow by a coin each morning'],
  ['Web shop for candles, candle with name, price and scent. Wholesalers pay half.', 'Wholesalers pay half'],
])('%s', (request, left) => {
  expect(leftOf(request).join(' | ')).toContain(left)
})
