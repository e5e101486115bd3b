import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import type { Brief } from '../../brief.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const kindsOf = (brief: Brief): string[] => [brief.entity.singular, ...brief.more.map(({ singular }) => singular)]
const formOf = (brief: Brief): string[] =>
  (brief.isInbox ? brief : brief.more.find(({ isInbox }) => isInbox))?.fields.map(({ label }) => label) ?? []

test.each([
  [
    'Website for a law firm: practice areas, team, articles, contact',
    ['practice area', 'member', 'article', 'message'],
  ],
  ['Driving school site, courses with prices, instructors, sign up for a course', ['course', 'instructor', 'sign-up']],
  [
    'Site for a mountain hut with rooms, hiking tours nearby and request an overnight stay',
    ['room', 'hiking tour', 'booking'],
  ],
  [
    'my cv as a website: experience, education, skills, languages',
    ['position', 'degree', 'skill', 'language', 'message'],
  ],
  [
    'Homepage for an allotment club. People can read news, see plots that are free and ask for one',
    ['news', 'plot', 'request'],
  ],
  [
    '- site for a holiday cottage\n- photos, what is nearby, prices per season\n- request a booking with dates, number of people',
    ['photo', 'place', 'season', 'booking'],
  ],
])('each part of the list is there: %s', (message, kinds) => {
  expect(kindsOf(briefOf(message.replace('what is nearby', "what's nearby")))).toEqual(kinds)
})

test('whoever signs up for a club leaves a name, and has no account', () => {
  const brief = briefOf('Website for our rowing club with news, events, team and membership sign-up')
  expect(kindsOf(brief)).toEqual(['news', 'event', 'member', 'sign-up'])
  expect(brief.access).toBe('open')
})

test('a wedding has its day, its programme and an answer with what was asked', () => {
  const brief = briefOf(
    'wedding website for Ada and Jo, 3 May 2027, with schedule, location and rsvp (name, number of guests, allergies)',
  )
  expect([brief.name, kindsOf(brief), formOf(brief)]).toEqual([
    'Ada and Jo',
    ['program item', 'reply'],
    ['Name', 'Number of guests', 'Allergies'],
  ])
  expect(brief.copy.facts).toEqual([{ label: 'When', value: '3 May 2027' }])
})

test('what guests do is what their answer holds', () => {
  const brief = briefOf('Wedding page. Guests can rsvp, choose a menu (fish, lamb, vegan) and leave a song')
  expect(formOf(brief)).toEqual(['Name', 'Attending', 'Menu', 'Song'])
  expect(brief.name).toBe('Our wedding')
})

test('photos of projects are no pages of their own', () => {
  expect(kindsOf(briefOf('Portfolio for a cabinet maker named Ida Voss with projects and photos'))).toEqual([
    'project',
    'message',
  ])
})

test('the parts of a menu tell its dishes apart, and a bare number is a price', () => {
  const brief = briefOf(
    'Landing page for a lunch delivery with plans (Small 39, Large 74), how it works, faq and contact form',
  )
  expect(brief.copy.offers.map(({ name, price }) => [name, price])).toEqual([
    ['Small', '39'],
    ['Large', '74'],
  ])
  expect(kindsOf(brief)).toEqual(['plan', 'question', 'message'])
  expect(brief.copy.pages.map(({ title }) => title)).toContain('How it works')
})

test.each([
  [
    'My dad sells homemade mead, he needs a tiny website with the meads, prices and a way to ask for an order',
    'Homemade mead',
  ],
  [
    'Landing page to collect leads for a bathroom renovation business, reviews and a request a call back form',
    'Bathroom renovation business',
  ],
  ["invitation page for Juno's 7th birthday, kids can say they come, space theme", "Juno's 7th birthday"],
  [
    'I run a small tiling firm (Grout House). Need a one page website with what we do, prices and a quote form',
    'Grout House',
  ],
  ['waitlist page for our startup Heron - it helps nurses swap shifts. collect email', 'Heron'],
])('a site is called by whose it is: %s', (message, name) => {
  expect(briefOf(message).name).toBe(name)
})

test.each([
  [
    "lead page for my plumbing firm, form with name phone postcode and what's wrong",
    ['Name', 'Phone', 'Postcode', "What's wrong"],
  ],
  [
    'Landing page for a roofer called Dry Top where people leave name, phone and what leaks',
    ['Name', 'Phone', 'What leaks'],
  ],
  [
    'one pager for a heat pump installer. visitors request a free quote: name, email, house type (old, new)',
    ['Name', 'Email', 'House type'],
  ],
])('what is asked keeps its words: %s', (message, labels) => {
  expect(formOf(briefOf(message))).toEqual(labels)
})

test.each([
  [
    'Site for our band: gigs, music videos, merch, press kit, booking contact',
    ['gig', 'music video', 'message'],
    ['Merch', 'Press kit'],
  ],
  [
    'wedding page: our story, venue, schedule, dress code, rsvp with name, number of guests and song request',
    ['program item', 'reply'],
    ['Story', 'Venue', 'Schedule', 'Dress code'],
  ],
  ['one page site for my food truck: menu, stops, catering request', ['menu item', 'stop', 'request'], []],
])('among known parts others are parts as well: %s', (message, kinds, pages) => {
  const brief = briefOf(message)
  expect(kindsOf(brief)).toEqual(kinds)
  expect(brief.copy.pages.map(({ title }) => title)).toEqual(pages)
})
