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

test('what is booked stands before the times, the first of it chosen, and the page says what is done there', () => {
  const reading = readBuild('A booking site for a shoe repair shop')
  if (!reading.ok) throw new Error('Not understood')
  const { files } = compose(reading.brief)
  expect(files['web/app/page.jsx']).toContain('What hurts?')
  const board = files['web/components/booking-board.jsx'] ?? ''
  expect(board.indexOf('services.map(')).toBeLessThan(board.indexOf('When suits you?'))
  expect(board).toContain('services[0]?.id')
})
