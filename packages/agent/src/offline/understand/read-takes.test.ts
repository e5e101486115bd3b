import { expect, test } from 'vitest'

import { readBuild } from './read-build.ts'
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
    'list loans | vinyl: Artist, Album',
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
