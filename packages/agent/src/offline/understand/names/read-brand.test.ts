import { expect, test } from 'vitest'

import { brandOf } from './read-brand.ts'

test.each([
  ['Online shop for hand dyed yarn by Velvet Otter, cart and checkout', 'Velvet Otter'],
  ['Ines Halvorsen photographs lighthouses and needs a portfolio with prints', 'Ines Halvorsen'],
  ['a shop for the candles of Northwick. three candles', 'Northwick'],
  ['Pebblewood makes wooden toys. People put them into a basket.', 'Pebblewood'],
  ['Saffrona – spice mixes in tins, with a cart', 'Saffrona'],
  ['Reed & Rush: works by category, a contact form', 'Reed & Rush'],
  ['a small online store (Ostara) for seeds', 'Ostara'],
  ['At Kiefernhof we bind brooms and want to sell them online', 'Kiefernhof'],
  ['Build a shop. Salt & Slate is the brand, we sell cutting boards', 'Salt & Slate'],
  ['Web shop for our label Quillen, four notebooks', 'Quillen'],
])('whose it is: %s', (message, brand) => {
  expect(brandOf(message, [])).toBe(brand)
})

test.each([
  'A site for a bakery in New Ross, open Tuesday to Friday',
  'Application form for the Elm Street fund with name and amount',
  'Posters – a shop with three of them and a cart',
  'Photography: portfolio with filters',
  'Shop with mugs: Green Moss 14 €, Blue Harbour 16 €',
])('places, nouns and wares are no brand: %s', (message) => {
  expect(brandOf(message, ['Green Moss', 'Blue Harbour'])).toBeUndefined()
})
