import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { withoutExamples } from './plain-examples.ts'

const crafts =
  'In our valley there are still people who do old crafts: a basket weaver, two blacksmiths, a lady who makes brooms and so on. I want a directory. Visitors should filter by craft and by village, see a photo, opening hours, if you can visit the workshop and a phone number. The craftspeople should be able to send in their own entry, but I approve it before it appears.'

test('those who are named for an example are no facts, and what is not there yet is said', () => {
  const reading = readBuild(crafts)
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.entity.singular).toBe('craftsperson')
  expect(reading.brief.fields.slice(0, 3).map(({ label }) => label)).toEqual(['Name', 'Craft', 'Village'])
  expect(reading.unsupported.join()).toContain('approve')
})

test('a list that is all there is stays as it was told', () => {
  const told = 'A list of tools: a name, a place and a photo.'
  expect(withoutExamples(told)).toBe(told)
})
