import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { toIdentifier } from './read-fields.ts'

test.each([
  ['Class', 'class_value'],
  ['Return', 'return_value'],
  ['Class id', 'class_id'],
  ['Classes', 'classes'],
  ['3rd place', 'f_3rd_place'],
])('%s is called %s in the code', (label, name) => {
  expect(toIdentifier(label)).toBe(name)
})

test('a word of the language never stands alone in the code of an app', () => {
  const reading = readBuild('yoga studio class booking: class, teacher, date, time, spots')
  if (!reading.ok) throw new Error(reading.reason)
  const { files, schemaSql } = compose(reading.brief)
  expect(files['web/app/page.server.js']).toContain('map(({ id, class_value }) => ({ id, label: class_value }))')
  expect(schemaSql).toContain('class_id integer references classes')
})
