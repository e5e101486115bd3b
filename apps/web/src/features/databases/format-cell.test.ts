import { expect, test } from 'vitest'

import { formatCell } from './format-cell.ts'

test('null is told apart from the text "null"', () => {
  expect(formatCell(null)).toBeNull()
  expect(formatCell('null')).toBe('null')
})

test('objects show as JSON and long text says that it goes on', () => {
  expect(formatCell({ a: [1] })).toBe('{"a":[1]}')
  expect(formatCell('x'.repeat(300))).toMatch(/^x{200}…$/)
})
