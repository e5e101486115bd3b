import { expect, test } from 'vitest'

import { outingsOf, overWeeks } from './outings.ts'
import { spendingOf } from './spending.ts'

test('what was spent fills the days of a month, each in a shop that sells such things', () => {
  const rows = spendingOf(['Groceries', 'Health', 'Transport'], 'category')
  expect(rows.length).toBeGreaterThanOrEqual(14)
  const days = new Set(rows.map(({ values }) => values['date']))
  expect(days.size).toBeGreaterThanOrEqual(12)
  const ofHealth = rows.filter(({ values }) => values['category'] === 'Health').map(({ values }) => values['shop'])
  expect(ofHealth).toContain('Lindner Pharmacy')
  expect(ofHealth).not.toContain('Tram')
})

test('outings are spread over twelve weeks, in as many rows as need no search', () => {
  const rows = overWeeks(outingsOf('my rides'))
  expect(rows).toHaveLength(14)
  const weeks = new Set(rows.map(({ values }) => Math.floor(-Number(values['date']) / 7)))
  expect(weeks.size).toBeGreaterThanOrEqual(8)
})
