import { expect, test } from 'vitest'

import { valuedThings } from './valued-things.ts'

const told = (text: string): string[] =>
  valuedThings(text).map(({ name, values }) => [name, ...values.map((value) => value.text)].join(' | '))

test.each([
  ['Cups (12 €), plates (18 €) and jugs (31 €) are for sale.', ['Cups | 12 €', 'Plates | 18 €', 'Jugs | 31 €']],
  [
    'Early Bird starts on 3 May and takes 9 dogs, Late Owl starts on 5 May and takes 4',
    ['Early Bird | 3 May | 9 dogs', 'Late Owl | 5 May | 4'],
  ],
  [
    'Slow Flow 4 may 12 spots, also we sell mats 39 eur and blocks 12 eur',
    ['Slow Flow | 4 may | 12 spots', 'Mats | 39 eur', 'Blocks | 12 eur'],
  ],
  ['There is “Glaze” on 7 May, where only 5 places are available.', ['Glaze | 7 May | 5 places']],
  ['Beets 2.40 a kilo, apple juice 4.20 a bottle.', ['Beets | 2.40', 'Apple juice | 4.20']],
  [
    'Ridge Walk (5 July, 6 places, led by Tomas) and Gully (19 July, 3 places, led by Ilse)',
    ['Ridge Walk | 5 July | 6 places | Tomas', 'Gully | 19 July | 3 places | Ilse'],
  ],
  ['Shop: beakers 24 €, bowls 32 €.', ['Beakers | 24 €', 'Bowls | 32 €']],
  ['“Night” by Ada Falk 12.99, “Day” by Ben Groot 10.50', ['Night | Ada Falk | 12.99', 'Day | Ben Groot | 10.50']],
])('%s', (text, things) => {
  expect(told(text)).toEqual(things)
})

test('a story names nothing with a value', () => {
  expect(told('Every Monday I get eleven calls. Visitors ask when the next course is.')).toEqual([])
})
