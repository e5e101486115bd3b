import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'

test.each(['finance app', 'to-do list', 'notes', 'contact management', 'feedback tool', 'fitness tracker'])(
  '%s: built as records',
  (category) => {
    expect(readBuild(`Build me a ${category}`)).toMatchObject({ ok: true })
  },
)

test.each([
  ['lead generation tool', 'a site of pages and copy'],
  ['personal website', 'a site of pages and copy'],
  ['ecommerce store', 'a shop'],
  ['blog', 'a site of pages and copy'],
  ['portfolio', 'a site of pages and copy'],
  ['social network', 'a social network'],
  ['game', 'a game'],
  ['AI tool', 'anything that needs an AI model'],
  ['dating app', 'a dating app'],
  ['gallery', 'a gallery of pictures'],
  ['survey', 'a quiz or survey'],
  ['quiz', 'a quiz or survey'],
  ['online store', 'a shop'],
  ['chat app', 'a chat'],
  ['weather app', 'an app fed by other services'],
  ['translation tool', 'an app fed by other services'],
  ['cryptocurrency app', 'an app fed by other services'],
])('%s: refused as %s', (category, kind) => {
  expect(readBuild(`Build me a ${category}`)).toEqual({ ok: false, reason: 'other_kind', kind })
  expect(readBuild(`I want a simple ${category} for my friends`)).toEqual({ ok: false, reason: 'other_kind', kind })
})

test.each([
  'A game collection with title, console and rating',
  'A list of board games',
  'A blog post planner with title, due date and status',
  'A gallery of my paintings with title, year and price',
])('records about such a thing are no such thing: %s', (sentence) => {
  expect(readBuild(sentence)).toMatchObject({ ok: true })
})
