import { expect, test } from 'vitest'

import { plainTakes } from './plain-takes.ts'
import { readBuild } from '../read-build.ts'

test.each([
  [
    'A judo club with sessions people can sign up for: session, coach, date, places.',
    'A judo club with sessions: session, coach, date, places. People sign up for one.',
  ],
  ['Seminars that guests can book: title, day, seats', 'Seminars: title, day, seats. People book a place in one.'],
  ['Hikes with sign-up (name, date, spots)', 'Hikes (name, date, spots). People sign up for one.'],
  [
    'Walks people can join with their name and phone: route, date, places.',
    'Walks: route, date, places. People join one with their name and phone.',
  ],
  ['A registration page for our camps: camp, week, places', 'Camps: camp, week, places. People register for one.'],
  [
    'A school where students can enrol in courses (course, day).',
    'A school with courses (course, day). People enrol in one.',
  ],
])('that people come is told in a sentence of its own: %s', (message, plain) => {
  expect(plainTakes(message)).toBe(plain)
})

test.each([
  'Haircuts people can book: cut, price, minutes.',
  'An app with accounts where people can sign up and keep their recipes.',
  'A registration form for our camps: name, email, age of the child.',
  'A list of the games we own: title, players, shelf.',
])('what nobody comes to is left as it is: %s', (message) => {
  expect(plainTakes(message)).toBe(message)
})

function toldOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) return reading.reason
  const { brief } = reading
  const kinds = [{ singular: brief.entity.singular, fields: brief.fields }, ...brief.more]
  return `${brief.front} ${brief.parts.join()} | ${kinds
    .map(
      ({ singular, fields }) =>
        `${singular}: ${fields.map(({ label, kind }) => (kind === 'text' ? label : `${label} ${kind}`)).join(', ')}`,
    )
    .join(' + ')}`
}

test.each([
  [
    'A yoga studio with classes people can sign up for: class, teacher, date, places.',
    'list signups | class: Class, Teacher, Date date, Places number',
  ],
  ['Seminars that people can book: title, date, seats.', 'list signups | seminar: Title, Date date, Seats number'],
  [
    'Trips you can join (name, day, price, max participants)',
    'list signups | trip: Name, Day date, Price money, Max participants number',
  ],
  ['Talks: title, day, seats. Visitors can book a seat.', 'list signups | talk: Title, Day date, Seats number'],
  [
    'Judo lessons kids can attend: level, trainer, date, places.',
    'list signups | judo lesson: Name, Trainer, Level, Date date, Places number',
  ],
  [
    'A page for our city walks people can sign up for: walk, guide, date, places',
    'list signups | city walk: Walk, Guide, Date date, Places number',
  ],
])('what people come to has its facts, its places and their names: %s', (message, told) => {
  expect(toldOf(message)).toBe(told)
})
