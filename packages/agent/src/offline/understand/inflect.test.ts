import { expect, test } from 'vitest'

import { pluralize } from './inflect.ts'

test.each([
  ['copy taken', 'copies taken'],
  ['thing needed', 'things needed'],
  ['taken out', 'taken out'],
  ['work', 'works'],
  ['care', 'care'],
  ['wish to save for', 'wishes to save for'],
  ['test to come', 'tests to come'],
  ['letter to parents', 'letters to parents'],
  ['things to do', 'things to do'],
  ['cup of tea', 'cups of tea'],
])('several of a %s are %s', (one, several) => {
  expect(pluralize(one)).toBe(several)
})
