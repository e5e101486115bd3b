import { expect, test } from 'vitest'

import { hasWords } from './words-in-text.ts'

test.each([
  ['Fresh BREAD,\n  every\u00a0morning', 'fresh bread, every morning'],
  ['It’s “Oak & Ash” — since 1998', `It's "Oak & Ash" - since 1998`],
  ['M\na\np\nl\ne Bakery', 'Maple Bakery'],
  ['Costs €4.50 each', '€4.50'],
  ['4,50 €', '€4.50'],
  ['$12', '$12.00'],
  ['USD 1,200.00', '$1200'],
  ["CHF 1'200.-", 'CHF 1200'],
  ['from 9.5 EUR', '9.50 €'],
])('%j has %j', (text, words) => {
  expect(hasWords(text, words)).toBe(true)
})

test.each([
  ['Fresh bread', 'Fresh cakes'],
  ['$14.50', '$4.50'],
  ['$4.505', '$4.50'],
  ['$4.55', '$4.50'],
  ['$120', '$12'],
  ['1,200.50', '$1200'],
  ['Oa k', 'Oak'],
])('%j has not %j', (text, words) => {
  expect(hasWords(text, words)).toBe(false)
})
