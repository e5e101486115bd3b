import { expect, test } from 'vitest'

import { asksForCoins, readCoins } from './read-coins.ts'

test.each([
  ['Bitcoin page with the top 5 cryptocurrencies and a star to follow one', true],
  ['I want to convert ethereum to euros, crypto converter with amount', true],
  ['crypto holdings: coin, amount, buying price. show value and profit', true],
  ['crypto list where i enter coin, amount, price paid, price today. show profit', false],
  ['diary of my crypto trades: coin, price, why', false],
  ['Log what I spend on crypto: coin, date, euros. No live prices.', false],
])('%s', (text, isAsked) => {
  expect(asksForCoins(text)).toBe(isAsked)
})

test('the named coins, at the said price, with the said parts', () => {
  const app = readCoins(
    'Watch list for Dogecoin (0.20) and Litecoin, plus a converter. Holdings with quantity and purchase price show profit.',
  )
  expect(app.coins.map(({ symbol, price }) => [symbol, price])).toEqual([
    ['DOGE', 0.2],
    ['LTC', 82],
  ])
  expect([app.hasConverter, app.hasHoldings, app.watchLabel, app.amountLabel, app.priceLabel]).toEqual([
    true,
    true,
    'Watch list',
    'Quantity',
    'Purchase price',
  ])
})
