import { maxChatMessageLength } from '@joinery/contract/vocabulary/product'
import { expect, test } from 'vitest'

import { actionOf, problemOf } from './composer-state.ts'

const plain = { isMeta: false, isShift: false, isComposing: false }

test('enter sends, shift enter is a new line, ⌘ enter sends and stops what runs', () => {
  expect(actionOf({ key: 'Enter', ...plain }, 'hi')).toBe('send')
  expect(actionOf({ key: 'Enter', ...plain, isShift: true }, 'hi')).toBeNull()
  expect(actionOf({ key: 'Enter', ...plain, isMeta: true }, 'hi')).toBe('send_now')
})

test('enter that chooses a word of an input method does not send', () => {
  expect(actionOf({ key: 'Enter', ...plain, isComposing: true }, 'に')).toBeNull()
})

test('arrow up edits the last message only from an empty box', () => {
  expect(actionOf({ key: 'ArrowUp', ...plain }, '')).toBe('edit_last')
  expect(actionOf({ key: 'ArrowUp', ...plain }, 'hi')).toBeNull()
})

test('blank and over-long messages are refused', () => {
  expect(problemOf('  \n')).toBe('empty')
  expect(problemOf('x'.repeat(maxChatMessageLength))).toBeNull()
  expect(problemOf('x'.repeat(maxChatMessageLength + 1))).toBe('too_long')
})
