import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { partsOf } from '../roles.ts'

test('a row has two facts beside its name; all of them are on the page of the record and in a table', () => {
  const reading = readBuild('Tools with name, shelf, maker, colour, serial number, bought on and price')
  if (!reading.ok) throw new Error('unreadable')
  const { brief } = reading
  expect(partsOf({ ...brief, skeleton: 'lines' }).facts).toHaveLength(2)
  expect(partsOf({ ...brief, skeleton: 'table' }).facts.length).toBeGreaterThan(3)
})
