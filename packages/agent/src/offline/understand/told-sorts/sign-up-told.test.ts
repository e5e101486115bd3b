import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { signUpTold } from './sign-up-told.ts'

function briefOf(message: string): Extract<ReturnType<typeof readBuild>, { ok: true }>['brief'] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test('a sign-up for an event is a page of it that asks what such an event needs and says how many come', () => {
  const brief = briefOf('signup for the harbour fun run on 12 May, 10 am, start at the fire station')
  expect([brief.front, brief.name, brief.entity.singular]).toEqual(['site', 'Harbour fun run', 'sign-up'])
  expect(brief.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Age group',
    'T-shirt size',
    'Emergency contact',
  ])
  expect(brief.copy.facts).toEqual([
    { label: 'When', value: '12 May, 10 am' },
    { label: 'Where', value: 'The fire station' },
  ])
  expect(brief.copy.count).toBe('0 are coming')
})

test('what the message asks is asked, and places that are told are counted', () => {
  const brief = briefOf('people sign up for our charity bike ride with name, team and distance, 80 places')
  expect(brief.fields.map(({ label }) => label)).toEqual(['Name', 'Team', 'Distance', 'Email'])
  expect(signUpTold('registration for our chess tournament, 32 places')).toContain('"0 of 32 places are taken"')
})

test.each([
  'sign-up sheet for shifts at the summer party',
  'a list of all our workshops with date, teacher and who registered',
  'members book a court and sign up for the tournament, with results',
  'log of my runs with distance and time',
  'Attendance register for my year 4 class',
  'workshop registrations with limited places',
  'A dance studio page: Mon 18:00 Tango with Rosa, Thu 19:30 Salsa with Ivo. People register for a class.',
])('several dates, and what is kept, have lists of their own: %s', (message) => {
  expect(signUpTold(message)).toBeNull()
})
