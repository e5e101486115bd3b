import { expect, test } from 'vitest'

import { isOneOfAKind, piecesOf } from './single-wares.ts'

test.each([
  ['shop for mugs and bowls', ['Mugs', 'Bowls'], 8],
  ['knitted hats, scarves and socks', ['Hats', 'Scarves', 'Socks'], 8],
  ['jam, chutney and honey', ['Jams', 'Chutneys', 'Honey'], 8],
  ['vintage lamps and chairs', ['Lamps', 'Chairs'], 8],
])('pieces of each sort that is named: %s', (message, categories, count) => {
  const pieces = piecesOf(message)
  expect(pieces).toHaveLength(count)
  expect(new Set(pieces.map(({ title }) => title)).size).toBe(count)
  expect([...new Set(pieces.map(({ values }) => values['category']))]).toEqual(categories)
  expect(pieces.every(({ values }) => Number(values['price']) > 0)).toBe(true)
})

test('of a single sort, and of what is not known, nothing is made up here', () => {
  expect(piecesOf('shop for candles')).toEqual([])
  expect(piecesOf('shop for telescopes and tractors')).toEqual([])
})

test.each([
  ['every piece is one of a kind', true],
  ['each one a single piece', true],
  ['lamps and chairs, one of each', true],
  ['every piece is unique', true],
  ['mugs and bowls, handmade', false],
])('%s', (message, isOne) => {
  expect(isOneOfAKind(message)).toBe(isOne)
  const stocks = piecesOf(`mugs and bowls, ${message}`).map(({ values }) => values['stock'])
  expect(stocks.every((stock) => stock === (isOne ? '1' : undefined))).toBe(true)
})
