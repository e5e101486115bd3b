import { describe, expect, it } from 'vitest'

import { toldPrices } from './told-prices.ts'

describe('prices of those who come', () => {
  it.each([
    ['tickets £32', [['Tickets', '£32']]],
    [
      'adults 4 euros children 2',
      [
        ['Adults', '€4'],
        ['Children', '€2'],
      ],
    ],
    [
      'admission 5 euros kids free',
      [
        ['Admission', '€5'],
        ['Kids', 'free'],
      ],
    ],
    ['the price of 8 euros and what to bring', [['', '€8']]],
    [
      'the price (6 euros, kids 3)',
      [
        ['', '€6'],
        ['Kids', '€3'],
      ],
    ],
    ['tastings saturdays at 3pm for 18 euros', []],
  ])('reads "%s"', (text, prices) => {
    expect(toldPrices(text).map(({ name, cost }) => [name, cost])).toEqual(prices)
  })
})
