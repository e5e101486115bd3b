import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { composeSeed } from '../data/seed-sql.ts'
import { viewsOf } from '../views.ts'

function rowsOf(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return composeSeed(reading.brief, viewsOf(reading.brief))
    .split('\n')
    .filter((row) => row.startsWith('  ('))
}

test('what is not paid has no day on which it was', () => {
  const rows = rowsOf('list of our members, who has paid the £25 fee')
  const open = rows.filter((row) => /^ {2}\('[^']+', false, /u.test(row))
  expect(open.length).toBeGreaterThan(0)
  for (const row of open) expect(row).toMatch(/^ {2}\('[^']+', false, null, /u)
  const paid = rows.filter((row) => /^ {2}\('[^']+', true, /u.test(row))
  expect(paid.length).toBeGreaterThan(0)
  for (const row of paid) expect(row).toMatch(/^ {2}\('[^']+', true, current_date(?: -|,)/u)
})

test('what was due back long ago is back, and what is due is not', () => {
  const rows = rowsOf('Library books I borrowed with title, borrowed on, due back on and returned (yes/no)')
  const told = rows.flatMap((row) => {
    const [, sign, days, back] = /current_date (-|\+) (\d+), (true|false), /u.exec(row) ?? []
    return days === undefined ? [] : [{ due: Number(`${sign}${days}`), isBack: back === 'true' }]
  })
  expect(told.length).toBeGreaterThan(2)
  for (const { due, isBack } of told) expect(isBack).toBe(due < -3)
})

test('the one thing that is lent is with one person', () => {
  const rows = rowsOf(
    'Members of our club, who has paid the £25 fee, who borrowed the honey extractor and when it is due back',
  )
  const loans = rows.filter((row) => /select id from members/u.test(row))
  expect(loans.length).toBeGreaterThan(1)
  expect(loans.filter((row) => /, false, /u.test(row))).toHaveLength(1)
})
