import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

function kindsOf(sentence: string): string[] {
  const brief = briefOf(sentence)
  return [brief.entity, ...brief.more].map(({ plural }) => plural)
}

function linksOf(sentence: string): string[] {
  const layout = compose(briefOf(sentence)).files['web/app/layout.jsx'] ?? ''
  return [...layout.matchAll(/<Link href="(\/[^"]+)"/g)].map(([, path = '']) => path)
}

test('every part that is listed by name is there and has a link', () => {
  const sentence =
    'For our sailing club: a list of boats with name and length, news for everybody, a calendar of regattas and a chat.'
  expect(kindsOf(sentence)).toEqual(['boats', 'news', 'regattas'])
  expect(linksOf(sentence)).toEqual(expect.arrayContaining(['/boats', '/news', '/regattas', '/calendar', '/chat']))
})

test('parts are listed after a colon, after “with”, as sentences and as bullets', () => {
  expect(kindsOf('website for the Dale Silver Band. News, concerts, gallery, guestbook, contact.')).toEqual([
    'news',
    'concerts',
    'photos',
    'entries',
    'messages',
  ])
  expect(briefOf('An app for our shared house: chores, shopping list, expenses, chat.').parts).toContain('chat')
  const bullets = briefOf(
    'We are a village band. Please build a page where\n- everyone finds our news\n- there is a calendar\n- we can chat',
  )
  expect([bullets.entity.plural, ...bullets.more.map(({ plural }) => plural)]).toEqual(['news', 'events'])
  expect(bullets.parts).toEqual(expect.arrayContaining(['chat', 'calendar']))
  expect(bullets.name).toBe('Village band')
})

test('a shop beside articles and workshops has its cart, and the workshops are booked', () => {
  const brief = briefOf('Website for my weaving studio with a shop, articles, workshops to book and a contact form.')
  expect(brief.front).toBe('shop')
  const booking = brief.more.find(({ singular }) => singular === 'booking')
  expect(booking?.fields.map(({ label }) => label)).toContain('Workshop')
})

test('a page lists whoever signed up', () => {
  const brief = briefOf(
    'A portal for our rowers. Members sign up and can post news. There is a members page that lists everyone who joined, and a calendar.',
  )
  expect(brief.access).toBe('members')
  expect(brief.parts).toContain('members')
  expect(compose(brief).files['web/app/members/page.server.js']).toContain('user_accounts')
})

test('the facts of one thing are no parts', () => {
  expect(briefOf('A recipe tracker with title, photos, ingredients and a calendar').front).toBe('list')
  expect(kindsOf('App for a landlord: flats, tenants, repairs')).not.toContain('news')
  expect(briefOf('Each plant has a name, photos, a calendar date and notes').more).toEqual([])
})

test('a part with facts, a part that nobody knows beside them, numbers in one line and a list after a dash', () => {
  expect(
    kindsOf('Fan site for a saga: books with title and year; heroes with name and actor; a quiz; news and a forum.'),
  ).toEqual(['books', 'heroes', 'news', 'threads', 'replies'])
  expect(
    kindsOf(
      'I want one site for my studio: 1. a shop where I sell prints 2. a blog 3. a gallery of my work 4. a guestbook',
    ),
  ).toEqual(['products', 'posts', 'photos', 'entries'])
  const band = briefOf('band homepage - gigs, news, photos, merch shop, guestbook, newsletter')
  expect(band).toMatchObject({ name: 'Band', front: 'shop', parts: ['newsletter'] })
})

test('what stands under a sum of areas is told area by area', () => {
  const brief = briefOf(
    'Our squash club needs a site with several areas: Members (name, phone, level), News (title, text, date), Court bookings (name, court, date, time) and a Forum.',
  )
  expect(brief.fields.map(({ label }) => label)).toEqual(['Name', 'Phone', 'Level'])
  expect(brief.copy.pages.map(({ title }) => title)).toEqual(['Court bookings', 'Forum'])
})

test.each([
  [
    'A site for our weaving studio with a blog, a gallery, courses people can book and a shop with scarves, blankets and a loom.',
    ['Scarves', 'Blankets', 'Loom'],
  ],
  [
    'Farm website: journal, photo gallery, workshops with sign up, and a store that sells honey jars, wreaths and a bird box, also a contact page.',
    ['Honey jars', 'Wreaths', 'Bird box'],
  ],
])('what a shop among other parts sells is in it by name: %s', (sentence, names) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect([brief.front, brief.access]).toEqual(['shop', 'open'])
  expect(brief.copy.offers.map(({ name, of }) => `${name}|${of}`)).toEqual(names.map((name) => `${name}|product`))
  expect(brief.more.map(({ singular }) => singular)).toContain('booking')
})

test('each part has what such a part has by custom', () => {
  const reading = readBuild(
    'Website for a kite club: news, a match calendar with opponent and place, a list of players with their rating, and a contact form.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  const told = (singular: string) =>
    kinds.find((kind) => kind.singular === singular)?.fields.map(({ label, kind }) => `${label}:${kind}`)
  expect(told('news')).toEqual(['Title:text', 'Text:long', 'Published on:date'])
  expect(told('match')).toEqual(['Opponent:text', 'Date:date', 'Time:time', 'Place:text'])
  expect(told('player')).toEqual(['Name:text', 'Rating:number'])
})

test.each([
  [
    'A wedding website for Anna and Tom with schedule, directions, photo gallery and RSVP',
    ['program item', 'photo', 'reply*'],
  ],
  ['Conference site with program, speakers, venue and registration', ['program item', 'speaker', 'reply*']],
])('a site of something that takes place: %s', (sentence, kinds) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, more } = reading.brief
  expect([entity.singular, ...more.map(({ singular, isInbox }) => `${singular}${isInbox ? '*' : ''}`)]).toEqual(kinds)
})
