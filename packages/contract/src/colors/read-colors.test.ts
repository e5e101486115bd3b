import { expect, test } from 'vitest'

import { fromHex } from './oklch.ts'
import { readColors } from './read-colors.ts'

test.each([
  ['dark green background and cream cards', { background: '#006400', surface: '#fffdd0' }],
  ['make it dark green', { background: '#006400' }],
  ['yellow background with navy buttons', { background: '#ffff00', primary: '#000080' }],
  ['#ffd500 cards', { surface: '#ffd500' }],
  ['change the background to #FD0', { background: '#ffdd00' }],
  ['make the buttons red', { primary: '#ff0000' }],
  ['cards in lavender, buttons navy', { surface: '#e6e6fa', primary: '#000080' }],
  ['in yellow with white', { background: '#ffff00', surface: '#ffffff' }],
  ['background yellow buttons navy', { background: '#ffff00', primary: '#000080' }],
  ['pale blue background', { background: '#add8e6' }],
  ['forest green page and off-white panels', { background: '#228b22', surface: '#faf9f6' }],
  ['the text should be midnight blue', { text: '#191970' }],
  ['a collection of gold coins with name and price', {}],
  ['priority (red, orange, green)', {}],
  ['wine list with colour and name', {}],
  ['my cellar: wine, vintage, region', {}],
  ['colours: wine, cream and black', { background: '#722f37', surface: '#fffdd0', primary: '#000000' }],
  ['baby tracker with feeding and sleep, soft lilac, usable with one hand', { background: '#c2a7c2' }],
  ['White and marine blue.', { background: '#ffffff', surface: '#1f4068' }],
  ['an aubergine coloured journal', { background: '#3b0910' }],
  ['brick red reading list', { background: '#9c3b2e' }],
  ['a tracker, burnt sienna', { background: '#a4502f' }],
  ['notes in berry and blush', { background: '#8e2a4f', surface: '#f0cfcb' }],
  ['a recipe with 2 kg potatoes, nutmeg', {}],
  ['paper shop: stone sheet 11 €, peacock sheet 14 €', {}],
  ['a log in walnut and cream', { background: '#5f4636', surface: '#fffdd0' }],
  ['loaves with flour, how long it rose, oven temperature', {}],
  ['Look: navy, white cards', { background: '#000080', surface: '#ffffff' }],
])('%s', (words, colors) => {
  expect(readColors(words).colors).toEqual(colors)
})

test('a colour phrase leaves the sentence and its neighbours stay', () => {
  const { rest } = readColors('a log with room and notes, dark green background, called Fern')
  expect(rest.replace(/[\s,]+/g, ' ')).toBe('a log with room and notes called Fern')
})

test.each([
  ['a list with due dates, dark green', { background: '#006400' }],
  ['each task has a title and a person. Green and white.', { background: '#008000', surface: '#ffffff' }],
  ['books with title and author. Orange accents.', { accent: '#ffa500' }],
  ['status red, amber, green', {}],
  ['An app for scouts. Forest green would be nice', { background: '#228b22' }],
  ['A list of paints. Forest green would be sold out', {}],
  ['stories of my family, nostalgic sepia style', { background: '#704a2c' }],
  ['bikes with a colour (red, green) and a size', {}],
])('a colour that is a clause of its own is asked for, one in a list of options is not: %s', (sentence, colors) => {
  expect(readColors(sentence).colors).toEqual(colors)
})

test.each([
  ['dark purple buttons (#4B0082)', { primary: '#4b0082' }],
  ['a page with a mint background (#e0fff0) and navy buttons', { background: '#e0fff0', primary: '#000080' }],
  ['cards in cream (#fffbe6)', { surface: '#fffbe6' }],
])('a code in brackets says which colour is meant: %s', (said, colors) => {
  expect(readColors(said).colors).toEqual(colors)
})

test.each([
  ['Parchment background (#F1E4C3), big letters', { background: '#f1e4c3' }],
  ['Use a cream background, #F4EFE6', { background: '#f4efe6' }],
  ['Buttons fire red #D7261E, the page itself black', { primary: '#d7261e', background: '#000000' }],
  ['navy background, #ffeedd cards', { background: '#000080', surface: '#ffeedd' }],
])('a code stands for the colour that it was said with: %s', (message, colors) => {
  expect(readColors(message).colors).toEqual(colors)
})

test.each([
  ['A site for a dentist. Calm blue.', { background: '#d9e2f3' }],
  ['Yellow accents on dark grey', { accent: '#ffff00', background: '#3a3a3a' }],
  ['White with a touch of purple', { background: '#ffffff', accent: '#800080' }],
  ['everything in shades of green', { background: '#008000' }],
  ['I like teal.', { background: '#008080' }],
  ['we drink green tea', {}],
])('colours as people speak of them: %s', (message, colors) => {
  expect(readColors(message).colors).toEqual(colors)
})

test.each([
  ['A diary. Sage green.', { background: '#9caf88' }],
  ['a diary, forest green', { background: '#228b22' }],
  ['a diary, mint green', { background: '#bde8d0' }],
  ['a diary in petrol blue', { background: '#0f4c5c' }],
  ['a diary with mustard yellow buttons', { primary: '#e1ad01' }],
  ['a diary, olive green', { background: '#808000' }],
  ['a diary, wine red', { background: '#722f37' }],
  ['a diary with neon green buttons', { primary: '#39ff14' }],
  ['a diary in navy blue and warm white', { background: '#000080', surface: '#faf6ee' }],
])('the word before a colour says which shade of it is meant: %s', (message, colors) => {
  expect(readColors(message).colors).toEqual(colors)
})

test.each([
  ['fresh green', { l: [0.62, 0.72], c: [0.14, 0.2], h: [135, 150] }],
  ['sunny yellow', { l: [0.84, 0.9], c: [0.12, 0.18], h: [80, 100] }],
  ['dusty rose', { l: [0.7, 0.8], c: [0.03, 0.06], h: [0, 25] }],
  ['soft blue', { l: [0.72, 0.85], c: [0.06, 0.11], h: [250, 275] }],
  ['pastel pink', { l: [0.86, 0.92], c: [0.04, 0.08], h: [0, 15] }],
  ['deep burgundy', { l: [0.21, 0.3], c: [0.08, 0.14], h: [10, 30] }],
  ['muted green', { l: [0.5, 0.62], c: [0.05, 0.09], h: [135, 150] }],
  ['grey blue', { l: [0.5, 0.6], c: [0.04, 0.09], h: [250, 275] }],
])('a word before a colour moves it: %s', (phrase, { l, c, h }) => {
  const color = fromHex(readColors(phrase).colors.background ?? '#000000')
  for (const [value, [least = 0, most = 0]] of [
    [color.l, l],
    [color.c, c],
    [color.h, h],
  ] as const) {
    expect(value).toBeGreaterThanOrEqual(least)
    expect(value).toBeLessThanOrEqual(most)
  }
})

test.each([
  ['A box of recipes. Green, playful.', { background: '#008000' }],
  ['A box of recipes. Calm, white.', { background: '#ffffff' }],
  ['A box of recipes. Minimal black and white.', { background: '#000000', surface: '#ffffff' }],
  ['A box of recipes with title, elegant navy and gold', { background: '#000080', surface: '#ffd700' }],
  ['A box of recipes with forest green', { background: '#228b22' }],
  ['A box of recipes. Clay, sand and charcoal.', { background: '#b66a50', surface: '#dcc9a3', primary: '#36454f' }],
  ['A box of recipes in green tones', { background: '#008000' }],
  ['a diary with a mint and coral palette', { background: '#bde8d0', surface: '#ff7f50' }],
  ['a diary, sage green, white background', { background: '#ffffff', surface: '#9caf88' }],
  ['a diary, dark green, buttons terracotta', { background: '#006400', primary: '#c4623f' }],
  ['a diary. Trustworthy and calm, light blue.', { background: '#add8e6' }],
  ['a diary, retro green on black', { background: '#000000', surface: '#008000' }],
  ['a diary, red buttons on white', { background: '#ffffff', primary: '#ff0000' }],
  ['a shop with dark chocolate, nuts and honey', {}],
  ['a light has a state: on, off. Red, amber, green.', {}],
])('words of the look stand beside a colour: %s', (message, colors) => {
  expect(readColors(message).colors).toEqual(colors)
})

const places = (message: string): boolean[] => readColors(message).asked.map(({ isPlaced }) => isPlaced)

test('it is told whether a part was named for a colour', () => {
  expect(places('sage green')).toEqual([false])
  expect(places('everything red')).toEqual([true])
  expect(places('a green theme with red buttons')).toEqual([false, true])
  expect(places('blue background, white cards')).toEqual([true, true])
})
