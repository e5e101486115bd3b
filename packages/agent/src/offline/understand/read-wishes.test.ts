import { expect, test } from 'vitest'

import { readParts } from './read-wishes.ts'

test.each([
  "I'd like each child to have their jobs for the week",
  'I would like them to be able to put their name down',
  'we like it simple',
])('a wish is no button to like something: %s', (message) => {
  expect(readParts(message)).not.toContain('likes')
})

test.each(['everyone can like each photo', 'people like and comment on posts', 'with likes and comments'])(
  'what is liked is liked: %s',
  (message) => {
    expect(readParts(message)).toContain('likes')
  },
)
