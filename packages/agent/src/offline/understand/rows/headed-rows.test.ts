import { expect, test } from 'vitest'

import { headedRows } from './headed-rows.ts'

/** "boat: Wren 30 €, Heron 45 €". */
function told(text: string): string[] {
  return headedRows(text).map(
    ({ noun, things }) =>
      `${noun}: ${things.map(({ name, values }) => [name, ...values.map((each) => each.text)].join(' ')).join(', ')}`,
  )
}

test.each([
  ['A site with boats (Wren 30 €, Heron 45 €) and a blog.', ['boat: Wren 30 €, Heron 45 €']],
  [
    'Lessons: Fiddle on Mondays, Bass on Thursdays at 17:30. A forum too.',
    ['lesson: Fiddle Mondays, Bass Thursdays at 17:30'],
  ],
  [
    'Walks: Heath loop, 3 May, 12 places; Long dyke, 10 May, 9 places.',
    ['walk: Heath loop 3 May 12 places, Long dyke 10 May 9 places'],
  ],
  ['Walks: Heath loop, 3 May, Long dyke, 10 May.', ['walk: Heath loop 3 May, Long dyke 10 May']],
  ['Open days (4 June, 2 July) for everybody.', ['open day: Open day 4 June, Open day 2 July']],
  ['A small shop with socks for 12 €, caps for 19 € and news from us.', ['product: Socks 12 €, Caps 19 €']],
  ['I sell my things (vase $30, lamp $80).', ['product: Vase $30, Lamp $80']],
  ['A site with shop (forest honey 8.50, candle 5) and news.', ['product: Forest honey 8.50, Candle 5']],
  ['Workshops: Raku Day 4 May 9.30, Glazing 6 May 10.00.', ['workshop: Raku Day 4 May 9.30, Glazing 6 May 10.00']],
  ['Rooms we rent: Room 1 60 €, Room 2 75 €.', ['room: Room 1 60 €, Room 2 75 €']],
])('a list under its noun: %s', (text, rows) => {
  expect(told(text)).toEqual(rows)
})

test.each([
  'Courses (name, level, price) and trainers (name, photo).',
  'A status (open, in progress, done) and a date.',
  'Please fill in: name, 3 answers, 1 photo.',
  'The menu has starters: soup 6, salad 8; mains: pasta 14, trout 19.',
])('facts, choices and the parts of a menu are no rows: %s', (text) => {
  expect(told(text)).toEqual([])
})
