import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

const accessOf = (sentence: string): string => {
  const reading = readBuild(sentence)
  return reading.ok ? reading.brief.access : reading.reason
}

test.each([
  'Our kite studio keeps suppliers: name, phone. We all log in and see the same suppliers.',
  'A shared list of suppliers for my brother and me, name and phone. My brother and I both sign in.',
  'Supplier list of our office (name, phone). Everybody on the team signs in and can edit all our suppliers together.',
])('a team works on the same records: %s', (sentence) => {
  expect(accessOf(sentence)).toBe('team')
})

test.each([
  'Our swimming club logs swims. Each swimmer signs in and adds date, metres and minutes. Everybody sees who swam what.',
  'Everyone in our kite club writes down their flights (date, height), and we see who flew.',
  'All members of the choir enter the hours they practised, with a ranking. Date, minutes.',
])('members look at what each of them entered: %s', (sentence) => {
  expect(accessOf(sentence)).toBe('members')
})

test.each([
  'Swims of our club: swimmer, date, metres. We see who swam what.',
  'Kite flights of the club with date and height, no accounts. Everybody writes down their flights and we see who flew.',
])('where a fact says whose it is, or no door is wanted, there is none: %s', (sentence) => {
  expect(accessOf(sentence)).toBe('open')
})
