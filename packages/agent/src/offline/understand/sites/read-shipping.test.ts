import { expect, test } from 'vitest'

import { readOffers } from '../rows/read-offers.ts'
import { readShipping } from './read-shipping.ts'

test.each([
  ['Shipping is 4.90 €, but free from 40 € on.', { fee: 4.9, freeFrom: 40 }],
  ['Shipping is £4 for every order', { fee: 4, freeFrom: null }],
  ['We charge $5 for shipping; orders over $60 ship free', { fee: 5, freeFrom: 60 }],
  ['delivery costs 3,50 euros, nothing is charged above 25 euros', { fee: 3.5, freeFrom: 25 }],
  ['plus 6 € postage', { fee: 6, freeFrom: null }],
])('%s', (message, shipping) => {
  expect(readShipping(message)).toEqual(shipping)
})

test.each([
  'Free shipping from $40',
  'Delivery takes 3 days and a mug is 12 €',
  'Shipping address at checkout',
  'A shop for candles',
  'Shipping is free',
])('no fee: %s', (message) => {
  expect(readShipping(message)).toBeNull()
})

test('what sending costs is nothing that is sold', () => {
  const offers = readOffers('Peacock sheet 14 €, Stone sheet 11 €. Shipping is 4.90 €, but free from 40 € on.')
  expect(offers.map(({ name, price }) => `${name} ${price}`)).toEqual(['Peacock sheet 14 €', 'Stone sheet 11 €'])
})
