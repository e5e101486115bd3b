import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainSelf } from './plain-self.ts'

test.each([
  [
    'Orders with name. Should show me whats due this week.',
    "Orders with name. It should show me what's due this week.",
  ],
  ['a simple, elegant website for me as a violin teacher', 'a simple elegant website for a violin teacher'],
  ['lessons, a few words from pupils, a form', 'lessons, testimonials, a form'],
  ['Parents must sign in', 'Parents must sign in'],
  ['a list of names, sites and dates', 'a list of names, sites and dates'],
])('%s', (message, plain) => {
  expect(plainSelf(message)).toBe(plain)
})

test('a site goes by what somebody is, and not by how it shall look', () => {
  const reading = readBuild(
    "I'd like a simple, elegant website for me as a violin teacher: about me, lessons and prices.",
  )
  expect(reading.ok && reading.brief.name).toBe('Violin teacher')
})

test('what shall be shown is no fact', () => {
  const reading = readBuild(
    'orders of a framing shop: customer name, phone, glass type, pick up date. Should show me whats due this week.',
  )
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual([
    'Customer name',
    'Phone',
    'Glass type',
    'Pick up date',
  ])
})
