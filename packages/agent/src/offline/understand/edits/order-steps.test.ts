import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const films = briefOf('A log of films with title, director, year, seen on and a review')
const meals = { ...briefOf('A list of meals with name, portions, steps and notes'), skeleton: 'cards' as const }
const feedback = briefOf(
  'A survey for our campsite: how was the pitch (1-5), were the showers clean (yes/no), what did you miss',
)
const salon = briefOf('Booking page for my nail studio: manicure 40 minutes 30 €, open 10 to 18')
const shop = briefOf('An online shop for soap. Olive soap 6 €, lemon soap 7 €, delivery costs 4 €')

function labels({ fields }: Brief) {
  return fields.map(({ label }) => label)
}

const rows: readonly [message: string, brief: Brief, look: (brief: Brief) => unknown, expected: unknown][] = [
  ['replace portions with calories', meals, labels, ['Name', 'Steps', 'Notes', 'Calories']],
  ['add a prep time after the name', meals, (brief) => labels(brief).slice(0, 2), ['Name', 'Prep time']],
  ['add a difficulty (easy, hard), required', meals, ({ fields }) => fields.at(-1)?.required, true],
  [
    "I don't need the notes any more. Add vegan yes/no instead",
    meals,
    ({ fields }) => fields.map(({ label, kind }) => `${label}:${kind}`).slice(-1),
    ['Vegan:boolean'],
  ],
  ['add a priority low medium high', meals, ({ fields }) => fields.at(-1)?.options, ['Low', 'Medium', 'High']],
  ['who it was cooked by', meals, (brief) => labels(brief).at(-1), 'Cooked by'],
  [
    'portions is a number',
    { ...meals, fields: meals.fields.map((field) => ({ ...field, kind: 'text' as const })) },
    ({ fields }) => fields[1]?.kind,
    'number',
  ],
  [
    'sort by director',
    { ...films, skeleton: 'days' },
    ({ skeleton, order }) => [skeleton, order?.by],
    ['index', 'director'],
  ],
  [
    'make the second question optional',
    { ...feedback, fields: feedback.fields.map((field) => ({ ...field, required: true })) },
    ({ fields }) => fields.filter(({ required }) => !required).length,
    1,
  ],
  [
    'add a question about the staff, 1 to 5',
    feedback,
    ({ fields }) => [fields.at(-1)?.label, fields.at(-1)?.kind],
    ['How was the staff?', 'rating'],
  ],
  [
    'add a question: Will you come again? yes, no, maybe',
    feedback,
    ({ fields }) => [fields.at(-1)?.label, fields.at(-1)?.options],
    ['Will you come again?', ['Yes', 'No', 'Maybe']],
  ],
  ['change the thank you text to See you next summer!', feedback, ({ copy }) => copy.thanks, 'See you next summer!'],
  [
    'let people choose the technician: Ivy, Noor',
    salon,
    ({ more }) => more[0]?.fields.at(-1)?.options,
    ['Ivy', 'Noor'],
  ],
  ["don't ask for the email", salon, ({ more }) => more[0]?.fields.some(({ kind }) => kind === 'email'), false],
  ['we close at 20 now', salon, ({ request }) => request.split('\n').at(-1), 'Open from 10:00 to 20:00.'],
  ['free delivery over 30', shop, ({ request }) => request.split('\n').at(-1), 'Free delivery from €30.'],
  ['title: Soap House', shop, ({ name }) => name, 'Soap House'],
]

test.each(rows)('%s', (message, brief, look, expected) => {
  const { brief: after, refused, clauses } = readEdit(message, brief)
  expect(refused).toEqual([])
  expect(clauses).not.toEqual([])
  expect(look(after)).toEqual(expected)
})

test('a wish that leans on the one before goes to the same place', () => {
  const wedding = briefOf('Wedding website for Ines and Ole with the programme and an RSVP form')
  const first = readEdit('the rsvp form should ask for food allergies', wedding)
  const second = readEdit('and plus one yes/no', first.brief, ['the rsvp form should ask for food allergies'])
  expect(first.clauses.join()).toContain('“Food allergies”')
  expect(second.clauses.join()).toContain('“Plus one” (yes or no)')
})

test.each([
  ['make the price a date', shop, /does not work without it/],
  ['no comments please', meals, /removing comments, because there is nothing of that sort/],
  ['show the steps as a list', meals, /^$/],
])('%s: nothing is changed, and it is said why', (message, brief, why) => {
  const { clauses, refused } = readEdit(message, brief)
  expect(clauses).toEqual([])
  expect(refused.join()).toMatch(why)
})
