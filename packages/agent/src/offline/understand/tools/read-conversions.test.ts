import { expect, test } from 'vitest'

import { readConversions, readConverter } from './read-conversions.ts'

test.each([
  [
    'a span is 22.86 cm. one box spans -> centimetres, one box centimetres -> spans',
    'Spans > Centimetres 22.86, Centimetres > Spans 0.0437445319',
  ],
  ['cups to ml and oz to grams', 'Cups > Millilitres 236.588236, Ounces > Grams 28.3495231'],
])('%s', (text, conversions) => {
  const found = readConversions(text).map(
    ({ from, to, expression }) => `${from} > ${to} ${expression.replace('value * ', '')}`,
  )
  expect(found.join(', ')).toBe(conversions)
})

test('one of several units is chosen, and read in what belongs to it', () => {
  const converter = readConverter('Choose your measure (knots, fathoms), type a value and read it in km/h or metres')
  expect(converter?.units.map(({ name }) => name)).toEqual(['knots', 'fathoms'])
  expect(converter?.targets).toEqual(['km/h', 'metres'])
  const money = readConverter('Currency converter: 1 EUR = 11.2 SEK, 1 EUR = 0.95 CHF. Amount, from, to.')
  expect(money?.units.map(({ name }) => name)).toEqual(['EUR', 'SEK', 'CHF'])
  expect(money?.value).toBe('Amount')
  expect(readConverter('a converter')).toBeNull()
})
