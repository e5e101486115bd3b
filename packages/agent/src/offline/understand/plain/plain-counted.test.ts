import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainCounted } from './plain-counted.ts'

test('what was counted and is named with an article is one of it', () => {
  expect(plainCounted('We have panels on five roofs: the school, the fire station and a barn.')).toBe(
    'We have panels on five roofs such as school, fire station and barn.',
  )
})

test('facts behind a colon are left as they are', () => {
  const text = 'Three lists: name, phone and address. Two forms: the name, phone and e-mail.'
  expect(plainCounted(text)).toBe(text)
})

test('those that are named are no facts of a record', () => {
  const reading = readBuild(
    'Our co-op has solar panels on five roofs: the school, the fire station, the library, the sports hall and a barn. I want to see how much each roof made this month.',
  )
  const labels = reading.ok ? reading.brief.fields.map(({ label }) => label) : []
  expect(labels.join()).not.toMatch(/school|barn/iu)
})
