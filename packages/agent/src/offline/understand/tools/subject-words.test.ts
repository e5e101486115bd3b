import { expect, test } from 'vitest'

import { readTranslator } from './read-translator.ts'
import { languagesOfSubject, wordsOfSubject } from './subject-words.ts'

const labels = (text: string) => readTranslator(text).languages.map(({ label }) => label)

test('so many languages as are said, those of the subject first', () => {
  expect(labels('A translator for kitchen words in three languages')).toEqual(['English', 'French', 'Italian'])
  expect(labels('Translation page for sailing terms in two languages, type a word')).toEqual(['English', 'German'])
  expect(labels('Translate choir words from English to Spanish, type a word')).toEqual(['English', 'Spanish'])
})

test('words of the subject in the order of the languages', () => {
  expect(wordsOfSubject('hospital words', ['English', 'Spanish'])[0]).toEqual(['pain', 'dolor'])
  expect(wordsOfSubject('hospital words', ['Welsh', 'Polish'])).toEqual([])
  expect(languagesOfSubject('words that I like')).toBeNull()
})

test.each([
  'kitchen',
  'travel',
  'hospital',
  'restaurant',
  'garden',
  'construction',
  'sailing',
  'office',
  'football',
  'choir',
  'farm animals',
  'school',
])('of %s there are a dozen words, each in every language', (subject) => {
  const rows = wordsOfSubject(`${subject} words`, ['English', 'German', 'French', 'Spanish', 'Italian'])
  expect(rows.length).toBeGreaterThanOrEqual(12)
  expect(rows.flat().filter((word) => word === '')).toEqual([])
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([5]))
})
