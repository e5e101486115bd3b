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
  [
    'Ordering needs name, street, postcode, town and e-mail. Afterwards "Thank you".',
    'name Name, street Street, postcode Postcode, town Town, e_mail E-mail',
  ],
  ['To order, people give their name, phone and a pick-up day.', 'name Name, phone Phone, pick_up_day Pick-up day'],
  ['The order form asks for name and table number', 'name Name, table_number Table number'],
  ['A candle shop with cart and checkout', 'name Name, email Email, address Address'],
])('%s', (sentence, fields) => {
  expect(
    readOrderFields(sentence)
      .map(({ name, label }) => `${name} ${label}`)
      .join(', '),
  ).toBe(fields)
})
