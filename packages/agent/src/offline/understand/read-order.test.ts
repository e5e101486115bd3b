import { expect, test } from 'vitest'

import { readOrderFields } from './read-order.ts'

test.each([
  ['A honey shop with cart, checkout with name and address. Honey buttons', 'name Name, address Address'],
  [
    'People see the total, then order with their name and office room. No payment.',
    'name Name, office_room Office room',
  ],
  [
    'Visitors check out with their full name, e-mail and a delivery date',
    'name Full name, e_mail E-mail, delivery_date Delivery date',
  ],
  ['A candle shop with cart and checkout', 'name Name, email Email, address Address'],
])('%s', (sentence, fields) => {
  expect(
    readOrderFields(sentence)
      .map(({ name, label }) => `${name} ${label}`)
      .join(', '),
  ).toBe(fields)
})
