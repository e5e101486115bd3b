// What stands in one sample row agrees with itself, and is of the trade that the message speaks of.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function rowsOf(request: string): string[] {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose(reading.brief)
    .seedSql.split('\n')
    .filter((line) => line.startsWith('  ('))
}

test.each([
  ['Inventory of our bike workshop: part, quantity, minimum, shelf', /Brake pads/],
  ['Pharmacy stock with item, quantity, minimum and expiry date', /Ibuprofen/],
  ['Stock of our flower shop: item, quantity, price', /Roses/],
  ['Office supplies inventory', /Copy paper/],
  ['Brewery inventory: ingredient, amount in kg, best before', /Pale malt', 425/],
  ['IT asset register with device and purchase date', /Laptop 14"/],
])('a store holds what its trade needs: %s', (request, thing) => {
  expect(rowsOf(request).join('\n')).toMatch(thing)
})

test('of some things less is left than there should be', () => {
  const stocks = rowsOf('Inventory of our bike workshop: part, quantity, minimum, shelf').map((row) =>
    (row.match(/, (\d+)(?=,)/g) ?? []).map((number) => Number(number.slice(2))),
  )
  expect(stocks.some(([quantity = 0, least = 0]) => quantity < least)).toBe(true)
  expect(stocks.some(([quantity = 0, least = 0]) => quantity > least)).toBe(true)
})

test.each([
  ['Running log with date, distance in km, minutes and notes', 4, 8.5],
  ['Cycling log: date, distance, duration, route', 2, 4.5],
  ['Swim training diary with date, distance in km, minutes', 18, 33],
])('it takes as long as the distance does: %s', (request, fast, slow) => {
  const rows = rowsOf(request)
  expect(rows.length).toBeGreaterThan(4)
  for (const row of rows) {
    const [distance = 0, minutes = 0] = (row.match(/(?<=, )\d+(?:\.\d+)?(?=,)/g) ?? []).map(Number)
    expect(minutes / distance).toBeGreaterThan(fast)
    expect(minutes / distance).toBeLessThan(slow)
  }
})

test('somebody is written to by their own address, at the firm that goes by their name', () => {
  const rows = rowsOf('CRM: companies with stage and deal value, contacts with phone and e-mail, notes')
  expect(rows.find((row) => row.includes("'Priya Raman'"))).toContain("'priya@raman.example'")
  expect(rows.find((row) => row.includes("'Halima Haddad'"))).toMatch(/where name = 'Haddad (?:&|and) \w+'/)
  const suppliers = rowsOf('Supplier directory with company, contact, email, phone')
  expect(suppliers.find((row) => row.includes("'Kaya Studio'"))).toContain("'Aylin Kaya', 'aylin@kayastudio.example'")
})

test('only what was due is overdue', () => {
  for (const row of rowsOf('Library loans: book, borrower, due date, status')) {
    if (row.includes("'Overdue'")) expect(row).toContain('current_date - ')
    if (row.includes("'On loan'")) expect(row).not.toContain('current_date - ')
  }
})

test('rent is no cinema ticket', () => {
  const rows = rowsOf('Household budget: what, amount, category (rent, food, leisure), date')
  expect(rows.find((row) => row.includes("'Two tickets'"))).toContain("'Leisure'")
  expect(rows.find((row) => row.includes("('Rent'"))).toContain('890')
})

test('what is planned begins in days to come, and what is finished has begun', () => {
  const rows = rowsOf('Projects of our choir: name, status (planned, under way, finished), budget and start date')
  for (const row of rows) {
    if (row.includes("'Planned'") || row.includes("'planned'")) expect(row).toContain('current_date + ')
    if (/'finished'|'under way'/i.test(row)) expect(row).toContain('current_date - ')
  }
})

test('the stages of a firm are those of its trade', () => {
  const rows = rowsOf(
    'A CRM for an architecture office where each client has many projects with stage, fee and start date',
  )
  expect(rows.find((row) => row.includes("'Roof terrace, Quay 17'"))).toContain("'Done'")
  expect(rows.find((row) => row.includes("'School extension, four classrooms'"))).toContain("'Tender'")
  expect(rows.join()).not.toContain('On hold')
})
