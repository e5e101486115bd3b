import { expect, test } from 'vitest'

import { readDeeds } from './read-deeds.ts'

test.each([
  [
    'Guests choose the room (Blue, Green), rate the bed from 1 to 5 and write what was missing.',
    ['Room choice', 'Bed rating rating', 'What was missing long'],
  ],
  ['Visitors give a rating from 1 to 10 and leave a comment.', ['Rating rating', 'Comment long']],
  ['Visitors read the texts and like them.', []],
])('%s', (text, told) => {
  expect(readDeeds(text).map(({ label, kind }) => `${label} ${kind}`)).toEqual(told)
})
