import { contrast, fromHex } from '@joinery/contract/colors/oklch'
import { expect, test } from 'vitest'

import type { Brief } from '../brief.ts'
import { readBuild } from '../understand/read-build.ts'
import { designedTone } from './designed-tone.ts'
import { composePalette, isBlackAndWhite, nightPalette } from './palette.ts'

const [red, yellow, green, blue] = [
  ['#ff0000', 'red'],
  ['#ffff00', 'yellow'],
  ['#008000', 'green'],
  ['#0000ff', 'blue'],
].map(([hex = '', name = '']) => designedTone(hex, name))
const [navy, gold] = [designedTone('#000080', 'navy'), designedTone('#ffd700', 'gold')]

function read(look: string): Brief {
  const reading = readBuild(`A plant log with name and date${look}`)
  if (!reading.ok) throw new Error(`unreadable: ${look}`)
  return reading.brief
}

const away = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

// Hues in OKLCH: red 27, orange 70, yellow 100, green 143, teal 195, blue 264, purple 328.
test.each([
  ['. Fresh green, playful.', 143],
  ['. Calm, sage green.', 129],
  [', forest green', 143],
  [', big letters, blue', 264],
  [', sunny yellow', 90],
  [', yellow', 110],
  [', teal', 195],
  ['. Red.', 29],
  [' in shades of purple', 328],
  [', terracotta', 40],
  [', rust orange', 40],
  [', mustard yellow', 87],
  [', dusty rose, elegant', 12],
  [' with a green theme', 143],
  [', minimal, turquoise', 185],
  ['. Something with bright orange, fun.', 70],
])('a colour that is loud for a whole page is that of buttons, edges and a pale ground: %s', (look, hue) => {
  const brief = read(look)
  const palette = composePalette(brief)
  const { l, c, h } = fromHex(palette.background)
  expect(l).toBeGreaterThan(0.85)
  expect(c).toBeGreaterThan(0.01)
  expect(c).toBeLessThan(0.1)
  expect(away(h, hue)).toBeLessThan(14)
  expect(away(fromHex(palette.primary).h, hue)).toBeLessThan(8)
  expect(palette.cover).toBe(brief.colors.accent)
  expect(fromHex(nightPalette(brief)?.background ?? '#ffffff').l).toBeLessThan(0.3)
})

test.each([
  [', dark green', designedTone('#006400', '')],
  [', navy', designedTone('#000080', '')],
  [', mint green', '#bde8d0'],
  [', lavender', '#e6e6fa'],
  ['. Minimal, white.', '#ffffff'],
  [', blue background', '#0000ff'],
  [', green page with white cards', '#008000'],
  [' in olive green with cream cards and black buttons', designedTone('#808000', 'olive green')],
])('deep and pale colours, and those asked for the background, are the ground: %s', (look, ground) => {
  expect(composePalette(read(look)).background).toBe(ground)
})

test.each([
  [', green and white', { background: '#ffffff', primary: green }],
  [', in yellow with white', { background: yellow, surface: '#ffffff' }],
  [', cream and navy', { background: designedTone('#fffdd0', 'cream'), primary: navy }],
  [', warm yellow and brown', { primary: '#f7cc4b', accent: designedTone('#a52a2a', 'brown') }],
  [', navy and white', { background: navy, surface: '#ffffff' }],
  ['. Black and gold.', { background: '#000000', primary: gold }],
  [', purple and orange', { primary: '#800080', accent: '#ffa500' }],
  [', blue with orange accents', { primary: blue, accent: '#ffa500' }],
  [', grey and orange', { primary: '#ffa500', accent: '#808080' }],
  ['. Navy, white and gold.', { background: navy, surface: '#ffffff', primary: gold }],
  [', sage green, white background', { background: '#ffffff', primary: '#9caf88' }],
  [', cream background, moss green and rust', { background: '#fffdd0', primary: '#7a8b4f', accent: '#b7410e' }],
  [', neon yellow on black', { background: '#000000', primary: '#f4ff1f' }],
  [', teal with white cards', { background: '#008080', surface: '#ffffff' }],
  ['. Red, white and blue.', { background: '#ffffff', primary: red, accent: blue }],
])('several colours share the page: %s', (look, colors) => {
  expect(read(look).colors).toEqual(colors)
})

test.each(['. Minimal black and white.', ' in black & white', '. Monochrome.', ', grey', '. White and grey.'])(
  'black, white and grey get no hue beside them: %s',
  (look) => {
    const palette = composePalette(read(look))
    for (const role of ['background', 'surface', 'primary', 'accent', 'cover', 'cover-strong', 'cover-accent'])
      expect(fromHex(palette[role] ?? '').c, role).toBeLessThan(0.025)
  },
)

test('pictures lose their colours only where all of them were asked to', () => {
  expect(isBlackAndWhite(read('. Minimal black and white.'))).toBe(true)
  expect(isBlackAndWhite(read(', monochrome'))).toBe(true)
  expect(isBlackAndWhite(read(', white background and black buttons'))).toBe(false)
  expect(isBlackAndWhite(read(', black and white with red accents'))).toBe(false)
  expect(isBlackAndWhite(read(''))).toBe(false)
})

test('an accent is in the colour that people see under its name, and what was asked for a part is kept to the letter', () => {
  expect(read(', accent maroon').colors.accent).toBe('#6b2132')
  expect(read(', buttons maroon').colors.primary).toBe('#800000')
})

test('neon glows on a dark page', () => {
  for (const look of [' in neon style', ', neon', ', neon pink', ' in neon colours']) {
    const brief = read(look)
    const palette = composePalette(brief)
    expect(brief.style, look).toBe('neon')
    expect(fromHex(palette.background).l, look).toBeLessThan(0.25)
    expect(fromHex(palette.primary).c, look).toBeGreaterThan(0.13)
    expect(contrast(palette.primary, palette.background), look).toBeGreaterThan(4.5)
  }
  expect(fromHex(composePalette(read(', neon green buttons')).background).l).toBeGreaterThan(0.8)
})

test('a look that has colours of its own is seen in them, and is no fact of a record', () => {
  for (const look of [
    ', pastel tones',
    ' in soft pastel colours',
    '. Pastel.',
    ' in earth tones',
    ' in muted colours',
  ]) {
    const brief = read(look)
    const { l, c } = fromHex(composePalette(brief).background)
    expect(l, look).toBeGreaterThan(0.85)
    expect(c, look).toBeGreaterThan(0.01)
    expect(c, look).toBeLessThan(0.09)
    expect(Object.keys(brief.colors), look).toEqual(['primary', 'accent'])
    expect(
      brief.fields.map(({ label }) => label),
      look,
    ).toEqual(['Name', 'Date'])
  }
})

test('colours that are told of the whole app are no choice in a record', () => {
  const fields = read('. Colours: navy, white and gold.').fields.map(({ label }) => label)
  expect(fields).toEqual(['Name', 'Date'])
})

test('two colours before what the app is are both of it', () => {
  const reading = readBuild('A navy and gold website for a law firm')
  expect(reading.ok && reading.brief.colors).toEqual({ background: navy, primary: gold })
})

test('what an app is about is no look of it', () => {
  for (const request of [
    'A shop for neon signs',
    'A blog about monochrome prints',
    'A list of inscriptions with state (readable, faded, neon)',
  ]) {
    const reading = readBuild(request)
    expect(reading.ok && reading.brief.colors, request).toEqual({})
    expect(reading.ok && reading.brief.isDark, request).toBe(false)
  }
})

test('where only one light may shine, nothing is in another colour, by day and by night', () => {
  const reading = readBuild(
    'observing log for my telescope, dark with red text only so I keep my night vision: object, date, seeing, eyepiece',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect(brief.isDark).toBe(true)
  expect(brief.colors).toMatchObject({ text: '#ff0000', primary: '#ff0000' })
  const palette = composePalette(brief)
  expect([palette.accent, palette['on-cover']]).toEqual(['#ff0000', '#ff0000'])
  for (const [role, color] of Object.entries(palette)) {
    const { c, h } = fromHex(color)
    expect(c < 0.06 || h < 45 || h > 345, `${role} ${color}`).toBe(true)
  }
})
