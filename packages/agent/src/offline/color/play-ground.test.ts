import { contrast } from '@joinery/contract/colors/oklch'
import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { composePalette, nightPalette } from './palette.ts'

function palettes(request: string) {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  const night = nightPalette(reading.brief)
  return [composePalette(reading.brief), ...(night === null ? [] : [night])]
}

const played = [
  'A playful quiz about birds, yellow background',
  'A memory game for kids, pink background',
  'A quiz for kids about space',
  'Retro memory game about fruit, red background',
  'A cozy quiz about cheese, dark green',
  'Playful capitals quiz, purple',
]

test.each(played)('letters are read on both rows of hills, and cards stand out from the sky: %s', (request) => {
  for (const { background, muted, ...roles } of palettes(request)) {
    for (const hill of ['ground-far', 'ground-near'])
      expect(contrast(muted, roles[hill] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(roles['play'] ?? '', background)).toBeGreaterThan(1.5)
    expect(contrast(roles['on-play'] ?? '', roles['play'] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
})

test('a quiz for an office has no hills', () => {
  expect(palettes('A corporate quiz about road signs')[0]).not.toHaveProperty('ground-near')
})
