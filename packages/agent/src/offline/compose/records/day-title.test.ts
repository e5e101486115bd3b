import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function built(skeleton: 'lines' | 'agenda' = 'lines') {
  const reading = readBuild('Egg log for my hens')
  if (!reading.ok) throw new Error('unreadable')
  expect(reading.brief.fields[0]?.kind).toBe('date')
  return compose({ ...reading.brief, skeleton })
}

test('what is called by its day is told as people say a day, with what was noted beside it', () => {
  const { files, schemaSql, seedSql } = built()
  expect(files['web/lib/days-table.js']).toContain("to_char(days.date, 'FMDy FMDD Mon')")
  expect(files['web/components/day-list.jsx']).toContain('{dayRecord.day}')
  expect(files['web/components/day-list.jsx']).not.toContain('{dayRecord.date}')
  expect(schemaSql).toMatch(/create table days \(\s*id [^,]*,\s*date date/)
  expect(seedSql).toContain('insert into days (date,')
})

test('the form asks for the day as before, and its page says it once', () => {
  const { files } = built()
  expect(files['web/components/day-form.jsx']).toContain('name="date"')
  expect(files['web/components/day-form.jsx']).not.toContain('name="day"')
  expect(files['web/app/[id]/page.jsx']).not.toContain('<Fact label="Date">')
})

test('under the heading of its day it is called by what was then', () => {
  expect(built('agenda').files['web/lib/days-table.js']).not.toContain("'FMDy FMDD Mon'")
})

test('what is worked out of each day is still found by the day', () => {
  expect(built().files['web/app/page.jsx']).toContain('Eggs of the days')
})
