import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { emptyWords } from './empty-words.ts'

function wordsOf(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return emptyWords(reading.brief)
}

test('an empty list says in English what the first record says, without what only tells when', () => {
  expect(wordsOf('Goats with name, born on, breed and weight')).toBe(
    'No goats yet. Write down the first one: name, breed and weight.',
  )
  expect(wordsOf('Debts: who I owe, how much and notes')).toMatch(/^No debts yet\. Write down the first one: \S/)
  expect(wordsOf('Debts: who I owe, how much and notes')).not.toMatch(/\bthe (?:who|how|notes)\b/)
})
