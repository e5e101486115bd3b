import { expect, test } from 'vitest'

import { drawSample } from './draw-sample.ts'

const entries = Array.from({ length: 40 }, (_, index) => ({ id: `prompt-${index}` }))
const ids = (size: number, seed: number, from = entries) => drawSample(from, { size, seed }).map(({ id }) => id)

test('the same seed draws the same sample, another seed another one', () => {
  expect(ids(8, 1)).toEqual(ids(8, 1))
  expect(ids(8, 1)).not.toEqual(ids(8, 2))
  expect(new Set(ids(8, 1)).size).toBe(8)
})

test('a smaller sample is part of a larger one, and the order of the file does not matter', () => {
  expect(ids(12, 7)).toEqual(expect.arrayContaining(ids(5, 7)))
  expect(ids(12, 7, entries.toReversed()).toReversed()).toEqual(ids(12, 7))
})

test('without a size everything is taken, and no more than there is', () => {
  expect(drawSample(entries, { size: null, seed: 3 })).toEqual(entries)
  expect(ids(100, 3)).toHaveLength(40)
})
