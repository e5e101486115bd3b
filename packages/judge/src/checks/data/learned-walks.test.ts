import { expect, test } from 'vitest'

import { pointsAtMade } from './learned-walks.ts'
import type { Row } from './row-differences.ts'

const original: Row = { id: 1, name: 'Old Mill' }
const made: Row = { id: 2, name: 'Copper kettle 428' }
const walk = {
  keys: [{ table: 'reviews', column: 'product_id', target: 'products' }],
  isOriginal: ({ row }: { table: string; row: Row }) => row === original,
}
const reviewOf = (product: Row) => ({
  before: new Map([['products', [original, made]]]),
  differences: {
    inserted: [{ table: 'reviews', row: { id: 1, text: 'Fine foam', product_id: product['id'] } }],
    deleted: [],
    changed: [],
  },
})

test('what belongs to a record of the walk cannot be walked again: a fresh copy has none of it', () => {
  expect(pointsAtMade(walk, reviewOf(made))).toBe(true)
  expect(pointsAtMade(walk, reviewOf(original))).toBe(false)
})
