import { expect, test } from 'vitest'

import { isAlikeFact } from './alike-words.ts'

test.each([
  ['Dam', 'Mother'],
  ['Who drove', 'Driver'],
  ['Varroa count', 'Mites'],
  ['Deadline', 'Due on'],
  ['Where it stands', 'Where it is'],
  ['Time out', 'From'],
])('“%s” may be what another calls “%s”', (one, other) => {
  expect(isAlikeFact(one, other)).toBe(true)
  expect(isAlikeFact(other, one)).toBe(true)
})

test.each([
  ['Time in', 'Built in'],
  ['Price', 'Weight'],
  ['Number of pages', 'Number of people'],
  ['Name', 'Owner'],
])('“%s” is not “%s”', (one, other) => {
  expect(isAlikeFact(one, other)).toBe(false)
})
