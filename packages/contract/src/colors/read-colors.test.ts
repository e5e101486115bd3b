import { expect, test } from 'vitest'

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
  ['A site for a dentist. Calm blue.', { background: '#c4d8ff' }],
  ['Yellow accents on dark grey', { accent: '#ffff00', background: '#3a3a3a' }],
  ['White with a touch of purple', { background: '#ffffff', accent: '#800080' }],
  ['everything in shades of green', { background: '#008000' }],
  ['I like teal.', { background: '#008080' }],
  ['we drink green tea', {}],
])('colours as people speak of them: %s', (message, colors) => {
  expect(readColors(message).colors).toEqual(colors)
})
