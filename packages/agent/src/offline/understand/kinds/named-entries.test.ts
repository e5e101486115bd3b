// What the single record is called where a message names only what holds them all.
import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function mainOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  const { entity, fields } = reading.brief
  return `${entity.singular}(${fields.map(({ name }) => name).join(' ')})`
}

test.each([
  ['Household budget with category, amount and date', 'expense(what category amount date)'],
  ['Small business ledger: date, description, amount, category', 'entry(description date amount category)'],
  ['Fuel log: date, litres, price', 'fill-up(name date litres price)'],
  ['Flat hunting: address, rent, rooms', 'flat(address rent rooms)'],
  ['Repair shop tickets: customer, device, fault, price', 'ticket(customer device fault price)'],
  ['Walking log with steps, km and minutes', 'walk(walk steps km minutes)'],
])('a book of records is none of them: %s', (request, main) => {
  expect(mainOf(request)).toBe(main)
})

test('budgets that are spoken of as several are the records', () => {
  expect(mainOf('Budgets of our projects: budgets have a name, an amount and a year')).toMatch(/^budget\(/)
})

test('when lessons can be booked is no fact of a lesson', () => {
  expect(mainOf('Book a lesson with our surf school: lessons, days and times')).toBe(
    'lesson(name price minutes description)',
  )
})
