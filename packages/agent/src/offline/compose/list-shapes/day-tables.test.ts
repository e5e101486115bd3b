// Two tables of days: readings with what changed between them, and the field book under its months.
import { expect, test } from 'vitest'

import type { Skeleton } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { comparedField } from './list-fields.ts'

function listOf(request: string, skeleton: Skeleton): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  const { files } = compose({ ...reading.brief, skeleton })
  const [, code = ''] = Object.entries(files).find(([path]) => path.endsWith('-list.jsx')) ?? []
  return code
}

test('each reading of a meter says how far it is from the one before', () => {
  const code = listOf('Log my water meter readings every week', 'readings')
  expect(code).toContain('before={rows[index + 1]}')
  expect(code).toContain('sinceBefore(measurement, before)')
  expect(code).toContain('when(b).localeCompare(when(a))')
})

test('a pressure is one reading of two numbers, and no difference', () => {
  const code = listOf('Blood pressure readings with date, systolic, diastolic and pulse', 'readings')
  expect(code).toMatch(/\$\{\w+\.systolic\}\/\$\{\w+\.diastolic\}/)
  expect(code).not.toContain('sinceBefore')
  expect(code.match(/Systolic/g)).toHaveLength(1)
})

test('a field book has its days under the name of their month, and a column for each fact', () => {
  const code = listOf('Bird sightings with species, place, date and count', 'fieldbook')
  expect(code).toContain('scope="rowgroup"')
  for (const head of ['Day', 'Species', 'Place', 'Count']) expect(code).toContain(`>${head}</th>`)
})

test('on a phone a field book says its figure under the name, and has no second column', () => {
  const code = listOf('Club fees with what for, amount, due date and paid', 'fieldbook')
  expect(code).toMatch(/md:hidden">\{formatMoney\(\w+\.amount\)\}/)
  expect(code.match(/<td className="(?!hidden|relative)[^"]*"/g)).toHaveLength(2)
})

test.each(['Serves', 'Minutes', 'Pages', 'Rating', 'Year', 'Duration'])(
  '%s are no amounts that are compared',
  (label) => {
    const name = label.toLowerCase()
    expect(comparedField({ fields: [{ name, label, kind: 'number', required: false }] })).toBeNull()
  },
)

test('time is not compared, whatever it is called; bags are', () => {
  const field = { name: 'bags', label: 'Bags', kind: 'number', required: false } as const
  expect(comparedField({ fields: [{ ...field, unit: 'min' }] })).toBeNull()
  expect(comparedField({ fields: [field] })).toEqual(field)
})
