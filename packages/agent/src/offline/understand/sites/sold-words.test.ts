import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { saidSoldWords } from './sold-words.ts'

test.each([
  ['When the stock is 0 it says "Gone".', 'Gone'],
  ['Teas with stock 0 show "Sold out"', 'Sold out'],
  ['A puppy that was bought shows “Gone to a good home”', 'Gone to a good home'],
  ['What is out of stock says "Back in May"', 'Back in May'],
  ['The button says "Buy"', undefined],
])('%s', (message, words) => {
  expect(saidSoldWords(message)).toBe(words)
})

test('what none is left of says so on every page, and nowhere as a headline', () => {
  const reading = readBuild(
    'Tea shop: teas have a name, price and stock. Cart and checkout. When the stock is 0 it says "All drunk".',
  )
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.copy.headline).toBe('')
  const { files } = compose(reading.brief)
  const said = Object.keys(files).filter(
    (path) => path.endsWith('.jsx') && files[path]?.includes("=== 0 ? 'All drunk'"),
  )
  expect(said.length).toBeGreaterThanOrEqual(2)
})
