import { expect, test } from 'vitest'

import { plainSpacedLists } from './plain-spaced-lists.ts'

test.each([
  ['Shop for ceramics, mugs bowls and vases', 'Shop for ceramics, mugs, bowls and vases'],
  ['simple workout log, sets reps and weight', 'simple workout log, sets, reps and weight'],
])('the comma that was left out is put in: %s', (message, plain) => {
  expect(plainSpacedLists(message)).toBe(plain)
})

test.each([
  'A shop for kids books and toys',
  'An app that tracks workouts and meals',
  'A blog with travel notes and photos',
  'Site for a cleaner with pages Services and Contact',
  'For boys clubs and girls clubs',
])('what is no list stays: %s', (message) => {
  expect(plainSpacedLists(message)).toBe(message)
})
