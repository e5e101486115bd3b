import { expect, test } from 'vitest'

import { currencyOfPlace } from './place-currency.ts'

test.each([
  ["I'm a plumber in Leeds with two lads", 'GBP'],
  ['we run a bakery outside Lyon', 'EUR'],
  ['my salon in Cape Town', undefined],
  ['moving from Leeds to Lyon', undefined],
  ['Paris is the name of our dog', undefined],
  ['for the bathroom of our house', undefined],
])('%s: %s', (message, currency) => {
  expect(currencyOfPlace(message)).toBe(currency)
})
