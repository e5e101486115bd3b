// What hangs on a wall: prints of unequal size, a phrase below each.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { hangs } from './print-wall.ts'

function briefOf(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`${request}: ${reading.reason}`)
  return reading.brief
}

const doors = briefOf('A gallery of photos of doors with town, film and year')

test('photographs, prints and paintings hang; what is sold, kept in rows or asked for as cards does not', () => {
  for (const request of [
    'My photos with place and camera',
    'Paintings with photo, size and year',
    'A gallery of lino cuts',
  ])
    expect(hangs(briefOf(request)), request).toBe(true)
  for (const request of ['A shop for photos with price', 'My plants with photo and room'])
    expect(hangs(briefOf(request)), request).toBe(false)
  expect(hangs({ ...doors, skeleton: 'table' })).toBe(false)
})

test('what is noted of a print is one phrase without names of fields', () => {
  const files = compose(doors).files
  const list = files['web/components/photo-list.jsx'] ?? ''
  expect(list).toContain('[photo.town, photo.film, photo.year].filter(Boolean).join')
  expect(list).toContain('col-span-7')
  expect(list).not.toContain('Year ')
})

test('the page of a print shows it large, with the ways to its neighbours', () => {
  const page = compose(doors).files['web/app/[id]/page.jsx'] ?? ''
  expect(page).toContain('data.others.at(-1)')
  expect(page).toContain('data.others[0]')
  expect(page).toContain('[photo.town, photo.film, photo.year]')
  expect(page).not.toContain('<Fact ')
})
