import { expect, test } from 'vitest'

import { sensesOfNoun } from './noun-senses.ts'

test.each([
  ['recipes', 'communication', 9],
  ['Donor', 'person', 9],
  ['hedgehogs', 'animal', 9],
  ['boots', 'artifact', 9],
])('%s', (word, sense, share) => {
  expect(sensesOfNoun(word)).toEqual({ senses: expect.arrayContaining([sense]) as unknown, share })
})

test('what is rarely or never a noun is told from what is', () => {
  expect(sensesOfNoun('choose')).toBeNull()
  expect(sensesOfNoun('Kairouan')).toBeNull()
  expect(sensesOfNoun('quiet')?.share).toBeLessThan(3)
  expect(sensesOfNoun('press')?.share).toBeLessThan(3)
})
