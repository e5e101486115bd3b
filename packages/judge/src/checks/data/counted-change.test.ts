import { expect, test } from 'vitest'

import { isCountedOnly } from './counted-change.ts'

const change = (before: Record<string, unknown>, after: Record<string, unknown>) => ({
  table: 'posts',
  before,
  after,
  columns: Object.keys(after),
})

test('a like counts up, with the moment of the change beside', () => {
  expect(isCountedOnly(change({ likes: 0 }, { likes: 1 }), ['title'])).toBe(true)
  expect(isCountedOnly(change({ likes: '3' }, { likes: '4' }), [])).toBe(true)
  const moment = change({ likes: 0, updated_at: null }, { likes: 1, updated_at: '2031-05-03T10:00:00Z' })
  expect(isCountedOnly(moment, [])).toBe(true)
})

test('what the owner typed, words, jumps and switches are changes', () => {
  expect(isCountedOnly(change({ seats_left: 3 }, { seats_left: 4 }), ['seatsLeft'])).toBe(false)
  expect(isCountedOnly(change({ title: 'a' }, { title: 'b' }), [])).toBe(false)
  expect(isCountedOnly(change({ likes: 0, title: 'a' }, { likes: 1, title: 'b' }), [])).toBe(false)
  expect(isCountedOnly(change({ price: 3 }, { price: 300 }), [])).toBe(false)
  expect(isCountedOnly(change({ done: false }, { done: true }), [])).toBe(false)
  expect(isCountedOnly(change({ updated_at: null }, { updated_at: '2031-05-03T10:00:00Z' }), [])).toBe(false)
})
