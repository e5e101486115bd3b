import { expect, test } from 'vitest'

import { plainClubs } from './plain-clubs.ts'
import { readBuild } from '../read-build.ts'

test('what a club has beside its members is no fact of them', () => {
  const reading = readBuild('Our rowing club: members with phone, boats and outings')
  if (!reading.ok) throw new Error(reading.reason)
  const kinds = [reading.brief.entity, ...reading.brief.more].map(({ singular }) => singular)
  expect(kinds.toSorted()).toEqual(['boat', 'member', 'outing'])
})

test.each([
  'Our choir: members with voice, phone and birthday',
  'Members with skills, hobbies and languages for our club',
  'A shop with members, boats and outings',
])('stays as it is: %s', (text) => {
  expect(plainClubs(text)).toBe(text)
})
