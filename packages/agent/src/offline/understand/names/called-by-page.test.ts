import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test.each([
  'Site for harp teacher Ada Quill, pages about, lessons, contact. Trial lesson 15, single lesson 40, ten lessons 360.',
  "I'm Ada Quill and I teach the harp. I'd like a website with Home, About, Lessons and Contact. A trial lesson is 15 euros, a single lesson 40, a block of ten 360.",
])('what stands on a page is called as the page is: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && [reading.brief.name, reading.brief.entity.plural]).toEqual(['Ada Quill', 'lessons'])
})

test('what was called services stays so', () => {
  const reading = readBuild('Site for a cleaner with pages Services and Contact. Services: windows 20, floors 30.')
  expect(reading.ok && reading.brief.entity.plural).toBe('services')
})
