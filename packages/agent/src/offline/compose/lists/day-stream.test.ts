// Days have a half of the page where something is drawn beside them; else they have all of it, and stand in its margin.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(request: string): Readonly<Record<string, string>> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return compose({ ...reading.brief, skeleton: 'days' }).files
}

const listIn = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files).find(([path]) => path.endsWith('-list.jsx'))?.[1] ?? ''

test.each([
  'What we spend: shop, amount, date and category (food, rent)',
  'A running diary with date, distance in km and how it felt.',
])('%s: its days go on beside what is drawn of them', (request) => {
  const files = filesOf(request)
  expect(files['web/app/page.jsx']).toContain('lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]')
  expect(listIn(files)).toContain('mb-7 last:mb-0')
})

test.each([
  'Travel journal with place, date and what happened',
  'Birdwatching list with species, place, date and notes',
])('%s: a name alone beside its days would leave half of the page empty', (request) => {
  const files = filesOf(request)
  expect(files['web/app/page.jsx']).not.toContain('minmax(0,5fr)')
  expect(listIn(files)).toContain('sm:grid-cols-[10rem_minmax(0,1fr)]')
})
