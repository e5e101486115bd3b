import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function termsOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) return [reading.reason]
  const page = compose(reading.brief).files['web/app/page.jsx'] ?? ''
  return [...page.matchAll(/<dt className="text-muted">([^<]+)<\/dt>/g)].map(([, term = '']) => term)
}

// What is open is the heading itself, where what is due next is none.
test.each([
  ['Bills of a plumber: customer, amount, status (open, paid). A dashboard tells what is open.', ['Paid']],
  [
    'Bills: customer, amount, due date, paid yes/no. On top I see how much is unpaid and overdue.',
    ['Unpaid', 'Paid', 'Overdue'],
  ],
  ['Bills: customer, amount, sent on. Total amount on top.', ['Total amount']],
])('what is owed: %s', (sentence, terms) => {
  expect(termsOf(sentence)).toEqual(terms)
})

test('what is lifted is not added up, and what people answer neither', () => {
  expect(termsOf('A workout log with date, exercise, sets, reps and weight and totals')).not.toContain('Weight, total')
  const reading = readBuild('A survey about our canteen: taste 1 to 5, price, what would you change')
  const files = reading.ok ? compose(reading.brief).files : {}
  expect(files['web/app/results/page.server.js']).not.toMatch(/sum\(/)
})

test('a page whose heading is a sum says no other that nobody asked for, and a total has its unit once', () => {
  expect(termsOf('Expense tracker with shop, amount, category and date')).toEqual([])
  expect(termsOf('A swim log with distance in km, minutes and date, and totals')).toEqual([
    'Distance, total',
    'Minutes, total',
  ])
})
