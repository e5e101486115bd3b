import { expect, test } from 'vitest'

import { pluralize } from './inflect.ts'

test.each([
  ['copy taken', 'copies taken'],
  ['thing needed', 'things needed'],
  ['taken out', 'taken out'],
  ['work', 'works'],
])('several of a %s are %s', (one, several) => {
  expect(pluralize(one)).toBe(several)
})
