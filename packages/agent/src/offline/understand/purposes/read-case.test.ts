import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = ({ fields }: Pick<Brief, 'fields'>): string[] => fields.map(({ label }) => label)

test.each([
  ['guest book', 'entry', ['Name', 'Message']],
  ['Make me a wine cellar app, dark red', 'wine', ['Winery', 'Vintage', 'Bottles']],
  ['a simple invoice generator', 'invoice', ['Client', 'Amount', 'Due on', 'Status']],
  ['we need a shift planner for our café', 'shift', ['Who', 'Date', 'From', 'To']],
  ['stamp collection', 'stamp', ['Country', 'Year', 'Value']],
])('%s: what is known by its name keeps what everybody expects', (message, kind, labels) => {
  const brief = briefOf(message)
  expect(brief.entity.singular).toBe(kind)
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(labels))
})

test.each([
  ['chess club', 'event'],
  ['physiotherapist', 'service'],
  ['café menu', 'menu item'],
])('%s is a site', (message, kind) => {
  const brief = briefOf(message)
  expect(brief.front).toBe('site')
  expect(brief.entity.singular).toBe(kind)
})

test('a name of its own and one thing more that it holds are read with it', () => {
  expect(briefOf('a guest book called Attic & Co').name).toBe('Attic & Co')
  expect(labelsOf(briefOf('a home inventory with shelf'))).toContain('Shelf')
})

test('the rows of a case are those of its app, the first on top, with nothing made up', () => {
  const { seedSql } = compose(briefOf('film reviews'))
  expect(seedSql).toContain(
    "('The Straight Story', 1999, 5, 'Slow on purpose, and I was sorry when he arrived.', 'Halima Haddad', current_date - 2, true)",
  )
  expect(seedSql.indexOf('Moonrise Kingdom')).toBeLessThan(seedSql.indexOf('The Straight Story'))
})

test('what everyday prose tells is the app that such people have, with their further facts', () => {
  const brief = briefOf(
    'My uncle left me some 300 records and I want to catalogue them at last. Of each I want the artist, the album title, the year, what condition the sleeve is in, the shelf and roughly what it is worth. I might sell a few of them.',
  )
  expect(brief.known).toBe('records-and-their-worth/0')
  expect(labelsOf(brief)).toEqual(expect.arrayContaining(['Title', 'Artist', 'Condition', 'Worth', 'Shelf']))
  expect(labelsOf(brief).filter((label) => /what|couple|title/i.test(label))).toEqual(['Title'])
})

test('where facts are told as facts, or down to their buttons, nothing else is put in their place', () => {
  const listed = briefOf(
    'A list of the records my uncle left me, worth a lot or not. Each record has an artist, a label, a shelf and a price. I collect them and will sell some, so people can search them by artist.',
  )
  expect(listed.known).toBeUndefined()
  const quoted = briefOf(
    'I lend my tools to neighbours and want to know who has what. Next to each tool is a button "Out", and whoever takes it writes a name. A second one says "Back again" and is green.',
  )
  expect(quoted.known).toBeUndefined()
})
