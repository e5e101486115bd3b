import { expect, test } from 'vitest'

import { readFields } from './read-fields.ts'

test('what a shop is asked to show is called by its own name', () => {
  expect(readFields('with price, photo and stock').fields.map(({ label }) => label)).toEqual([
    'Price',
    'Photo',
    'Stock',
  ])
  expect(readFields('medicine, with food').fields.map(({ label }) => label)).toContain('With food')
})
