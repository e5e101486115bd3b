import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { asksLargeType, legible } from './large-type.ts'
import { globalRules } from './global-rules.ts'
import { fontsOf } from './styles.ts'

test.each([
  'My grandmother sees badly. She needs a list of her pills with the time of day',
  'for my mum who cannot see well: her appointments. big letters',
  'A list of phone numbers for people with bad eyes',
  'My uncle’s eyes are very bad. A list of his birds with name, place and date',
])('letters are large, plain and strong: %s', (request) => {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect(asksLargeType(brief)).toBe(true)
  expect(fontsOf({ ...brief, style: 'bold' })).toEqual({ display: legible, text: legible })
  expect(globalRules(brief)).toContain('font-size: 125%')
  expect(globalRules(brief)).toContain('--text-sm: 1rem')
})

test('who sees much of each other reads as others do', () => {
  expect(asksLargeType({ request: 'A club that sees each other on Mondays, with dates and places' })).toBe(false)
})
