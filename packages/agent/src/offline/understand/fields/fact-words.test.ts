import { expect, test } from 'vitest'

import { factWords } from './fact-words.ts'

test.each([
  ['leave their phone number', 'phone number'],
  ['say how many they are', 'how many they are'],
  ['type of kite', 'type of kite'],
  ['after each flight the wind', 'wind'],
  ['photo if we have one', 'photo'],
  ['tick if it flew', 'tick if it flew'],
  ['labels like red or blue', 'labels'],
  ['what people like', 'what people like'],
  ['phone and', 'phone'],
])('%s', (said, words) => {
  expect(factWords(said)).toBe(words)
})

test.each([
  'table for it',
  'a page of its own',
  'worked out by the app',
  'chosen from the list',
  'below that the kites',
])('%s is no fact', (said) => {
  expect(factWords(said.replace(/^a /, ''))).toBeNull()
})
