import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

test('where a figure is the largest of the first page, no name is set larger', () => {
  const frames = Array.from({ length: 30 }, (_, at) => {
    const reading = readBuild(`Swim log of lane ${at}, with distance in km and date, bold`)
    return reading.ok ? reading.brief.frame : reading.reason
  })
  expect(new Set(frames)).not.toContain('mast')
  expect(new Set(frames)).not.toContain('cells')
  expect(new Set(frames).size).toBeGreaterThan(1)
})
