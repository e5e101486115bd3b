import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainColors } from './plain-colors.ts'

test.each([
  ['make it look like a 70s hifi shop, oranges and browns', 'make it look like a 70s hifi shop, in orange and brown'],
  ['Fresh, friendly, watery blues', 'Fresh, friendly, in light blue'],
  ['colours blue and orange like the van', 'colours blue and orange'],
  ['who brings the oranges, who washes the shirts', 'who brings the oranges, who washes the shirts'],
  ['our blues band and its concerts', 'our blues band and its concerts'],
  ['mowing of the greens and fairways', 'mowing of the greens and fairways'],
])('%s', (message, plain) => {
  expect(plainColors(message)).toBe(plain)
})

test('a look told in two plurals has both colours', () => {
  const reading = readBuild('A list of my lamps with name and price. oranges and browns')
  expect(reading.ok && reading.brief.colors.primary).toBeDefined()
  expect(reading.ok && reading.brief.colors.accent).not.toBe(reading.ok && reading.brief.colors.primary)
})
