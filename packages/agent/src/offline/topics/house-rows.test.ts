import { expect, test } from 'vitest'

import { compose } from '../compose/compose.ts'
import { readBuild } from '../understand/read-build.ts'

function seedOf(message: string): string {
  const reading = readBuild(message)
  return reading.ok ? compose(reading.brief).seedSql : ''
}

test.each([
  ['website for my bakery', 'Dark rye', 'Tuesday and Friday'],
  ['website for our church', 'Sunday service', 'Minister'],
  ['website for our school', "Parents'' evening", 'Class 1'],
  ['website for a plumber', 'Blocked drain', 'How soon can you come?'],
  ['website for our volunteer fire brigade', 'Turntable ladder', 'Open day'],
  ['photo portfolio for weddings', 'First dance, in socks', 'Rain at the church door'],
  ['website for our museum', 'Students and over 65', 'Light on water'],
])('the site of a house tells of that house: %s', (message, one, other) => {
  const seed = seedOf(message)
  expect(seed).toContain(one)
  expect(seed).toContain(other)
})
