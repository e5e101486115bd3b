import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

test('whoever books sees the times of the coming days before choosing one', () => {
  const reading = readBuild('Booking page for a massage practice: date, time, service, name and phone.')
  if (!reading.ok) throw new Error('Not understood')
  const { files } = compose(reading.brief)
  const board = files['web/components/booking-board.jsx'] ?? ''
  expect(files['web/app/page.server.js']).toContain('today: new Date()')
  expect(files['web/app/page.jsx']).toContain('today={data.today}')
  // Each time of each day is a button; the form takes over what was pressed.
  expect(board).toContain('slots.map((time) =>')
  expect(board).toContain('onChoose({ date: day, time })')
  expect(board).toMatch(/const slots = \['\d\d:\d\d'/)
})

function filesOf(sentence: string): { files: Record<string, string>; seedSql: string } {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return compose(reading.brief)
}

test('what is booked stands before the times, none of it chosen, and the page says what is done there', () => {
  const { files } = filesOf('A booking site for a shoe repair shop')
  expect(files['web/app/page.jsx']).toContain('What hurts?')
  const board = files['web/components/booking-board.jsx'] ?? ''
  expect(board.indexOf('services.map(')).toBeLessThan(board.indexOf('When suits you?'))
  expect(board).toContain('useState({})')
})

test('a telephone number that is asked for makes no club a place where things are mended', () => {
  const { files } = filesOf('Book a court at our badminton club with court, name, phone, day and time')
  expect(files['web/app/page.jsx']).toContain('When do you play?')
})

test('sample bookings are at times that can be booked, no two at once, and what most come for is booked first', () => {
  const { seedSql } = filesOf('A booking page for a bicycle workshop')
  const rows = [...seedSql.matchAll(/current_date \+ (\d+), '(\d\d:\d\d)'/g)].map(([, day, time]) => `${day} ${time}`)
  expect(rows.length).toBeGreaterThan(5)
  expect(new Set(rows).size).toBe(rows.length)
  const board = filesOf('A booking page for a bicycle workshop').files['web/components/booking-board.jsx'] ?? ''
  for (const row of rows) expect(board).toContain(`'${row.split(' ')[1]}'`)
  expect(seedSql.lastIndexOf("('Puncture'")).toBeGreaterThan(seedSql.indexOf("('Full service'"))
})

test('who booked is for those who work there: below the page, and without addresses in the list', () => {
  const { files } = filesOf('A booking site for a nail studio')
  const layout = files['web/app/layout.jsx'] ?? ''
  expect(layout.indexOf('href="/bookings"')).toBeGreaterThan(layout.indexOf('{children}'))
  expect(layout).toContain('For the studio')
  expect(files['web/components/booking-list.jsx']).not.toContain('mailto:')
  expect(files['web/components/booking-list.jsx']).toContain('localeCompare')
  expect(files['web/app/bookings/[id]/page.jsx']).toContain('mailto:')
  expect(files['web/components/service-bookings.jsx']).toContain('Book this service')
})
