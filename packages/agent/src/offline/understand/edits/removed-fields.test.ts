import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function afterwards(...orders: readonly string[]): string[] {
  const reading = readBuild('A list of orders with customer, quantity, price and total (quantity × price)')
  if (!reading.ok) throw new Error('The list was not understood')
  const brief = orders.reduce((now, order) => readEdit(order, now).brief, reading.brief)
  return brief.fields.map(({ label }) => label)
}

test('what is worked out from a field goes with it, and comes back with it', () => {
  expect(afterwards()).toEqual(['Customer', 'Quantity', 'Price', 'Total'])
  expect(afterwards('remove the price')).toEqual(['Customer', 'Quantity'])
  expect(afterwards('remove the price', 'bring the price back')).toEqual(['Customer', 'Quantity', 'Price', 'Total'])
})

test('what is no number any more is not reckoned with', () => {
  expect(afterwards('change the price to text')).toEqual(['Customer', 'Quantity', 'Price'])
})
