import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function seedOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).seedSql
}

test.each([
  [
    'CRM for an architecture office with clients, projects, fees and stage (draft, built)',
    /'Barn into three flats'.*64200/,
  ],
  ['crypto portfolio with coin, amount, price paid and date', /'Bitcoin', 0\.084, 3496\.92/],
  ['my stocks: ticker, shares, buy price', /'Nowak Paper', 'NWP', 18, 112\.6/],
  ['A realtor’s listings with address, asking price and status', /'Mill Lane 4', 318500/],
  ['weight tracker with date and kilos', /- 48, 81\.4/],
  ['weather log with date, temperature and rain', /- 6, 11, 14\.2|14\.2, current_date - 6, 11/],
  ['service log for my van: date, mileage, what was done, cost', /'Winter tyres fitted'[^)]*48/],
  ['An online shop selling old cameras with price and photo', /'Box camera', 38/],
])('what things come to is of their size: %s', (message, row) => {
  expect(seedOf(message)).toMatch(row)
})

test('whoever has come to an appointment has come on a day that is over', () => {
  const seed = seedOf('Appointments with patient name, date, time and whether they came')
  const rows = seed.split('\n').filter((line) => line.startsWith('  ('))
  expect(rows.some((row) => row.includes(', true, true)'))).toBe(true)
  for (const row of rows.filter((each) => each.includes(', true, true)'))) expect(row).toContain('current_date - ')
})

test('things that are alike are told apart by their numbers', () => {
  expect(seedOf('Let people book our three padel courts by the hour')).toMatch(/'Court 3'[^;]*'Court 1'/)
})

test('what came in and what went out is what its row says', () => {
  const seed = seedOf('Where my money goes: income and expenses, category, date')
  expect(seed).toMatch(/'Salary', 2314\.6, 'Income'/)
  expect(seed).toMatch(/'Weekly shop', 74\.35, 'Expense'/)
})
