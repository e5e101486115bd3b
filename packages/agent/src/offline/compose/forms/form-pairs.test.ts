// What stands beside what in a form.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { inPairs } from './form-pairs.ts'

function appOf(request: string) {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return { brief: reading.brief, files: compose(reading.brief).files }
}

test.each([
  ['Appointments with title, date, doctor, time and notes', 'date time'],
  ['Trips of our club: name, start date, place, price, end date', 'start_date end_date'],
])('%s: what goes together comes together', (request, pair) => {
  const { brief } = appOf(request)
  const names = inPairs(brief.fields).map(({ name }) => name)
  expect(names.join(' ')).toContain(pair)
  expect(names.toSorted()).toEqual(brief.fields.map(({ name }) => name).toSorted())
})

test('of two hours nobody knows which one is the day’s', () => {
  const { brief } = appOf('Shifts with name, date, place, start time and end time')
  expect(inPairs(brief.fields)).toEqual(brief.fields)
})

test('the page that adds a record says what it cannot do without, and short inputs are short', () => {
  const { files } = appOf('Track my job applications with company, role, salary and the day I applied')
  const [, page = ''] = Object.entries(files).find(([path]) => path.endsWith('/new/page.jsx')) ?? []
  expect(page).toContain('Only the company is needed')
  expect(files['web/components/fields.jsx']).toContain('sm:max-w-56')
})

function roofForm(options: string): string {
  const { files } = appOf(`A lead form for my roofing company: name, phone and roof type (${options})`)
  return Object.values(files).find((code) => code.includes('name="roof_type"')) ?? ''
}

test('visitors see a few answers at once and choose among many from a list; the form keeps its button', () => {
  expect(roofForm('tiled, slate, flat')).toMatch(/<ButtonsField name="roof_type"/)
  expect(roofForm('tiled, slate, flat')).toMatch(/<button/)
  expect(roofForm('tiled, slate, flat, metal, thatched, green')).toMatch(/<ChoiceField name="roof_type"/)
})
