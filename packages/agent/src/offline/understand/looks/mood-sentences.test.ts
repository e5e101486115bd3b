// Which sentences tell of nothing but a mood, and which tell what is kept.
import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { isMood } from './mood-sentences.ts'

test.each([
  'Velvet red and gold, a bit dramatic, come on, we are theatre people',
  'Red/white, obviously',
  'Friendly and clear, maybe with a few pencils or apples',
  'Please keep it neutral and boring looking, no hearts or happy families',
  'Warm wood tones would be lovely',
  'Spooky but classy',
])('%s: a mood', (sentence) => {
  expect(isMood(sentence)).toBe(true)
})

test.each([
  'Not public',
  'Calculate buttons',
  'Dark roast, medium roast, light roast per bag',
  'Status: green, yellow, red',
  'Red cards count double after the break',
  'Guests choose between warm and cold dishes',
])('%s: no mood', (sentence) => {
  expect(isMood(sentence)).toBe(false)
})

test('what is said of a mood is no fact of a record', () => {
  const reading = readBuild(
    'A list of our costumes: name, size, era and rail. Velvet red and gold, a bit dramatic, come on, we are theatre people!',
  )
  const labels = reading.ok ? reading.brief.fields.map(({ label }) => label) : []
  expect(labels).toEqual(['Name', 'Size', 'Era', 'Rail'])
})
