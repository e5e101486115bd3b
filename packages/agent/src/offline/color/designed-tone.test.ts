import { fromHex } from '@joinery/contract/colors/oklch'
import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { designedTone } from './designed-tone.ts'

test.each([
  ['#000080', 'navy'],
  ['#006400', 'dark green'],
  ['#191970', 'midnight blue'],
  ['#ffd700', 'gold'],
])('a pure colour of style sheets keeps its hue and loses its glare: %s', (hex, phrase) => {
  const [asked, toned] = [fromHex(hex), fromHex(designedTone(hex, phrase))]
  expect(toned.c).toBeLessThan(asked.c)
  expect(Math.abs(toned.h - asked.h)).toBeLessThan(8)
  expect(Math.abs(toned.l - asked.l)).toBeLessThan(0.1)
})

test.each([
  ['#000080', '#000080'],
  ['#0000ff', 'blue'],
  ['#ffff00', 'yellow'],
  ['#000080', 'a navy theme'],
  ['#7f1734', 'claret'],
])(
  'codes, what is asked for at its strongest, yellow and names of everyday stay as they are: %s, %s',
  (hex, phrase) => {
    expect(designedTone(hex, phrase)).toBe(hex)
  },
)

function colorsOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief.colors
}

test('one deep colour on a clean page is what stands out, and the page stays light', () => {
  const { background, primary } = colorsOf('List of quotes with client and sum, clean look, dark green')
  expect(background).toBeUndefined()
  expect(fromHex(primary ?? '#ffffff').h).toBeCloseTo(fromHex('#006400').h, -1)
})

test('what was named for a part is kept to the letter', () => {
  expect(colorsOf('Plant log with name and date, navy background').background).toBe('#000080')
})
