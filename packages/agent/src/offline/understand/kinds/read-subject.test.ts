import { expect, test } from 'vitest'

import { readStyle } from '../looks/read-look.ts'
import { readSubject } from './read-subject.ts'

test.each([
  ['A tool library for our street', 'tool'],
  ['A map archive for the village', 'map'],
  ['A reading list app', 'book'],
  ['A list app for chores', 'chore'],
])('%s keeps: %s', (head, noun) => {
  expect(readSubject(head)?.noun).toBe(noun)
})

test.each([
  ['Green and cream, calm.', 'minimal'],
  ['a welcoming look', 'cozy'],
  ['something quirky', 'playful'],
  ['trustworthy, blue', 'corporate'],
] as const)('%s: %s', (words, style) => {
  expect(readStyle(words)).toBe(style)
})
