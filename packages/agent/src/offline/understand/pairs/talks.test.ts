import { expect, test } from 'vitest'

import { kindsOf } from '../../fixtures/read-kinds.ts'
import { readBuild } from '../read-build.ts'
import { readTalks } from './talks.ts'

test.each([
  ["I'm a consultant. I want to keep my clients and write down what was said in every call.", 'client', 'call'],
  [
    'who said what when. i talk to 30 customers and forget everything. so customers list, open one, type in what we talked about, date automatically',
    'customer',
    'conversation',
  ],
  ['donors of our charity, and a history of every conversation we had with them', 'donor', 'conversation'],
  ['contact book where i can add a note whenever i spoke to someone', 'contact', 'note'],
  ['Customer list with contact history', 'customer', 'conversation'],
  [
    "I'm a doula. mums-to-be: name, due date, phone. i meet them many times and after each meeting i'd like to write a few lines",
    'mum',
    'meeting',
  ],
  ['clients + call notes', 'client', 'call'],
])('what was said is a record of the one with whom it was: %s', (message, partner, talk) => {
  const kinds = kindsOf(message)
  expect(Object.keys(kinds)).toEqual([partner, talk])
  expect(kinds[talk]).toContain(`>${partner}`)
  expect(kinds[talk]).toContain('Date')
})

test('facts of a visit are no facts of the family', () => {
  expect(
    kindsOf(
      'Social worker. Families I look after: name, address, number of kids. Each home visit: date, how it went, what we agreed.',
    ),
  ).toEqual({
    family: ['Name', 'Address', 'Number of kids'],
    'home visit': ['What we agreed', '>family', 'How it went', 'Date'],
  })
})

test('sorts of activities are chosen from', () => {
  const reading = readBuild('Leads, with a log of activities (call, email, meeting), date and outcome')
  const activity = reading.ok ? reading.brief.more.find(({ singular }) => singular === 'activity') : undefined
  expect(activity?.fields.find(({ label }) => label === 'Type')?.options).toEqual(['Call', 'Email', 'Meeting'])
})

test('people of companies are talked to as well', () => {
  expect(
    Object.keys(kindsOf('B2B: companies, people at them, and conversations with those people with date and summary')),
  ).toEqual(['person', 'company', 'conversation'])
})

test.each([
  'Parents: name, mobile, e-mail. Children: name, shirt number, birthday and the parent to call, chosen from the parents list.',
  "neighbours' skill exchange: skill offered, person, district, phone, what they want in return",
  'Meeting rooms that people book by the hour',
])('nobody is talked to: %s', (message) => {
  expect(readTalks(message)).toBeNull()
})

test.each([
  'Private journal app: people sign up, write entries with title, date, mood (great, fine, low) and text, nobody else can read them.',
  'A journal where each person logs in and writes down how the day was: title, date, mood, text. Other people can not see them.',
])('who writes a diary is nobody who is spoken with: %s', (message) => {
  expect(readTalks(message)).toBeNull()
})
