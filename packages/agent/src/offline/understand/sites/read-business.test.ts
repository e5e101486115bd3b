import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { offersFor, saidLiteral } from '../../compose/samples/said-rows.ts'
import { viewsOf } from '../../compose/views.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

/** "course: Name, Date, Places" of each kind. */
function kindsOf(sentence: string): string[] {
  return viewsOf(briefOf(sentence)).map(
    ({ entity, fields }) => `${entity.singular}: ${fields.map(({ label }) => label).join(', ')}`,
  )
}

/** "Loaf Day | 4 | 8": what was said of each, without its date. */
function rowsOf(sentence: string, noun: string): string[] {
  const views = viewsOf(briefOf(sentence))
  const view = views.find(({ entity }) => entity.singular === noun)
  if (view === undefined) return []
  const told = view.fields.slice(1).filter(({ kind }) => kind !== 'date')
  return offersFor(view, views).map((offer) =>
    [offer.name, ...told.flatMap((field) => saidLiteral(field, offer, view.fields) ?? [])].join(' | '),
  )
}

const felt =
  'I keep a felt studio by the canal. Slippers cost 54 €, hats 48 € and a bag is 62 €, all for sale on the site. "Soft Animals" starts on 8 March and takes 7 people, "Big Carpet" starts on 22 March and takes 4, and Mira leads the former while Jo leads the latter. Anyone who wants to come leaves their name and phone number.'

test('what is sold and what is held stand beside each other, with what whoever comes is asked', () => {
  expect(kindsOf(felt)).toEqual(
    [
      'product: Name, Price, Description',
      'course: Name, Start date, Places, Leader',
      'sign-up: Name, Course, Phone number',
    ].map((each) => each.replace('course', 'event').replace('Course', 'Event').replace('event: Name', 'event: Title')),
  )
  expect(rowsOf(felt, 'event')).toEqual(["Soft Animals | 7 | 'Mira'", "Big Carpet | 4 | 'Jo'"])
  expect(briefOf(felt)).toMatchObject({ name: 'Felt studio', access: 'open' })
})

test.each([
  [
    'website for our bike kitchen, evenings ppl can book: Punctures 3 june 6 places, Gears 10 june 5 places. also we sell bells 8 eur and baskets 24 eur',
    'evening',
    ['Punctures | 6', 'Gears | 5'],
  ],
  [
    'A site for our mill. Flour is sold by sort and price (Rye 3.40, Spelt 4.10). Milling days have a date and a number of guests and can be booked online: Stone Day on 2 May for 12, Grain Day on 9 May for 20.',
    'milling day',
    ['Stone Day | 12', 'Grain Day | 20'],
  ],
  [
    'Website of the sailing school Ankerplatz: courses with level (beginner, expert), date and places that are booked with name and email. “First Knots”, beginner, 4 July, 8 places; “Night Trip”, expert, 18 July, 4 places. Ropes for sale: Blue Line 12 €, Red Line 15 €.',
    'course',
    ["First Knots | 'Beginner' | 8", "Night Trip | 'Expert' | 4"],
  ],
])('values in prose are rows of the part that they belong to: %s', (sentence, noun, rows) => {
  expect(rowsOf(sentence, noun)).toEqual(rows)
})

test.each([
  'Our curling club needs a site: news written by members, stones with maker and weight, and matches that people sign up for.',
  'Diving club: members log in to post news with a photo, dives with date and places, and everyone reads the news without an account.',
  'Club site with two parts: news (members post them) and a calendar of meetings. Only members sign in.',
  'website for a cycling club, members can post news and rides, visitors can only read, sign-in needed to post. Rides have date, distance and start',
])('what members write has a title and a text, and visitors read it: %s', (sentence) => {
  const { access, isForMembersOnly } = briefOf(sentence)
  expect([access, isForMembersOnly]).toEqual(['members', false])
  expect(kindsOf(sentence).find((kind) => kind.startsWith('news'))).toMatch(
    /^news: Title, Text(?:, Photo)?, Published on$/,
  )
})

test('whoever signs up for what members hold has no account, and “Sign up” opens none', () => {
  const brief = briefOf(
    'Our curling club needs a site: news written by members, stones with maker and weight, and matches that people sign up for.',
  )
  const files = compose(brief).files
  expect(files['web/app/api/sign-ups/route.js']).not.toContain('requireUser')
  expect(files['web/app/api/news/route.js']).toContain('requireUser')
  expect(files['web/components/account-links.jsx']).toContain('>Create account</a>')
})

test('a booking takes a place, full is refused, and the bookings are not on the first page', () => {
  const { files } = compose(briefOf(felt))
  expect(files['web/lib/events-table.js']).toContain('places_taken')
  expect(files['database/schema.sql']).toContain('create or replace trigger places_left')
  expect(files['web/app/api/sign-ups/route.js']).toContain('This is full: no places are left.')
  expect(files['web/app/events/[id]/page.jsx']).toContain('<SeatsLeft ')
  expect(files['web/app/page.jsx']).toContain('<EventRecordPreview ')
  expect(files['web/app/page.jsx']).not.toContain('SignUpPreview')
})

test('a shop beside other parts has its cart, and they stand on its first page', () => {
  const sentence =
    'Site for a knitting cafe with a small shop: wool 9 €, needles 6 €. Knit nights to sign up for: Socks 4 May 10 places, Lace 11 May 8 places. And a blog.'
  const brief = briefOf(sentence)
  const { files } = compose(brief)
  expect(brief.front).toBe('shop')
  expect(files['web/app/page.jsx']).toContain('<ProductShelf ')
  expect(files['web/app/page.jsx']).toContain('<PostPreview ')
})

test('what everybody has places of, what is asked in passing and how it is called', () => {
  const sentence =
    'I bind books and show people how. There should be the boxes on the site (Linen, 40 €, blue; Paper, 25 €, red), each with a colour, and weekend courses. A course has a date, a price and at most six participants: "Stitch" on 7 June for 95 €, "Cover" on 14 June for 75 €. Courses to book, name+phone.'
  expect(rowsOf(sentence, 'course')).toEqual(['Stitch | 95 | 6', 'Cover | 75 | 6'])
  expect(rowsOf(sentence, 'box')).toEqual(["Linen | 'Blue' | 40", "Paper | 'Red' | 25"])
  expect(kindsOf(sentence)).toContain('booking: Name, Course, Phone')
})

test('four people are no “for people”', () => {
  const sentence =
    'Site of our print shop: cards 4 €, posters 12 €. Workshops to book: Lino on 12 March for 4 people, Risograph on 19 March for 3 people.'
  expect(rowsOf(sentence, 'workshop')).toEqual(['Lino | 4', 'Risograph | 3'])
})

test.each([
  [
    'Website for a forge called Ember. A store with hooks, knives and gates, and a page where people book one of our courses. Also a journal: a blog.',
    ['product', 'course', 'booking', 'post'],
  ],
  [
    'We keep donkeys. Site: visitors can buy soap in the shop, see our stables (North 40 € a night, South 55 €) and book a hill walk.',
    ['product', 'stable', 'hill walk', 'booking'],
  ],
  [
    'A site for a judo club: trainings (Kids, Tuesdays 17:00; Adults, Fridays 19:00), our trainers with photo and grade, and a sign-up form with name, email and which training they want.',
    ['training', 'sign-up', 'trainer'],
  ],
  [
    'Bakery site: home leads to loaves and tarts. Loaves: Rye 4 €, Oat 5 €. Tarts: Plum 22 €, Pear 24 €.',
    ['loaf', 'tart'],
  ],
])('each function that is spoken of is there: %s', (sentence, nouns) => {
  const brief = briefOf(sentence)
  expect([brief.entity, ...brief.more].map(({ singular }) => singular)).toEqual(nouns)
})

test('big photos and words for the first page are no records, and “as admin” makes one', () => {
  const brief = briefOf(
    'Ember Forge: shop and courses together. The shop sells a hook for $12 and a knife for $80. Courses: First fire, 3 May, 4 places; Blades, 10 May, 3 places. Home has big photos, the line "Hot and slow" and links to both. I manage products and courses as admin.',
  )
  expect([brief.entity, ...brief.more].map(({ singular }) => singular)).toEqual(['product', 'course', 'booking'])
  expect(brief).toMatchObject({ front: 'shop', access: 'admin', copy: { lines: ['Hot and slow'], pages: [] } })
})

test.each([
  'A site for our cider mill: tours that can be booked, a mill shop with a jug $15 and a mug $12, and opening hours. Home: big photos and "Pressed here".',
  'Site for a cider mill with ciders (Dry 9 €, Sweet 10 €), tastings people can book (3 May 8 places, 7 June 8 places), and news. huge photo on top + "Pressed here"',
])('how the first page looks is no page: %s', (sentence) => {
  const brief = briefOf(sentence)
  expect([brief.entity, ...brief.more].map(({ singular }) => singular)).not.toContain('photo')
  expect(JSON.stringify(brief.copy)).toContain('Pressed here')
})

test('which course it is, whoever books chooses, and what comes behind the form is no field of it', () => {
  const kinds = kindsOf(
    'Allotment site: plots with number and tenant, work days (3 May, 7 June) that people sign up for with their name, a blog and a contact form.',
  )
  expect(kinds).toContain('sign-up: Name, Work day')
  expect(kinds).toContain('plot: Name, Number, Tenant')
})

test('lists of records and facts of one thing are no site of parts', () => {
  expect(briefOf('An app for my club: members with name and phone, boats with type').parts).not.toContain('seats')
  expect(briefOf('Workout tracker: exercise, sets, date and notes').front).toBe('list')
})
