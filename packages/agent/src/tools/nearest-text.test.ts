import { expect, test } from 'vitest'

import { sayNearest } from './nearest-text.ts'

const text = 'function a() {\n  return price * rate\n}\n\nfunction b() {\n  return total\n}\n'

test('the nearest lines are told with their place', () => {
  expect(sayNearest(text, 'return prices * rates')).toBe(' The nearest is line 2:\n  return price * rate\n')
  expect(sayNearest(text, 'function b() {\n  return totals\n}')).toContain('lines 5 to 7')
})

test('what is like nothing has no nearest', () => {
  expect(sayNearest(text, 'SELECT 1')).toBe('')
  expect(sayNearest('', 'anything at all')).toBe('')
})
