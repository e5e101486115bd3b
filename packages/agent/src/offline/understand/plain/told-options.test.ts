import { expect, test } from 'vitest'

import { optionsInBrackets } from './told-options.ts'

test.each([
  ['Vases have a year and are filed under Clay, Glass or Wood.', 'Vases have a year, category (Clay, Glass, Wood).'],
  ['Vases (photo, year) in three categories, clay, glass and wood.', 'Vases (photo, year, category: clay/glass/wood).'],
  ['Vases with year, filtered by sort (clay, glass).', 'Vases with year, sort (clay, glass).'],
  ['Vases have a year, sort - clay, glass, wood.', 'Vases have a year, sort (clay, glass, wood).'],
])('%s', (told, plain) => {
  expect(optionsInBrackets(told)).toBe(plain)
})

test.each(['Vases are sorted by year or price.', 'Letters are put into the folder or the bin.'])(
  'says nothing else: %s',
  (told) => {
    expect(optionsInBrackets(told)).toBe(told)
  },
)
