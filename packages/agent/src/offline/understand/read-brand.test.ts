import { expect, test } from 'vitest'

import { brandOf } from './read-brand.ts'

test.each([
  ['Online shop for hand dyed yarn by Velvet Otter, cart and checkout', 'Velvet Otter'],
  ['Ines Halvorsen photographs lighthouses and needs a portfolio with prints', 'Ines Halvorsen'],
  ['a shop for the candles of Northwick. three candles', 'Northwick'],
])('whose it is: %s', (message, brand) => {
  expect(brandOf(message, [])).toBe(brand)
})

test.each([
  'A site for a bakery in New Ross, open Tuesday to Friday',
  'Application form for the Elm Street fund with name and amount',
  'Shop with mugs: Green Moss 14 €, Blue Harbour 16 €',
])('places, nouns and wares are no brand: %s', (message) => {
  expect(brandOf(message, ['Green Moss', 'Blue Harbour'])).toBeUndefined()
})
