// What a record is of gives its page a shape; its like stands below it and never beside it.
import { expect, test } from 'vitest'

import type { Brief, Field } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { shapeOf } from './choose-shape.ts'

function briefOf(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return reading.brief
}

function filesOf(request: string): Readonly<Record<string, string>> {
  return compose(briefOf(request)).files
}

const isMeasured = ({ name }: Field): boolean => name === 'systolic' || name === 'diastolic'

const recordPage = (request: string): string => filesOf(request)['web/app/[id]/page.jsx'] ?? ''

test.each([
  ['Invoices with customer, amount, due date and paid', 'bill'],
  ['Quotes: customer, amount, date and status (sent, accepted, turned down)', 'bill'],
  ['Appointments with client, date, time and service', 'ticket'],
  ['Films I have watched with rating, director and year', 'sleeve'],
  ['Blood pressure readings with date, systolic, diastolic and pulse', 'measure'],
])('%s: one of them is a %s', (request, shape) => {
  const brief = { ...briefOf(request), ...(shape === 'sleeve' && { skeleton: 'shelf' as const }) }
  const [view] = viewsOf(brief)
  expect(view === undefined ? null : shapeOf(view)).toBe(shape)
})

test('the sum of an invoice stands below all lines of its sheet, and what to do with it beside that', () => {
  const page = recordPage('Invoices with customer, amount, due date and paid')
  const sheet = page.slice(page.indexOf('<article'), page.indexOf('</article>'))
  expect(sheet.indexOf('border-double')).toBeGreaterThan(sheet.indexOf('<h1'))
  expect(sheet).not.toContain('Mark as paid')
  expect(page).toContain('Mark as paid')
})

test('an appointment says its hour on the stub and no second time', () => {
  const page = recordPage('Appointments with client, date, time and service')
  expect(page).toContain('dayParts(appointment.date).day')
  expect(page.match(/\{appointment\.time\}/g)).toHaveLength(1)
})

test('a film has the cover of its list on its page', () => {
  const { files } = compose({ ...briefOf('Films I have watched with rating, director and year'), skeleton: 'shelf' })
  expect(files['web/app/[id]/page.jsx']).toMatch(/<Jacket id=\{film\.id\} .* isLarge /)
  expect(files['web/components/film-list.jsx']).toContain('<Jacket id={film.id}')
  expect(files['web/components/jacket.jsx']).not.toContain('{{')
})

test('a recipe without a picture begins with its name, and what goes in stands before how it is made', () => {
  const page = recordPage('My cookbook: recipes with ingredients and steps')
  const [title, goesIn, steps] = ['{recipe.title}</h1>', 'splitItems(', 'splitSteps('].map((each) =>
    page.lastIndexOf(each),
  )
  expect(title).toBeLessThan(goesIn ?? 0)
  expect(goesIn).toBeLessThan(steps ?? 0)
})

test('a pressure is read as a pair, also around it', () => {
  const page = recordPage('Blood pressure readings with date, systolic, diastolic and pulse')
  expect(page).toMatch(/\$\{\w+\.systolic\}\/\$\{\w+\.diastolic\}/)
  expect(page).not.toContain('label="Diastolic"')
  expect(page).toContain('<ColumnsAround')
})

test('what a pressure is measured in stands small, and the day that the page is called by is said once', () => {
  const brief = briefOf('Blood pressure readings with date, systolic, diastolic and pulse')
  const told = brief.fields.filter(({ isMade }) => isMade !== true)
  const fields = told.map((field) => (isMeasured(field) ? { ...field, unit: 'mmHg' } : field))
  // Called by its first number.
  const ordered = [...fields.filter(isMeasured), ...fields.filter((field) => !isMeasured(field))]
  const page = compose({ ...brief, fields: ordered }).files['web/app/[id]/page.jsx'] ?? ''
  expect(page).toMatch(/<span className="[^"]*text-2xl[^"]*">mmHg<\/span>/)
  expect(page).not.toContain('<Fact label="Date">')
})

test('words that may be missing are no column: what belongs to a record does not stand beside nothing', () => {
  const page = recordPage('Tasks with notes and done; each task has many steps with a date')
  expect(page).not.toMatch(/grid-cols-2[^"]*">\s*\{\(?\w+\.notes/)
})

test('below what has nothing in common with its like but the kind, the list goes on', () => {
  const files = filesOf('Castings with role, pay, hours, lines, scenes and age')
  const [, others = ''] = Object.entries(files).find(([path]) => path.includes('/other-')) ?? []
  expect(others).toContain('Next in the list')
  expect(others).not.toContain('More castings')
  expect(files['web/app/[id]/page.server.js']).toMatch(/after\(await \w+\(\), \w+, \[\], 6\)/)
})
