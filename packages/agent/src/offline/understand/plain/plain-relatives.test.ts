import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { plainRelatives } from './plain-relatives.ts'

test.each([
  [
    'A site for our judo club with a shop, courses people can book, and articles that members write and others read',
    'A site for our judo club with a shop, courses, and articles. Members write the articles. People book a place in a course.',
  ],
  [
    'Glass studio: a shop, a gallery and stories written by our volunteers for everybody to read',
    'Glass studio: a shop, a gallery and stories. Volunteers write the stories.',
  ],
  ['A page for classes people can book', 'A page for classes people can book'],
])('%s', (said, plain) => {
  expect(plainRelatives(said)).toBe(plain)
})

test('what members write is a kind of its own, and no fact of what is booked', () => {
  const reading = readBuild(
    'Website of our pottery: a shop for bowls, workshops that people can book and articles that members write and others read',
  )
  const brief = reading.ok ? reading.brief : null
  const workshop = brief?.more.find(({ singular }) => singular === 'workshop') ?? brief
  expect(brief?.more.map(({ singular }) => singular)).toContain('article')
  expect(workshop?.fields.map(({ label }) => label)).not.toContain('Articles')
  expect(brief?.access).toBe('members')
})
