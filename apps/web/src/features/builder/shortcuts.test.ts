import { expect, test } from 'vitest'

import { shortcutOf, showKeys, type Press } from './shortcuts.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  isMeta: false,
  isShift: false,
  isAlt: false,
  isTyping: false,
  ...more,
})

test('⌘P goes to a file and ⌘⇧P publishes', () => {
  expect(shortcutOf(press('p', { isMeta: true }))).toBe('goToFile')
  expect(shortcutOf(press('P', { isMeta: true, isShift: true }))).toBe('publish')
})

test('in a field ⌘Z undoes the typing and a question mark is a question mark', () => {
  expect(shortcutOf(press('z', { isMeta: true, isTyping: true }))).toBeNull()
  expect(shortcutOf(press('?', { isShift: true, isTyping: true }))).toBeNull()
  expect(shortcutOf(press('?', { isShift: true }))).toBe('shortcuts')
})

test('views switch from anywhere', () => {
  expect(shortcutOf(press('2', { isMeta: true, isTyping: true }))).toBe('code')
})

test('plain letters do nothing', () => {
  expect(shortcutOf(press('p'))).toBeNull()
})

test('keys are written the way the machine writes them', () => {
  expect(showKeys('publish', true)).toBe('⌘⇧P')
  expect(showKeys('publish', false)).toBe('Ctrl+Shift+P')
})
