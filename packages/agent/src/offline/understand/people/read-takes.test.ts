import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { loanWords, signupWords } from './read-takes.ts'

function labelsOf(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { brief } = reading
  return `${brief.front} ${brief.parts.join('+')} | ${brief.entity.singular}: ${brief.fields.map(({ label }) => label).join(', ')}`
}

test.each([
  [
    'Forest walks: title, date, meeting point, places. People join with their name and see how many places are left.',
    'list signups | forest walk: Title, Date, Meeting point, Places',
  ],
  [
    'Concert evenings. Each concert has a title, date and 40 seats. Guests reserve a seat with name and email until it is full.',
    'list signups | concert: Title, Date, Seats',
  ],
  [
    'Our street lends each other tools. Everyone puts tools in (name, owner); others press Borrow and give their name. You see who has it until it is given back.',
    'list loans | tool: Name, Owner',
  ],
  [
    'My vinyl: artist, album. I press "Lend" and type a name, then it says who has it until I press "Is back".',
    'list loans | vinyl: Album, Artist',
  ],
])('what people do with a record is no fact of it: %s', (sentence, told) => {
  expect(labelsOf(sentence)).toBe(told)
})

test('the button, the details and the end of the places are called as they were said', () => {
  const words = signupWords(
    'Visitors press "I’m coming" with name and phone; max 12 people, then it says "No room, full".',
  )
  expect([words.act, words.capacity, words.full, words.fields.map(({ label }) => label).join()]).toEqual([
    "I'm coming",
    12,
    'No room, full',
    'Phone',
  ])
  expect(loanWords('Teachers check out items (who, until when) and return them.')).toMatchObject({
    act: 'Check out',
    back: 'Return',
  })
})

test.each([
  [
    'A lending list for our club: kites with name and colour. Anyone can borrow a kite: name, from, to. Give back when returned.',
    ['From', 'To'],
  ],
  [
    'Kite library: each kite has a name. Parents borrow a kite from a date until a date; staff press Returned.',
    ['From', 'Until'],
  ],
  [
    'Our school has a pool of kites and reels. People can take one out with their name and a return date, and give it back.',
    ['Return date'],
  ],
])('who takes something says from when until when: %s', (sentence, days) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.parts).toContain('loans')
  const { fields } = loanWords(sentence)
  expect(fields.map(({ label }) => label)).toEqual(days)
  expect(fields.every(({ kind }) => kind === 'date')).toBe(true)
})

test('where who has it is a fact, each entry is a loan that is ticked when it is back', () => {
  expect(
    labelsOf(
      'I lend kites. A list with kite, who borrowed it, from when, until when. I press a button when it is given back.',
    ),
  ).toBe('list  | kite: Kite, Borrowed by, From when, Until when, Returned')
})
