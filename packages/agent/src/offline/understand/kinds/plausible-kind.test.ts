import { expect, test } from 'vitest'

import { isPlausibleKind } from './plausible-kind.ts'

test.each([
  ['comic', 'Comic collection: series, number, price'],
  ['repair', 'Of each clock I keep repairs with date and price.'],
  ['visit', 'At the end of the visit I note what was said.'],
  ['setlist', 'Setlist app for a band'],
  ['pilot', 'Flights: pilot, plane and landing. Each pilot has a licence.'],
  ['flock', 'Where my flocks graze'],
])('%s may be kept', (noun, message) => {
  expect(isPlausibleKind(noun, message)).toBe(true)
})

test.each([
  ['under the', 'Under the bench lie 40 planes.'],
  ['choose', 'Whoever comes chooses a lamp.'],
  ['quiet', 'I want a quiet page for my father.'],
  ['press', 'Somebody types a wish and presses Send.'],
  ['nobody know', 'There are pumps and nobody knows which runs.'],
  ['button', 'There are buttons for all.'],
  ['daughter', 'I put away stamps for my daughter.'],
  ['name once', 'The list has each name once.'],
])('%s is a piece of a sentence', (noun, message) => {
  expect(isPlausibleKind(noun, message)).toBe(false)
})
