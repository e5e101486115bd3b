// Two sentences of one topic with different content give apps that differ in tables, in layout and in colours.
import { expect, test } from 'vitest'

import type { Brief } from '../brief.ts'
import { colorDistance, layoutOf, leastDistance } from '../fixtures/likeness.ts'
import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

/** By topic; no colours, styles or layouts are asked for, so that only the content can make the difference. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  recipes: [
    'a recipe app with title, photo, cooking time in minutes and servings',
    'recipes of my grandmother with name, region, story and difficulty (easy, hard)',
    'collect soup recipes with ingredients, method and rating',
    'a book of cake recipes with title, oven temperature, baking time in minutes and notes',
  ],
  books: [
    'a reading list with title, author and finished',
    'books of our school library with title, shelf, lent to and due date',
    'novels I read with title, pages, rating and a long review',
    'comics with title, series, number and condition (new, good, worn)',
  ],
  plants: [
    'a plant log with name, room and last watered date',
    'the plants of our allotment with name, bed, sown on and notes',
    'orchids with species, light (low, bright), price and photo',
    'seeds with name, best before date and how many are left',
  ],
  tasks: [
    'a to-do list with due dates',
    'household chores with chore, who, day and done',
    'tasks of a wedding with task, deadline, cost and responsible person',
    'errands with what, where and done',
  ],
  expenses: [
    'expense tracker with shop, amount and date',
    'receipts of a small firm with supplier, net amount, tax, paid on and category (office, travel, material)',
    'household budget with item, cost, month and paid (yes/no)',
    'travel spending with place, amount, currency note and date',
  ],
  places: [
    'places I want to visit with name, country and visited',
    'hikes with trail, distance in km, date and a photo',
    'restaurants with name, city, rating and what to order',
    'trips of the family with destination, from date, price and notes',
  ],
  music: [
    'my vinyl records with album, artist and year',
    'concerts I saw with band, venue, date and rating',
    'songs for our choir with title, composer, key and difficulty (easy, medium, hard)',
    'podcasts with title, host, minutes and listened',
  ],
  workouts: [
    'workout log with exercise, minutes and date',
    'runs with route, distance in km, date and mood (good, tired)',
    'swimming sessions with pool, metres, date and notes',
    'strength training with exercise, weight in kg, repetitions and day',
  ],
  people: [
    'contacts with name, email and birthday',
    'members of a choir with name, voice (soprano, alto, tenor, bass) and phone',
    'customers with company, city, last call date and notes',
    'neighbours with name, house number and what they lend',
  ],
  things: [
    'inventory of tools with name, drawer and price',
    'wine cellar stock with bottle, year, how many and shelf',
    'camping gear with item, weight in kg and packed (yes/no)',
    'lost property with item, found on, place and picture',
  ],
  events: [
    'events of our village with title, date and place',
    'a rehearsal plan with piece, date, time and room',
    'workshops with title, teacher, date, seats and price',
    'birthday parties with name, date and gift idea',
  ],
  notes: [
    'notes with title and text',
    'a journal with date, mood (calm, busy, low) and entry',
    'dream diary with title, night and what happened',
    'ideas for stories with title, genre and first lines',
  ],
}

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const pairs = Object.entries(sentences).flatMap(([topic, some]) =>
  some.flatMap((one, index) => some.slice(index + 1).map((other) => ({ topic, one, other }))),
)

test.each(pairs)('$topic: “$one” and “$other” keep different tables', ({ one, other }) => {
  expect(compose(briefOf(one)).schemaSql).not.toBe(compose(briefOf(other)).schemaSql)
})

/** The seed chooses among what fits, so that very seldom two choices meet; never all of them. */
const mayMeet = 1

test('two sentences of a topic are laid out differently', () => {
  const same = pairs.filter(({ one, other }) => layoutOf(briefOf(one)) === layoutOf(briefOf(other)))
  expect(same.length, JSON.stringify(same)).toBeLessThanOrEqual(mayMeet)
})

test('two sentences of a topic have different colours', () => {
  const near = pairs.filter(({ one, other }) => colorDistance(briefOf(one), briefOf(other)) < leastDistance)
  expect(near.length, JSON.stringify(near)).toBeLessThanOrEqual(mayMeet)
})

test('no two sentences of a topic look alike', () => {
  const alike = pairs.filter(({ one, other }) => {
    const [first, second] = [briefOf(one), briefOf(other)]
    return layoutOf(first) === layoutOf(second) && colorDistance(first, second) < leastDistance
  })
  expect(alike).toEqual([])
})

test('of any two sentences of a topic, most differ in frame or in how records are shown', () => {
  const apart = pairs.filter(({ one, other }) => {
    const [first, second] = [briefOf(one), briefOf(other)]
    return first.frame !== second.frame || first.skeleton !== second.skeleton
  })
  expect(apart.length / pairs.length).toBeGreaterThan(0.85)
})
