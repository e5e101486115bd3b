import { expect, test } from 'vitest'

import { saysNothingFound } from './judge-answer.ts'

test.for([
  'There is no coming booking with this number on that day.',
  'Sunday, 13 December 2026There is no coming booking.',
  'No order with this number was found',
  'We could not find that code',
])('“%s” says that nothing was found', (words) => {
  expect(saysNothingFound(words)).toBe(true)
})

test.for(['Please fill in the day', 'Otherwise nothing is lost', 'This day is taken'])('“%s” does not', (words) => {
  expect(saysNothingFound(words)).toBe(false)
})
