import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readCosts } from './read-costs.ts'

const candle =
  'I make soy candles. I want to type in wax, wick, jar, my time in minutes and the market fee and see what one candle costs me and a price with profit.'

test('what goes into one piece is added up, with the time at its wage, and sold with a profit', () => {
  const read = readCosts(candle)
  expect(read?.inputs.map(({ label }) => label)).toEqual([
    'Wax',
    'Wick',
    'Jar',
    'Market fee',
    'Time in minutes',
    'Wage an hour',
    'Profit in percent',
  ])
  expect(read?.results.map(({ label }) => label)).toEqual(['Price', 'One candle costs', 'Profit'])
  expect(read?.results[1]?.expression).toBe('wax + wick + jar + market_fee + time_in_minutes * wage_an_hour / 60')
})

test.each([
  'type in length, width and number of coats and see how many litres it takes and what it costs',
  'I type in rent, food and transport and see what is left',
])('what is measured, or not sold, is worked out in other ways: %s', (message) => {
  expect(readCosts(message)).toBeNull()
})

test('whoever types in costs to see a price gets a calculator without asking for one by its name', () => {
  const reading = readBuild(
    'I make soy candles and never know what to charge. I want to type in wax, wick, fragrance, jar, label, my time in minutes and the market fee and see what one candle costs me and a price with profit.',
  )
  expect(reading.ok && reading.brief.stage).toBe('calculator')
})
