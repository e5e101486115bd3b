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
  ['#0000ff', 'bright blue'],
  ['#ffff00', 'a yellow look'],
  ['#000080', 'a navy theme'],
  ['#7f1734', 'claret'],
])('codes, what is asked for at its strongest, looks and names of everyday stay as they are: %s, %s', (hex, phrase) => {
  expect(designedTone(hex, phrase)).toBe(hex)
})

test.each([
  ['#ffff00', 'yellow'],
  ['#ff0000', 'red'],
  ['#0000ff', 'blue'],
  ['#008000', 'green'],
])('a primary that was asked for by its name is mixed as paint is: %s', (hex, phrase) => {
  const [asked, mixed] = [fromHex(hex), fromHex(designedTone(hex, phrase))]
  expect(mixed.c).toBeLessThan(asked.c - 0.03)
  expect(Math.abs(mixed.h - asked.h)).toBeLessThan(8)
})

test('a name is the colour that people see: brown is no red, cream and beige are no lemon', () => {
  const brown = fromHex(designedTone('#a52a2a', 'brown'))
  expect([brown.l > 0.35 && brown.l < 0.45, brown.h > 45 && brown.h < 70]).toEqual([true, true])
  for (const [hex, name] of [
    ['#fffdd0', 'cream'],
    ['#f5f5dc', 'look with beige'],
    ['#fffff0', 'ivory'],
  ] as const) {
    const { l, c, h } = fromHex(designedTone(hex, name))
    expect([l > 0.9, c < 0.035, h < 95], name).toEqual([true, true, true])
  }
  expect(fromHex(designedTone('#6d0000', 'dark brown')).l).toBeLessThan(0.3)
  expect(designedTone('#a52a2a', 'bright brown')).toBe('#a52a2a')
  expect(designedTone('#5c3a21', 'chocolate')).not.toBe(designedTone('#5c3a21', 'rust'))
})

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
