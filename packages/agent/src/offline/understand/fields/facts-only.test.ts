import { expect, test } from 'vitest'

import { roleOf } from '../clause-roles.ts'
import { factsOnly } from './facts-only.ts'

test.each([
  ['a cooking time in minutes', 'item'],
  ['who brought it', 'item'],
  ['the year I took it', 'item'],
  ['order number', 'item'],
  ['first planted on', 'item'],
  ['whether it still needs pruning', 'item'],
  ['each kiln has a name', 'telling'],
  ['every morning I note the temperature', 'telling'],
  ['put notes in them', 'deed'],
  ['add people', 'deed'],
  ['visitors press a heart', 'deed'],
  ['the cook sees the list', 'deed'],
  ['parents can look but', 'deed'],
  ['sorted by town', 'item'],
  ['sort by town', 'deed'],
  ['big numbers', 'look'],
  ['light and airy', 'look'],
  ['rounded corners', 'look'],
  ['private', 'permission'],
  ['only the owner can delete', 'permission'],
  ['a weekly total per shoe', 'figure'],
  ['no log-in needed', 'negation'],
  ['which key hangs where', 'aside'],
])('%s: %s', (said, role) => {
  expect(roleOf(said)).toBe(role)
})

test.each([
  [
    'what is wished of the app is no part of what is written down',
    'Kilns of our club: name, volts, last fired on. Show the next one on top, sort by name and add kilns quickly. Big numbers.',
    'Kilns of our club: name, volts, last fired on.',
  ],
  [
    'a deed with facts of its own tells them',
    'Neighbours sign in and add tools with name, place and a photo. Everyone sees who has what.',
    'add tools with name, place and a photo.',
  ],
  [
    'what somebody fills in, one thing after the other, are facts',
    'Guests choose a room, give their name and the number of nights and press Send.',
    'I enter a room, their name and the number of nights.',
  ],
  [
    'who does it may come late in the sentence',
    'When a parcel comes in we write down sender, weight and shelf. On top I want to see how many there are.',
    'When a parcel comes in we write down sender, weight and shelf.',
  ],
])('%s', (_, said, kept) => {
  // What a message begins with is always kept: the sentences here are what follows.
  expect(factsOnly(`Hello there. ${said}`)).toBe(`Hello there. ${kept}`)
})
