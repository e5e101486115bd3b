import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const shop = briefOf('An online shop for my handmade candles. Lavender candle 12 €, cedar candle 15 €')
const salon = briefOf('Booking page for my hair salon Shear Joy: haircut 30 minutes 35 €, colouring 90 minutes 80 €')
const quiz = briefOf('A quiz about rivers with 5 questions')
const studio = briefOf('Website for my pottery studio with courses, prices and a contact form')
const own = briefOf('A diary, each person signs up and sees only their own entries with title and text')

test.each([
  ['add a fourth candle: vanilla, 13 €', shop, ["'Vanilla'", '13']],
  ['add a beeswax candle for 9.50 €', shop, ["'Beeswax candle'", '9.5']],
  ['add beard trim, 20 minutes, 18 €', salon, ["'Beard trim'", '18', '20']],
  ['add a perm that takes 2 hours', salon, ["'Perm'", '120']],
  [
    'add a question: Which river runs through Paris? Seine, Rhine, Loire',
    quiz,
    ["'Which river runs through Paris?'", "'Seine'", "'Rhine'"],
  ],
  [
    'add a FAQ: Is there parking? Yes, behind the house. Do you fire work from outside? No.',
    studio,
    ["'Is there parking?'", "'Yes, behind the house.'", "'Do you fire work from outside?'"],
  ],
])('%s: the row is written', (message, brief, values) => {
  const { sql, refused, brief: after } = readEdit(message, brief)
  expect(refused).toEqual([])
  expect(sql).toHaveLength(1)
  for (const value of values) expect(sql[0]).toContain(value)
  // A version of its own, so that undo does not take back the change before.
  expect(JSON.stringify(after)).not.toBe(JSON.stringify(brief))
})

test('a row without what each has is not written, and what is each person’s own neither', () => {
  const { sql, refused } = readEdit('add a product called Moss', shop)
  expect(sql).toEqual([])
  expect(refused.join()).toContain('each product has a price too')
  expect(readEdit('add an entry called Monday', own).sql).toEqual([])
})

test.each([
  [
    'change the date to 19 June 2027',
    'Wedding website for Ines and Ole on 12 June 2027 in Vienna with RSVP',
    /19 June 2027/,
  ],
  [
    'add the dress code: summer chic',
    'Wedding website for Ines and Ole on 12 June 2027 in Vienna with RSVP',
    /“Dress code: summer chic”/,
  ],
  [
    'change the question to Where do we eat?',
    'Poll: where should we go for lunch? Options: pizza, sushi, soup',
    /“Where do we eat\?”/,
  ],
  [
    'the button should say Write to us',
    'Website for my pottery studio with courses and a contact form',
    /“Write to us”/,
  ],
  [
    'the form needs the glaze and a delivery date',
    'Website for my pottery studio with courses and a contact form',
    /“Glaze”/,
  ],
])('%s', (message, sentence, clause) => {
  const { clauses, refused } = readEdit(message, briefOf(sentence))
  expect(refused).toEqual([])
  expect(clauses.join('\n')).toMatch(clause)
})

test('several wishes for the look are each carried out', () => {
  const { brief, orders } = readEdit(
    'can I have it in navy and cream, rounded buttons and the font Lora',
    briefOf('A list of plants with name and room'),
  )
  expect(Object.keys(brief.colors).length).toBeGreaterThan(0)
  expect(orders.map(({ order }) => order)).toEqual(['make the corners rounder', 'use the font Lora'])
})
