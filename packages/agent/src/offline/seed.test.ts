import { expect, test } from 'vitest'

import { hashText, pick } from './seed.ts'

const seeds = Array.from({ length: 4_000 }, (_, at) => hashText(`sentence ${at}`))

test.each([
  [2, 2],
  [2, 4],
  [4, 4],
  [3, 4],
])('choices of %i and of %i do not move together', (few, many) => {
  const counts = new Map<string, number>()
  for (const seed of seeds) {
    const one = pick([...Array(few).keys()], seed, 'mirror')
    const other = pick([...Array(many).keys()], seed, 'frame')
    counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1)
  }
  const even = seeds.length / (few * many)
  expect(counts.size).toBe(few * many)
  for (const count of counts.values()) expect(Math.abs(count - even)).toBeLessThan(even * 0.2)
})

test('the same seed and purpose always choose the same', () => {
  expect(pick(['a', 'b', 'c'], 7, 'frame')).toBe(pick(['a', 'b', 'c'], 7, 'frame'))
})
