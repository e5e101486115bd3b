import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test.each([
  ['web store for silver rings and earrings that I make, every piece is unique', 'Silver rings and earrings', true],
  ['small online shop for my candles and soap, all handmade, cream and sage', 'Candles and soap', false],
  ['shop for my homemade jam, chutney and honey, rustic', 'Homemade jam, chutney and honey', false],
])('sorts of wares are no wares: %s', (message, name, isCounted) => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.name).toBe(name)
  expect(reading.brief.copy.offers).toEqual([])
  expect(reading.brief.fields.some(({ label }) => label === 'Stock')).toBe(isCounted)
})

test('wares that are named with their prices are the wares', () => {
  const reading = readBuild('Online shop for mugs: Blue mug 18 €, Speckled mug 22 €')
  expect(reading.ok && reading.brief.copy.offers.map(({ name }) => name)).toEqual(['Blue mug', 'Speckled mug'])
})
