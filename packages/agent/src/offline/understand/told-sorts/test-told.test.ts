import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readVerdicts } from '../rows/read-said-words.ts'
import { readBuild } from '../read-build.ts'
import { testTold } from './test-told.ts'

test('a test that staff take is a quiz of its subject that says who has passed and explains what was wrong', () => {
  const reading = readBuild(
    'I run a school canteen and want a food hygiene test for new helpers. 15 multiple choice questions, pass is 12, and show which ones were wrong with an explanation.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect([brief.front, brief.name]).toEqual(['quiz', 'Food hygiene test'])
  expect(readVerdicts(brief.request)).toEqual([
    { from: 12, words: 'Passed.' },
    { from: 0, words: 'Not passed yet: it takes 12 of 15.' },
  ])
  const { files, seedSql } = compose(brief)
  expect(files['web/components/result-form.jsx']).toContain('!marks[at] && explanation')
  expect(seedSql.match(/^ {2}\('/gmu)).toHaveLength(15)
  expect(seedSql).not.toContain('null')
})

test.each([
  ['first aid exam for our divers, 10 questions, 80% to pass', 8, 'First aid exam'],
  ['Forklift safety test: 12 questions, three answers each, must get ten to pass', 10, 'Forklift safety test'],
])('a share of the questions is a number of them: %s', (message, least, name) => {
  const plain = testTold(message) ?? ''
  expect(readVerdicts(plain)[0]?.from).toBe(least)
  expect(plain).toContain(`"${name}"`)
})

test('so many questions are enough to tell a test', () => {
  expect(testTold('driving theory test with 30 questions')).toContain('"Driving theory test"')
})

test.each([
  'I want to keep track of my blood test results with date and value',
  'list of upcoming tests of my class with subject and date',
  'quiz about rivers with 10 questions',
])('what is no test that somebody takes stays as it was told: %s', (message) => {
  expect(testTold(message)).toBeNull()
})
