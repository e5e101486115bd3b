import { expect, test } from 'vitest'

import { readTold } from './grammar/read-told.ts'
import { readBuild } from './read-build.ts'

const likeliest = (message: string): string | undefined => readTold(message).candidates[0]?.noun
const mainOf = (message: string): string => {
  const reading = readBuild(message)
  return reading.ok ? reading.brief.entity.singular : reading.reason
}

test.each([
  ['For a kite I write name and wing span and choose the shelf, clicking a shelf opens it.', 'kite'],
  ['I tune about sixty harps in the valley, most of them old.', 'harp'],
  ['Our hut needs an app. Every lamp, noted with room and watt, has a number.', 'lamp'],
  ['Members borrow my ladders. Ladders that are out for long are red.', 'ladder'],
  ['Yesterday the mayor came about a bridge. I want to enter a bridge once, with its river.', 'bridge'],
])('what is spoken of as kept: %s', (message, noun) => {
  expect(likeliest(message)).toBe(noun)
})

test.each([
  ['Please make a first page with our two shelves, Low and High. For a kite I write name and span.', 'kite'],
  ['While waiting for trains I collect jokes that I hear: joke, who told it.', 'joke'],
  ['I look for a cook and want to keep those who wrote to me: name, phone, invited or not.', 'entry'],
])('no piece of a sentence is kept: %s', (message, noun) => {
  expect(mainOf(message)).toBe(noun)
})
