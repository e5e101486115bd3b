// What an app is called that was given no name.
import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test.each([
  ['Sailing school. Courses (title, level, price) and skippers (name, phone).', 'Sailing school'],
  ['A dental practice needs a list of patients with name, phone and next visit', 'Dental practice'],
  ['For the seed library in our town: keep seeds (name, kind, year)', 'Seed library'],
  ['Budget for the rowing club: entry, amount, income or expense, date', 'Rowing club budget'],
  ['Photo gallery of harbours. Each photo has a title and a place', 'Harbours'],
  ['A forum for beekeepers with topics and replies', 'Forum for beekeepers'],
  [
    'Anonymous lunch survey for a school kitchen. Questions: Did you like it? (yes, no) / What was missing?',
    'School kitchen lunch survey',
  ],
  ['Who has which ladder? ladder, borrower, given on', 'Ladders'],
  ['A survey about working from home with team and how satisfied 1-5', 'Working from home'],
  ['A playful quiz about animals with a leaderboard', 'Animals quiz'],
  ['Our rowing museum has volunteers: name, email and skills.', 'Rowing museum'],
  ['Lost and found of a ferry: what, where, day', 'Ferry lost and found'],
  ['I am 17 and collect stamps: country, year, price', 'Stamps'],
  [
    'A tool called "Write slogans": type a product, choose playful or bold, press "Write slogans" and get three of them.',
    'Slogans',
  ],
  ['A booking page for my nail studio', 'Nail studio'],
  ['A survey about our canteen: taste 1 to 5, what would you change', 'Canteen survey'],
  ['Something to remember which wines I liked: wine, year, stars', 'Wines'],
])('%s → %s', (request, name) => {
  const reading = readBuild(request)

  expect(reading.ok && reading.brief.name).toBe(name)
})

test.each([
  'I want to sell posters under the name Tamarind.',
  'Our shop is Tamarind. We sell posters.',
  'Poster store. The brand is Tamarind.',
  'Tamarind - store for posters',
  'poster store tamarind, 3 posters: red hill 20, blue bay 30',
  'i need a poster shop named tamarind',
  'poster shop, the name is Tamarind, categories coastal and botanical',
])('a shop is called as it was said in passing: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && [reading.brief.name, reading.brief.front]).toEqual(['Tamarind', 'shop'])
})

test.each(['soap shop', 'we want to sell jam', 'kanban board', 'wiki', 'our gym', 'water meter'])(
  'a word or two are enough: %s',
  (sentence) => {
    expect(readBuild(sentence).ok).toBe(true)
  },
)

test.each(['Guide to cafés in Porto', 'Map of playgrounds in Graz', 'Guide to Lisbon'])(
  'the place that a guide is of is in its name: %s',
  (name) => {
    const reading = readBuild(`${name}: name, street, tip`)
    expect(reading.ok && reading.brief.name).toBe(name)
  },
)

test('a blog on something goes by what it is on', () => {
  const reading = readBuild('A playful blog on wild mushrooms with comments')
  expect(reading.ok && reading.brief.name).toBe('Wild mushrooms')
})

test('a directory goes by what it lists', () => {
  const reading = readBuild('Directory of all repair shops in Tartu with name, street and website')
  expect(reading.ok && reading.brief.name).toBe('Repair shops in Tartu')
})

test('a noun that is a verb elsewhere is what the app is for', () => {
  const reading = readBuild('An app for my shares with number of shares, price paid and date')
  expect(reading.ok && reading.brief.name).toBe('Shares')
})
