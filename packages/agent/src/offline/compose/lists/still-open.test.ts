import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function headingOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`Not understood: ${request}`)
  return /<h1[^]*?<\/h1>/.exec(compose(reading.brief).files['web/app/page.jsx'] ?? '')?.[0] ?? ''
}

test('what is still open is the sum of what is not paid, and of what each comes to', () => {
  const heading = headingOf('Invoices: client, words, price per word, paid. What is still open?')
  expect(heading).toContain(
    'filter((invoice) => !invoice.paid).reduce((sum, invoice) => sum + (invoice.amount ?? 0), 0)',
  )
  expect(heading).toContain('still open')
})

test('of invoices with a tick the open ones are told, asked or not; of spending the sum of all', () => {
  expect(headingOf('Invoices with client, amount and paid')).toContain('still open')
  expect(headingOf('Purchases with shop and amount')).not.toContain('still open')
})

test('where nothing is paid, it is how many are left to do', () => {
  expect(headingOf('Tasks of our fair: task, who, done. What is still open?')).toContain(
    'filter((task) => !task.done).length',
  )
})

test('what is open is told below where another drawing is the heading', () => {
  const reading = readBuild('Bills: customer, amount, date, paid yes/no. On top I see how much is unpaid.')
  if (!reading.ok) throw new Error(reading.reason)
  const page = compose(reading.brief).files['web/app/page.jsx'] ?? ''
  expect(page.match(/unpaid|still open/gi)).not.toBeNull()
})
