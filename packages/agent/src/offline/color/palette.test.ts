import { designedTone } from './designed-tone.ts'
import { expect, test } from 'vitest'
import { contrast, fromHex, toHex } from '@joinery/contract/colors/oklch'

import type { Brief } from '../brief.ts'
import { styleNames } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { composePalette, nightPalette } from './palette.ts'

function briefOf(colors: Brief['colors'], change: Partial<Brief> = {}): Brief {
  return { ...read('a plant log with name and date'), ...change, colors }
}

const askedColors: Brief['colors'][] = [
  {},
  { background: '#006400', surface: '#fffdd0' },
  { background: '#ffff00', surface: '#ffffff' },
  { background: '#ffd500', primary: '#000080' },
  { background: '#ff0000', surface: '#008000' },
  { background: '#000000', surface: '#000080' },
  { background: '#808080', surface: '#808080', primary: '#808080' },
  { background: '#ff69b4', primary: '#ffa500' },
  { background: '#008080' },
  { surface: '#0000ff' },
  { background: '#ffffff', surface: '#ffffff', primary: '#ffffff' },
  { primary: '#ffff00', text: '#ffff00' },
]

test.each(askedColors)('text stays readable and asked colours stay exact: %o', (colors) => {
  for (const style of styleNames)
    for (const isDark of [false, true]) {
      const palette = composePalette(briefOf(colors, { style, isDark }))
      for (const role of ['background', 'surface', 'primary'] as const)
        if (colors[role] !== undefined) expect(palette[role]).toBe(colors[role])
      for (const role of ['text', 'muted', 'accent', 'danger'])
        expect(contrast(palette[role] ?? '', palette.background), role).toBeGreaterThanOrEqual(4.5)
      for (const role of ['on-surface', 'surface-muted', 'surface-accent', 'surface-danger'])
        expect(contrast(palette[role] ?? '', palette.surface), role).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette['on-primary'], palette.primary)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette['on-primary'], palette['primary-hover'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.control, palette.background)).toBeGreaterThanOrEqual(3)
      expect(contrast(palette['surface-control'], palette.surface)).toBeGreaterThanOrEqual(3)
    }
})

test('a colour survives the way to OKLCH and back', () => {
  for (const hex of ['#006400', '#fffdd0', '#ff0000', '#123456', '#ffffff']) expect(toHex(fromHex(hex))).toBe(hex)
})

test('two fills that run into each other are parted by an edge', () => {
  const palette = composePalette(briefOf({ background: '#ffff00', surface: '#ffffff' }))
  expect(contrast(palette.edge, palette.background)).toBeGreaterThanOrEqual(3)
})

test('whoever prefers dark sees an app dark, unless its brightness or its grounds were asked for', () => {
  for (const request of ['a plant log with name and date', 'a plant log with orange buttons']) {
    const night = nightPalette(read(request))
    expect(fromHex(night?.background ?? '#ffffff').l, request).toBeLessThan(0.3)
    expect(contrast(night?.text ?? '', night?.background ?? '')).toBeGreaterThanOrEqual(12)
    expect(contrast(night?.['on-surface'] ?? '', night?.surface ?? '')).toBeGreaterThanOrEqual(7)
  }
  const asked = ['in dark mode', 'in light mode', 'on a yellow background', 'with cream cards']
  for (const words of asked) expect(nightPalette(read(`a plant log ${words}`)), words).toBeNull()
  expect(nightPalette(read('a plant log with orange buttons'))?.primary).toBe('#ffa500')
})

test('a light ground that was said of the whole app is its day; who prefers dark sees it in the same hues', () => {
  for (const words of ['in cream and navy', 'in calm blue', 'in black and white']) {
    const night = nightPalette(read(`a plant log ${words}`))
    expect(fromHex(night?.background ?? '#ffffff').l, words).toBeLessThan(0.3)
    expect(contrast(night?.primary ?? '', night?.background ?? ''), words).toBeGreaterThanOrEqual(3)
  }
  expect(fromHex(nightPalette(read('a plant log in black and white'))?.cover ?? '').c).toBeLessThan(0.02)
  expect(nightPalette(read('a plant log in navy and orange'))).toBeNull()
})

test('on a deep ground the bands keep its hue, and what was asked beside it stands out', () => {
  const { cover, background, 'cover-accent': loud } = composePalette(read('a plant log in navy and orange'))
  expect(Math.abs(fromHex(cover).h - fromHex(background).h)).toBeLessThan(8)
  expect(loud).toBe('#ffa500')
})

test('warm tones were asked for and are seen, whatever the topic', () => {
  for (const request of [
    'Blog of a choir, warm colours',
    'Expense tracker, warm and quiet',
    'A plant log, warm look',
  ]) {
    const { h } = fromHex(composePalette(read(request)).cover)
    expect(h, request).toBeGreaterThan(15)
    expect(h, request).toBeLessThan(100)
  }
})

test('of two colours without parts a loud second one is that of the buttons, and a quiet one that of the cards', () => {
  expect(read('A plant log, black and lime').colors).toEqual({ background: '#000000', primary: '#00ff00' })
  const yellow = designedTone('#ffff00', 'yellow')
  expect(read('A plant log in yellow with white').colors).toEqual({ background: yellow, surface: '#ffffff' })
  expect(read('A plant log, black background and lime cards').colors).toEqual({
    background: '#000000',
    surface: '#00ff00',
  })
})

function read(request: string): Brief {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`unreadable: ${request}`)
  return reading.brief
}
