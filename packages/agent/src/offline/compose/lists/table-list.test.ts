import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function tableOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`Not understood: ${request}`)
  const { files } = compose({ ...reading.brief, skeleton: 'table' })
  return files[`web/components/${reading.brief.entity.singular}-list.jsx`] ?? ''
}

const shifts = 'Shifts with date and how many are needed. Volunteers sign up for a shift with their name.'

test('names that are put down have a column with a head of its own, and the number of places is not said twice', () => {
  const table = tableOf(shifts)
  expect(table).toContain('w-72 py-4 pl-8 font-normal">Places</th>')
  expect(table).toContain('md:min-w-56')
  expect(table).not.toContain('formatNumber(')
})

test('on a phone a bar stands below the title, over the whole width', () => {
  const table = tableOf('Stock of a workshop: tools with name, quantity, minimum and price')
  expect(table).toContain('w-72 py-4 pl-8 font-normal">In stock</th>')
  expect(table).toContain('max-md:basis-full')
  expect(table).toMatch(/<tr key=\{tool\.id\} className="[^"]* max-md:flex /)
})

test('a table in which nothing is drawn or done stays a table on a phone, its buttons under a head that is heard', () => {
  const table = tableOf('A list of tools with name, price and shelf. Mark tools as favourites.')
  expect(table).toContain('<span className="sr-only">Actions</span>')
  expect(table).not.toContain('max-md:')
})
