import { expect, test } from 'vitest'

import { kindsOf } from '../../fixtures/read-kinds.ts'
import { readBuild } from '../read-build.ts'

test.each([
  ['Plant care log', 'plant', 'care'],
  ['car maintenance log', 'car', 'maintenance entry'],
  ['tools with service history', 'tool', 'maintenance entry'],
  ['log book for our 3D printers, each repair with date and part replaced', 'printer', 'repair'],
  ['An app for my allotment. Beds. What I did in which bed on what day.', 'bed', 'care entry'],
  [
    'Bike workshop for me alone. My bikes, and what I did on each bike when. Should tell me when the chain was last oiled.',
    'bike',
    'repair',
  ],
])('what was done is a record of the thing to which it was done: %s', (message, thing, entry) => {
  const kinds = kindsOf(message)
  expect(Object.keys(kinds)).toEqual([thing, entry])
  expect(kinds[entry]).toContain(`>${thing}`)
})

test('facts of a tree are told apart from those of its care', () => {
  expect(
    kindsOf(
      'I grow bonsai. Every tree has a species, a year and a photo; for each tree I log care: pruning, wiring, repotting, with date and comment.',
    ),
  ).toEqual({
    tree: ['Name', 'Species', 'Year', 'Photo'],
    'care entry': ['Care entry', '>tree', 'What was done', 'Date', 'Comment'],
  })
})

test('what may be done is chosen from, and things that are named are there', () => {
  const reading = readBuild(
    'I have a tortoise, two geckos and a snake. I need to know when each one was last fed and cleaned, so let me write it down and show the last time in the list.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { entity, more, copy } = reading.brief
  expect(entity.singular).toBe('animal')
  expect(copy.offers.map(({ name }) => name)).toEqual(['Tortoise', 'Gecko', 'Snake'])
  expect(more[0]?.fields.find(({ label }) => label === 'What was done')?.options).toEqual(['Fed', 'Cleaned'])
})

test.each([
  ['A plant log with plant name, room and last watered', 'plant'],
  ['Car maintenance log. Date, mileage, what was done, garage, cost. Minimal, grey.', 'car maintenance'],
  ['a bird diary: what i saw, where, when, how many', 'bird'],
])('facts of one list stay one list: %s', (message, noun) => {
  expect(Object.keys(kindsOf(message))).toEqual([noun])
})
