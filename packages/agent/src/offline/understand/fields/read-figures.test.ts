import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readFigures } from './read-figures.ts'

/** "open = count(*) where status is Open" of the kind of records that has it. */
function told(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const { brief } = reading
  return [{ ...brief.entity, fields: brief.fields }, ...brief.more].flatMap((kind) =>
    readFigures(sentence, kind).map(({ label, sort, of, where, per, quoted }) =>
      [
        quoted === null ? label : `“${quoted.before}#${quoted.after}”`,
        `${sort}(${of ?? '*'})`,
        ...(where === null ? [] : [`${where.field} ${where.isNot ? 'not ' : ''}${where.values.join('/')}`]),
        ...(per === null ? [] : [`per ${per.isMonth ? 'month' : per.field}`]),
      ].join(' '),
    ),
  )
}

test.each([
  [
    'Sheep register with sheep: ear tag, breed, state (grazing, lambing, sold). At the top show how many are grazing and how many are lambing.',
    ['Grazing count(*) state Grazing', 'Lambing count(*) state Lambing'],
  ],
  [
    'Invoices of a plumber: number, customer, amount, paid (yes/no). I want to see the sum of the unpaid invoices.',
    ['Sum of the unpaid invoices sum(amount) paid not true'],
  ],
  [
    'Petrol log: date, station, litres, cost. Show the total cost per station and my average litres.',
    ['Total cost per station sum(cost) per station', 'Average litres average(litres)'],
  ],
  [
    'Allotment costs: what, amount, category (seeds, tools, water), date. I need the total per category and per month.',
    ['Total per category sum(amount) per category', 'Total per month sum(amount) per month'],
  ],
  [
    'Paddle log, each trip has date, river, distance (km). On top it should say "Longest trip: 12 km".',
    ['“Longest trip:# km” highest(distance)'],
  ],
  [
    'Packing list: thing, bag (big, small). I tick it off when packed. It says how far I am, like "3 of 9 packed".',
    ['“# of | packed” count(*) done true'],
  ],
  [
    'Deals with title, value and stage (new, offer, won, lost). Total value of open deals on top.',
    ['Total value of open deals sum(value) stage not Won/Lost'],
  ],
  [
    'Studio bills: number, client, amount in €, paid (yes/no). Start page: "Still to come" with the sum of all unpaid bills.',
    ['Still to come sum(amount) paid not true'],
  ],
])('what is to be read of all records: %s', (sentence, figures) => {
  expect(told(sentence)).toEqual(figures)
})

test('what can be worked out is asked of nobody, and what somebody counted is', () => {
  const reading = readBuild(
    'Dashboard for a taxi firm: rides with driver, date, fare. Cards on top: number of rides, total fare. Notes on how many bags.',
  )
  const labels = reading.ok ? reading.brief.fields.map(({ label }) => label) : []
  expect(labels).toContain('Fare')
  expect(labels).not.toContain('Number of rides')
  expect(labels).not.toContain('Total fare')
  const hens = readBuild('Hen diary: date, how many eggs, remarks')
  expect(hens.ok && hens.brief.fields.map(({ label }) => label)).toContain('Number of eggs')
})

test('a number of each that stands among its facts is no sum of all', () => {
  const facts = 'Volunteers sign up for shifts, each shift has a date, a task and how many are needed'
  expect(told(facts)).toEqual([])
  expect(told('Shifts with date, task and people needed. Show how many are needed.')).not.toEqual([])
})

test('an interval is no count', () => {
  const lifts = 'Elevator rounds with address, last service, every how many months, who is responsible'
  expect(told(lifts)).toEqual([])
})
