// Rows of the most ordinary areas are of their own world, and their figures fit what is measured.
import { expect, test } from 'vitest'

import { readBuild } from '../../../understand/read-build.ts'
import { compose } from '../../compose.ts'
import { figureOfWorld, hasRowsBeyond, rowsOfWorld } from './worlds.ts'
import { worldRows } from './world.ts'

function seedOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`${message}: ${reading.reason}`)
  return compose(reading.brief).seedSql
}

test.each([
  ['Practice diary for my violin, minutes and pieces per day', /'Scale of D, three octaves'/, /landlord|soup/i],
  ['Beach clean log: beach, date, bags, helpers, strangest find', /'Seal Bay'.*'A doll’s arm'/, /Naxos|umbrella/],
  ['Pantry: what we have, amount, best before', /'Red lentils', 3,/, /churn|jug/],
  ['Shop for second hand kids clothes, sorted by size', /'Striped romper', 4,/, /Wide trousers|96/],
  ['Series to watch: title, where to watch, recommended by', /'Borgen'/, /Station Road|Orchard/],
  ['Dog training diary: exercise, date, minutes, how it went', /'Loose lead/, /Yoga|400/],
  ['Video games backlog: game, platform, hours, finished, rating', /'Outer Wilds', 'PC', 22/, /Hanabi|Harbour/],
] as const)('%s', (message, told, other) => {
  const seed = seedOf(message)
  expect(seed).toMatch(told)
  expect(seed).not.toMatch(other)
})

test('suppliers of a pizzeria bring what a pizzeria needs, each on a weekday', () => {
  const seed = seedOf(
    'For our pizzeria: list of suppliers, what we order from each one, on which day and the last price we paid',
  )
  expect(seed).toMatch(/'Mozzarella, 12 kg', 'Friday', 96/)
})

test('a nappy is changed in minutes, and a baby sleeps for an hour', () => {
  const rows = seedOf('baby tracker: feeding sleep diapers').split('\n')
  const minutes = (what: string): number[] =>
    rows.filter((row) => row.includes(`'${what}'`)).map((row) => Number(/'\d\d:\d\d', (\d+)/.exec(row)?.[1]))
  expect(minutes('Nappy').length).toBeGreaterThan(0)
  for (const many of minutes('Nappy')) expect(many).toBeLessThan(8)
  for (const many of minutes('Sleep')) expect(many).toBeGreaterThanOrEqual(40)
})

test('what a fact is called by several words is told once', () => {
  expect(worldRows('Seal Bay | | beach/place=Seal Bay; bag=3')[0]?.values).toEqual({
    beach: 'Seal Bay',
    place: 'Seal Bay',
    bag: '3',
  })
})

test('the message decides how large its figures are', () => {
  expect(figureOfWorld('tempo', 'practice', 'my violin')).toEqual({ low: 60, high: 112, decimals: 0 })
  expect(figureOfWorld('tempo', 'day', 'diary of the office')).toBeUndefined()
})

test('a case gives way where the message is of a world that it knows nothing of', () => {
  const about = 'science fair with judges'
  expect(hasRowsBeyond({ noun: 'entry', about, told: 'entries and judges: the longest carrot' })).toBe(true)
  expect(hasRowsBeyond({ noun: 'entry', about, told: 'science fair' })).toBe(false)
  expect(rowsOfWorld('entry', about).length).toBeGreaterThan(5)
})
