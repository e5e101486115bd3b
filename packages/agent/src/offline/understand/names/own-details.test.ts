import { expect, test } from 'vitest'

import { withoutDetails } from './own-details.ts'

test.each([
  [
    'We are Kern & Sons, roofers, Lindengasse 9, Linz, phone 0732 555 014, open Mon-Fri 7-16. We need a page.',
    'We are Kern & Sons, roofers. We need a page.',
  ],
  [
    'Café Nord, Rua das Flores 12, Porto. Call us on +351 222 000 111. Open Tue to Sun, 9:00 to 17:00. A site.',
    'Café Nord. A site.',
  ],
])('how somebody is reached is nothing to fill in: %s', (text, rest) => {
  expect(withoutDetails(text)).toBe(rest)
})

test.each([
  'Aalto (Kivikatu 4), Korhonen (Rantatie 19) and Laine (Myllypolku 2) are customers.',
  'Yoga: Mon 18:00-19:00 Vinyasa, Wed 19:00-20:00 Yin.',
  'Class 4b, Room 12, phone and address.',
  'In memory of Ilse (1931-2019), who drove a cart.',
  '1,900 pianos moved on 2024-05-06 and 12 000 km.',
])('what is told of others stays: %s', (text) => {
  expect(withoutDetails(text)).toBe(text)
})
