// What a fact is by its words, and which of them names its record.
import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function fieldsOf(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief.fields.map(({ label, kind }) => `${label}: ${kind}`)
}

test.each([
  ['Moving boxes: number, room, what is inside, fragile', 'Fragile: boolean'],
  ['Subscriptions: name, price per month, next payment, cancel by', 'Cancel by: date'],
  ['Energy meter readings: date, electricity, gas, water', 'Electricity: number'],
  ['Track my 10k training runs with pace and heart rate', 'Heart rate: number'],
] as const)('%s: %s', (message, field) => {
  expect(fieldsOf(message)).toContain(field)
})

test.each([
  ['Board game plays: game, players, winner, date', 'Game: text'],
  ['Birthdays and gift ideas: person, birthday, gift idea, budget', 'Person: text'],
] as const)('%s: called by %s', (message, title) => {
  expect(fieldsOf(message)[0]).toBe(title)
})

test('whoever delivers each week comes on a weekday, and what was on a day was on a date', () => {
  expect(fieldsOf('List of suppliers: name, what we order, day, price').find((field) => field.startsWith('Day'))).toBe(
    'Day: choice',
  )
  expect(fieldsOf('Bird sightings: species, place, day').find((field) => field.startsWith('Day'))).not.toBe(
    'Day: choice',
  )
})

test('what a record is called by stays words where it has no day', () => {
  expect(fieldsOf('My aquarium values, ph, nitrate, temperature, water change')[0]).not.toContain('number')
  expect(fieldsOf('Fish tank log: date, temperature, ph, nitrate')).toContain('Ph: number')
})
