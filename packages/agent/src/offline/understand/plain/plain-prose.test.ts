import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainProse } from './plain-prose.ts'

test.each([
  [
    'what was wrong until now is left out',
    'Until now we write the repairs on paper and the sheets get lost. We need one list of repairs: each repair has a bike, a customer, a date and a price, so that we can look them up.',
    'We need one list of repairs: each repair has a bike, a customer, a date and a price, so that we can look them up.',
  ],
  [
    'who the people are is left out, and who may do what stays',
    'For every lesson I note date, topic, homework and how it went. My daughter is Nora. Only I can change the lessons, she can read them. She isn’t good with computers and that is fine.',
    'For every lesson I note date, topic, homework and how it went. Only I can change the lessons, she can read them.',
  ],
  [
    'examples are no facts',
    'Everyone in our house can put in an item with picture and description, things like a drill, a ladder or a fondue set, and somebody else asks to borrow it for some days.',
    'Everyone in our house can put in an item with picture and description, things, and somebody else asks to borrow it for some days.',
  ],
  [
    'one more list is a sentence of its own',
    'We need guests with name, allergies and table for the party in June. It would be nice if there was also a list of upcoming rehearsals with date and place, and also things to do with who does it.',
    'We need guests with name, allergies and table for the party in June. There are rehearsals with date and place, and also tasks with who does it.',
  ],
  [
    'what is done is kept as what comes of it',
    'For our street party on Sunday I would like a page where everyone in the street can put in what they bring (what, how much, who) without having to sign up.',
    'For our street party on Sunday I would like a page where everyone in the street can put in contributions (what, how many, who) without having to sign up.',
  ],
  [
    'few words are a wish',
    'We always forget it. A list of keys please.',
    'We always forget it. A list of keys please.',
  ],
])('%s', (_, said, plain) => {
  expect(plainProse(said)).toBe(plain)
})

test('a story before the wish leaves no facts and no kinds', () => {
  const reading = readBuild(
    'I took over the rowing club last year and everything stands in a paper logbook which is falling apart. I need to log each outing: date, boat, distance in km and who was in the crew. Please make it dark blue.',
  )
  expect(reading.ok && [reading.brief.entity, ...reading.brief.more].map(({ singular }) => singular)).toEqual([
    'outing',
  ])
})

test('whom a portfolio shows takes pictures, and keeps no list of them', () => {
  const reading = readBuild(
    'A photo portfolio. I am Rosa Lind, I shoot photos of weddings. I add works myself: title, photo and category (portrait, party). Visitors filter by category.',
  )
  expect(reading.ok && reading.brief.more.map(({ singular }) => singular)).toEqual(['message'])
  expect(reading.ok && reading.brief.fields.find(({ name }) => name === 'category')?.options).toEqual([
    'Portrait',
    'Party',
  ])
})
