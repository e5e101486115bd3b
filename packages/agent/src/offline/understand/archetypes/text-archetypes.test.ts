import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readTextChanges } from '../tools/read-text-changes.ts'

test.each([
  ['A tool that counts words and characters of a text', 'text-count'],
  ['Word counter', 'text-count'],
  ['I want to paste a text and see how many words it has', 'text-count'],
  ['Character counter for posts with a limit of 280', 'text-count'],
  ['Turn a headline into a URL slug', 'text-change'],
  ['Convert text to uppercase, lowercase and title case', 'text-change'],
  ['Remove duplicate lines from a text', 'text-change'],
  ['Text to morse code converter', 'text-change'],
  ['An app that compares two texts', 'text-compare'],
  ['A diff checker', 'text-compare'],
])('%s', (text, stage) => {
  const reading = readBuild(text)
  expect(reading.ok && reading.brief.stage).toBe(stage)
})

test.each([
  'Log of words written per day with a goal',
  'Translation orders with client, word count and deadline',
  'A tool that summarizes articles and counts key words',
])('keeps or writes something: %s', (text) => {
  const reading = readBuild(text)
  expect(reading.ok && reading.brief.stage.startsWith('text-') && reading.brief.stage !== 'text-tool').toBe(false)
})

const ids = (text: string) => readTextChanges(text).map(({ id }) => id)

test('offers what is named first, and what goes with one thing alone', () => {
  expect(ids('Turn a headline into a slug')).toEqual(['slug', 'camel', 'snake', 'kebab', 'url', 'from-url'])
  expect(ids('to uppercase and lowercase')).toEqual(['upper', 'lower'])
})
