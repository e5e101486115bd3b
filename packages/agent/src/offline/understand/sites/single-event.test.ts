import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { signupWords } from '../people/read-takes.ts'

function briefOf(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test('a page for one event has it as its row, and takes names for it', () => {
  const { parts, copy, entity, fields } = briefOf(
    'Landing page for our spring concert "Songs at Dusk" on 3 May 2027 at 8 pm in the boat house, 45 seats. People press "I\'m coming" and the seats left go down.',
  )
  expect(parts).toContain('signups')
  expect(copy.offers).toEqual([
    { name: 'Songs at Dusk', details: '3 May 2027, 45 seats, 20:00, the boat house', of: entity.singular },
  ])
  expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Date', 'Time', 'Seats', 'Place']))
})

test('concerts of a site take names, without an account and without facts of what is shown', () => {
  const { parts, access, fields } = briefOf(
    'A website for our folk club Red Barn with upcoming concerts (title, date, price, seats). Guests click "I\'m coming" on the page of a concert and the number of free seats goes down with each sign-up.',
  )
  expect([parts.includes('signups'), access]).toEqual([true, 'open'])
  expect(fields.map(({ label }) => label)).toEqual(['Title', 'Date', 'Price', 'Seats'])
})

test('days that are said of several are their date', () => {
  const { fields } = briefOf(
    'Our band plays two gigs: Harbour Night (21 June, 90 seats), Winter Barn (December 4, 60 seats). People say "I\'m in" with their name; seats left are shown.',
  )
  expect(fields.map(({ label, kind }) => `${label}:${kind}`)).toEqual(
    expect.arrayContaining(['Date:date', 'Seats:number']),
  )
})

test.each([
  `Barn nights: title, date, seats. People press "I'm coming", give their name and how many seats they take.`,
  `Each barn night has 60 seats. Visitors press "I'm coming" and say how many seats; free seats go down.`,
])('whoever comes says how many come with them: %s', (message) => {
  expect(signupWords(message).fields.at(-1)).toMatchObject({ label: 'Number of seats', kind: 'number' })
})
