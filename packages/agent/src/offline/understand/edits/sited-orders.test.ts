// What later messages do to sites and bookings.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const club = briefOf('A website for our rowing club with events, team and news')
const pianist = briefOf('Personal page for Ida Holm, a pianist, with about me, concerts and a contact form')
const salon = briefOf('A booking site for my nail salon with services, price and duration')
const studio = briefOf('A booking site for a dance studio with classes, teacher, day, time and places')

type Row = [message: string, brief: Brief, clause: RegExp, path: string, holds: RegExp]
const done: Row[] = [
  // When it is open.
  ['two people may book a time', salon, /two|2 people/, 'database/schema.sql', /refuse_full_time/],
  // What stands where.
  ['move news above events', club, /news, events/, 'web/app/page.jsx', /<NewsRecordPreview[^]*<EventRecordPreview/],
  ['put the team first', club, /members, events/, 'web/app/page.jsx', /<MemberPreview[^]*<EventRecordPreview/],
  [
    'show only the next three events on the first page',
    club,
    /3 events/,
    'web/app/page.server.js',
    /listEventRecords[^\n]*slice\(0, 3\)/,
  ],
  [
    'add a countdown to the next event',
    club,
    /days to the next event/,
    'web/components/event-preview.jsx',
    /In \$\{days\} days/,
  ],
  ['let members sign up for events', club, /names down/, 'web/components/sign-up.jsx', /./],
  ['add a page with training times', club, /“Training times”/, 'web/app/trainings/page.jsx', /Training times/],
  ['add a sponsor section with logos', club, /“Sponsors”/, 'web/lib/sponsor-input.js', /logo/],
  [
    'add a price list: tuning 80 €, lesson 60 €, repair from 40 €',
    pianist,
    /“Repair from 40 €”/,
    'web/app/page.jsx',
    /Repair<\/span> <span[^>]*>from 40 €/,
  ],
  ['let people leave their email for news', pianist, /newsletter/, 'web/app/newsletter/page.jsx', /./],
  // When something can be booked.
  ['we are closed on mondays', salon, /close Mondays/, 'web/lib/bookable-days.js', /closedDays = \[1\]/],
  [
    'no bookings on sundays please',
    salon,
    /close Sundays/,
    'web/app/api/bookings/route.js',
    /whyNotOn\(values\.date\)/,
  ],
  [
    'only open tuesday to friday',
    salon,
    /Mondays, Saturdays and Sundays/,
    'web/components/booking-board.jsx',
    /whyNotOn\(day\)/,
  ],
  ['only allow bookings 2 weeks ahead', salon, /2 weeks ahead/, 'web/lib/bookable-days.js', /lastDays = 14/],
  [
    'opening hours 9 to 18',
    briefOf('A booking site for a barber, open 10 to 16'),
    /9:00 to 18:00/,
    'web/components/booking-board.jsx',
    /'17:00'\]/,
  ],
  ['limit each class to 12 people', studio, /12 people/, 'database/schema.sql', /> 12 then/],
  ['at most 8 people per class', studio, /8 people/, 'web/app/api/bookings/taken/route.js', />= 8/],
  ['add a page about the teachers', studio, /“Teachers”/, 'web/lib/teacher-input.js', /photo/],
]

test.each(done)('%s', (message, before, clause, path, holds) => {
  const { brief, clauses, refused, orders } = readEdit(message, before)
  expect({ refused, orders }).toEqual({ refused: [], orders: [] })
  expect(clauses.join('; ')).toMatch(clause)
  expect(compose(before).files[path] ?? '').not.toMatch(holds)
  expect(compose(brief).files[path]).toMatch(holds)
})

test.each([
  ['let customers choose the stylist', salon, /say: let people choose the stylist: Ana, Ben/],
  ['customers can cancel their booking', salon, /nobody has an account/],
  ['add a waiting list', studio, /until a place is free/],
  ['hide full classes', studio, /struck through already/],
  ['add a downloadable cv', pianist, /only pictures are kept/],
  ['add links to my youtube and spotify', pianist, /I do not know the addresses/],
  ['let visitors sign up for the team', club, /mostly about, the events/],
])('said, and nothing is changed: %s', (message, before, why) => {
  const { brief, clauses, refused } = readEdit(message, before)
  expect(clauses).toEqual([])
  expect(refused.join()).toMatch(why)
  expect(brief).toEqual(before)
})

test('a page of records goes with the links to it, and a section with its words', () => {
  const without = readEdit('remove the team page', club)
  expect(without.refused).toEqual([])
  expect(Object.values(compose(without.brief).files).some((code) => code.includes('href="/members'))).toBe(false)
  const priced = readEdit('add prices: lesson 40 €, wedding 600 €', pianist).brief
  expect(readEdit('remove the prices section', priced).brief.copy.sections).toEqual([])
})

test('what is said of a row and has no column is told', () => {
  const { sql, refused } = readEdit('add a class: Yin, Friday 18:00, teacher Mara', studio)
  expect(sql.join()).toBe("insert into services (classes, teacher) values ('Yin', 'Mara');")
  expect(refused.join()).toContain('“Friday 18:00”')
})

test('one more open day closes no other, and hours of one day are refused', () => {
  const closed = readEdit('closed on sundays and mondays', salon).brief
  const more = readEdit('open on sundays', closed)
  expect(more.brief.copy.facts.at(-1)).toEqual({ label: 'Closed', value: 'Mondays' })
  const hours = readEdit('open on sundays from 10 to 12', closed)
  expect([hours.clauses, hours.refused.join()]).toEqual([[], expect.stringContaining('other hours on some days')])
  const week = readEdit('open tuesday to saturday, 10 to 17', salon)
  expect(week.brief.copy.facts.at(-1)?.value).toBe('Mondays and Sundays')
  expect(week.clauses.join()).toContain('open from 10:00 to 17:00')
})

test('what should have a colour gets it, and its words stay', () => {
  const { orders } = readEdit('the header should be white', club)
  expect(orders.map(({ order }) => order)).toEqual(['make the header white'])
})
