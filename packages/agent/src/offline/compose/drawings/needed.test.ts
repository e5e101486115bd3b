import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function pageOf(request: string): string {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`Not understood: ${request}`)
  return compose(reading.brief).files['web/app/page.jsx'] ?? ''
}

test('what needs something today is the heading, with a tick for each', () => {
  const page = pageOf('Ferns: name, water every N days, last watered. Show me which ones need water today')
  expect(page).toContain("words={{ one: 'needs water', many: 'need water' }}")
  expect(page).toContain('none="Nothing needs water today"')
  expect(page).toContain('field="last_watered"')
  expect(page).not.toContain('<h1')
})

test('where nothing says what is needed, it is due', () => {
  const page = pageOf('Machines with name, check every N days, last checked. Remind me of what is due.')
  expect(page).toContain("words={{ one: 'is due', many: 'are due' }}")
})

const stock = 'Stock of a workshop: tools with name, quantity, minimum and price.'

test('what must be ordered is the heading where that was asked, and a line below it elsewhere', () => {
  const asked = pageOf(`${stock} What must be ordered?`)
  expect(asked).toContain('as="h1"')
  expect(asked).not.toContain('<h1')
  const plain = pageOf(stock)
  expect(plain).toContain('<RunningLow')
  expect(plain).toContain('<h1')
  expect(plain).not.toContain('as="h1"')
})

test('on a phone too what is running low stands before the rows', () => {
  expect(pageOf(stock)).not.toMatch(/max-lg:order-last">\s*<RunningLow/)
})

test('things with a day, and each bird that was seen, are no row of days', () => {
  expect(pageOf('Neighbourhood board: things to lend, offers and wishes, sign in to post')).not.toContain('<DayWeeks')
  expect(pageOf('Bird sightings with species, place, date and count')).not.toMatch(/<NumberCourse|<DayWeeks/)
  expect(pageOf('Bird sightings with species, place, date and count, with a chart')).toContain('<NumberCourse')
})
