// Sample rows that sound like what they are.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function seedOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose(reading.brief).seedSql
}
const rowsOf = (seed: string) => seed.split('\n').filter((line) => line.startsWith('  ('))

test.each([
  ['Tenants of our house: tenant has a name, flat and phone', 'name'],
  ['A register of stilt walkers: name, birthday, coach', 'name'],
  ['Handovers of tools: borrower, due date', 'borrower'],
  ['Stairs challenge. Everyone enters name, floors and the date.', 'name'],
])('somebody is called by a name: %s', (request) => {
  expect(seedOf(request)).toContain("'Aylin Kaya'")
})

test('who brings a bike has the name that a known app gives them', () => {
  expect(seedOf('A log of bike repairs: customer name, bike, fault and price')).toContain("'Samuel Addo'")
})

test.each([
  'A list of hinges with name, width and supplier',
  'Track my umbrellas: umbrella, colour, owner',
  'Inventory of lamps with lamp, watt (number) and room',
])('what no list knows is counted and gets no adjectives: %s', (request) => {
  const seed = seedOf(request)
  expect(seed).not.toMatch(/Aunt Ilse|The small|from Porto|The usual|As last time|with a history/)
  expect(rowsOf(seed).length).toBeGreaterThanOrEqual(3)
})

test.each([
  [
    'List of my synthesizers with brand, year and price',
    /'(?:Corvo|Nordvik|Alba|Linde|Kestrel|Harbour) synthesizer', '(?:Corvo|Nordvik|Alba|Linde|Kestrel|Harbour)'/,
  ],
  ['Track the vinyl records I own: artist, album, year', /'Kind of Blue', 'Miles Davis', 1959/],
  ['Film club with screenings: film, date, place', /'Paris, Texas'/],
  ['Website for a climbing gym with events', /'New routes, Thursday'/],
  ['Website for our library with talks', /'Poems in two languages'/],
  ['Our family calendar of events', /'Dentist'/],
] as const)('things, works and days are called as such things are: %s', (request, named) => {
  expect(seedOf(request)).toMatch(named)
})

test('examples that were given are the first rows', () => {
  const seed = seedOf(
    'Budget for a shop. Categories such as toys, maps and paper. Each category has a yearly budget; each payment belongs to a category and has an amount and a date.',
  )

  expect(
    rowsOf(seed)
      .slice(0, 3)
      .map((row) => /'([^']+)'/.exec(row)?.[1]),
  ).toEqual(['Toys', 'Maps', 'Paper'])
})

test('a meter says more at the end than at the start', () => {
  const rows = rowsOf(seedOf('Trips of our van: driver, date, km at start (number), km at end (number)'))

  expect(rows.length).toBeGreaterThan(3)
  for (const row of rows) {
    const [start = 0, end = 0] = (row.match(/\b\d{5}(?:\.\d)?\b/g) ?? []).map(Number)
    expect(end).toBeGreaterThan(start)
  }
})

test('a book that is known has its own author, and a reader is somebody else', () => {
  const [first = ''] = rowsOf(seedOf('Reading list with title, author, pages, finished or not and stars.'))
  expect(first).toContain("'Middlemarch', 'George Eliot', 880")
  expect(rowsOf(seedOf('Books with title, author and read by'))[0]).not.toMatch(/Eliot.*Eliot/)
})

test('no row of a thing is called by its shelf', () => {
  const seed = seedOf("Inventory of our theatre's costumes: size, era, condition, shelf and photo.")
  expect(seed).toContain("('Policeman', ")
  expect(seed).toMatch(/'Fairy tale'/)
})
