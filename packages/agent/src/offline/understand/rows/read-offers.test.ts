import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { readOffers } from './read-offers.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const kindsOf = ({ entity, fields, more }: Brief) =>
  new Map([[entity.singular, fields] as const, ...more.map((kind) => [kind.singular, kind.fields] as const)])

test.each([
  [
    'Online shop Kelp & Co. Three brushes: Bottle brush for 4 euros, Pot brush for 5.50 euros and Nail brush for 3 euros. Cart.',
    'products',
    ["'Bottle brush', 4", "'Pot brush', 5.5", "'Nail brush', 3"],
  ],
  [
    'Website for a web agency with three packages: Starter 19 €, Team 49 €, Studio 99 €, and a contact form.',
    'packages',
    ["'Starter', 19", "'Team', 49", "'Studio', 99"],
  ],
  [
    'Portfolio of Ines Roth, photographer. Works such as “Harbour”, “Salt Flats” and “Night Train”.',
    'works',
    ["'Harbour'", "'Salt Flats'", "'Night Train'"],
  ],
  [
    'Personal website for Ingrid Solberg, novelist. Books: “The Salt Road” (2012), “Winterlight” (2017).',
    'books',
    ["'The Salt Road', 2012", "'Winterlight', 2017"],
  ],
  [
    'Bike rental site Freewheel: city bike 12 € a day, e-bike 25 € a day, tandem 30 € a day. Customers book a bike for a day.',
    'bikes',
    ["'City bike', 12", "'E-bike', 25", "'Tandem', 30"],
  ],
  [
    'Website for a hairdresser “Curl & Co”. Wash 9, cut 38 and colour 72.50. Pages: Home, Prices, Contact.',
    'services',
    ["'Wash', 9", "'Cut', 38", "'Colour', 72.5"],
  ],
  [
    'Shop for handmade candles. Three candles: fig (6), cedar (7), rain (6.50). Cart and checkout.',
    'candles',
    ["'Fig', 6", "'Cedar', 7", "'Rain', 6.5"],
  ],
  [
    'I sell mugs for 12 dollars each: Fern, Moss. Make an online shop with a cart.',
    'mugs',
    ["'Fern', 12", "'Moss', 12"],
  ],
  ['Menu for a noodle bar: Shoyu 11, Miso 12.5.', 'menu_items', ["'Shoyu', 11", "'Miso', 12.5"]],
  [
    'Website for a tutor. Single lesson: 40 euros per hour. Group lesson: from 15 euros per hour.',
    'lessons',
    ["'Single lesson', 40", "'Group lesson', 15"],
  ],
])('what is listed by name is all there is: %s', (sentence, table, rows) => {
  const { seedSql } = compose(briefOf(sentence))
  const insert = seedSql.split(';\n').find((each) => each.startsWith(`insert into ${table} `)) ?? ''

  expect(insert.split('\n').slice(1)).toHaveLength(rows.length)
  for (const row of rows) expect(insert).toContain(`(${row}`)
})

test('what is listed by name has a title, and is asked for by no field', () => {
  const brief = briefOf('Portfolio of Aria Novak. Works: “Moth”, “Lantern”, “Tide” with year and technique.')

  expect(
    kindsOf(brief)
      .get('work')
      ?.map(({ label }) => label),
  ).toEqual(['Title', 'Photo', 'Year', 'Technique'])
})

test('names of what a field holds are its choices', () => {
  const brief = briefOf(
    'Riding school, three horses (Juno, Moss, Fen). The office needs a lesson list: pupil, horse, day, time. Filter by horse with a dropdown.',
  )

  expect(brief.entity.singular).toBe('lesson')
  expect(brief.fields.map(({ label, options }) => [label, options])).toEqual([
    ['Pupil', undefined],
    ['Horse', ['Juno', 'Moss', 'Fen']],
    ['Day', undefined],
    ['Time', undefined],
  ])
})

test.each([
  'Glossary for nurses: German term, English term, French term, note.',
  'Film library. Films: Title, Director, Year. Search by director.',
])('a list of facts names no things: %s', (sentence) => {
  expect(briefOf(sentence).copy.offers).toEqual([])
})

test.each([
  'Fingerboard timer: hang 7, rest 3, rounds 6.',
  'Shop inventory: item, aisle, stock. Aisle 1, aisle 2 and aisle 3 are what aisle is chosen from.',
  'Personal page with my talks “Dust and Light” 2023 and “The Quiet Sun” 2025, prices on request.',
])('a figure behind a word is not always a price: %s', (sentence) => {
  expect(briefOf(sentence).copy.offers.filter(({ price }) => price !== undefined)).toEqual([])
})

test.each([
  'A small course with four lessons: Switching on, Cutting out, Sewing, Ironing. Each lesson has a text.',
  'A small course with four lessons - Switching on, Cutting out, Sewing, Ironing. Each lesson has a text.',
])('as many as were counted are things, whatever else their names may mean: %s', (text) => {
  expect(readOffers(text).map(({ name, of }) => `${of} ${name}`)).toEqual([
    'lesson Switching on',
    'lesson Cutting out',
    'lesson Sewing',
    'lesson Ironing',
  ])
})
