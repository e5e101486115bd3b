import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readWorks } from './read-works.ts'

test.each([
  [
    "A site for my photos. I'd like to sort the pictures into weddings, portraits and landscapes so people can look at just one sort.",
    ['Weddings', 'Portraits', 'Landscapes'],
  ],
  ['i paint. show my paintings, visitors can filter by oil, watercolour, ink', ['Oil', 'Watercolour', 'Ink']],
  [
    'my portfolio. some works are digital, some are analogue, some are mixed media. let visitors switch between them.',
    ['Digital', 'Analogue', 'Mixed media'],
  ],
  [
    'graphic designer here: logos, posters, book covers. people click "logos" and see only logos',
    ['Logos', 'Posters', 'Book covers'],
  ],
  [
    'Sculptor. My works in stone, bronze and wood; one should be able to see just the bronzes.',
    ['Stone', 'Bronze', 'Wood'],
  ],
  ['A tailor’s showcase: suits, dresses, alterations; photo, fabric, price from', ['Suits', 'Dresses', 'Alterations']],
])('works are on a site and told apart by their sort: %s', (message, options) => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect(brief.front).toBe('site')
  expect(brief.request).toBe(message)
  expect(brief.fields.some(({ kind }) => kind === 'picture')).toBe(true)
  expect(brief.fields.find((field) => field.options !== undefined)?.options).toEqual(options)
})

test('a sort of which nothing says what it may be is a fact', () => {
  const reading = readBuild('Let people look at my photos by theme')
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual(['Title', 'Photo', 'Theme'])
})

test.each([
  'Developer portfolio, tech style, dark. Projects with title, link, stack and screenshot.',
  'A portfolio app in which I record each stock position by ticker, exchange (Frankfurt, Zurich or New York)',
  'Shop for my paintings: oil, watercolour, ink',
])('nothing is told apart: %s', (message) => {
  expect(readWorks(message)).toBeNull()
})

test('what stands in brackets behind a sort is chosen from, whatever it is', () => {
  const reading = readBuild(
    'Gallery of my drawings. Every drawing has a title, a subject (people, town, sea), a year and a picture. Visitors filter by subject.',
  )
  const choice = reading.ok ? reading.brief.fields.find(({ kind }) => kind === 'choice') : undefined
  expect(choice?.options).toEqual(['People', 'Town', 'Sea'])
})

test('what somebody photographs is what the works are told apart by', () => {
  const reading = readBuild(
    'I photograph weddings and gardens in Malmö. I need a portfolio where visitors can look at my work and filter it by category, an about page and a contact form.',
  )
  const choice = reading.ok ? reading.brief.fields.find(({ kind }) => kind === 'choice') : undefined
  expect(choice?.options).toEqual(['Weddings', 'Gardens'])
})
