import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { preordersTold } from './preorders-told.ts'

test('what is ordered ahead is fetched on one of the days and paid there', () => {
  const reading = readBuild(
    'Our bakery: Customers should preorder breads online until Thursday noon and choose a pickup time. No online payment, they pay at the counter. open only friday and saturday',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect([brief.front, brief.name]).toEqual(['shop', 'Bread'])
  expect([brief.copy.headline, ...brief.copy.lines]).toEqual([
    'Order until Thursday noon',
    'You fetch it on Friday or Saturday and pay at the counter.',
  ])
  const checkout = Object.values(compose(brief).files).find((code) => code.includes('name="pick_up_day"')) ?? ''
  expect(checkout).toContain('<option>Friday</option><option>Saturday</option>')
  expect(checkout).toContain('name="pick_up_time"')
})

test.each([
  'I want to keep track of who preordered which cake for pickup on friday',
  'customers order our honey online and pick it up at the farm',
])('without a day or a last hour, and what is kept, stays as it was told: %s', (message) => {
  expect(preordersTold(message)).toBeNull()
})
