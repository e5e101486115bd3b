import type { DatabaseTable } from '@joinery/contract/databases'
import { expect, test } from 'vitest'

import { DataWalk, type FormPlace } from './data-walk.ts'
import { learnRecord } from './learned-walks.ts'
import type { Row } from './row-differences.ts'
import type { Sent } from './send-form.ts'

const reviews = { name: 'reviews', constraints: ['FOREIGN KEY (product_id) REFERENCES products(id)'] }
const original: Row = { id: 1, name: 'Old Mill' }
const made: Row = { id: 2, name: 'Copper kettle 428' }

/** What is learned from a review of a product. */
async function learnedFrom(product: Row): Promise<string[]> {
  const learned: string[] = []
  const walk = new DataWalk(
    {
      learn: (title: string) => learned.push(title),
      app: { data: { rows: async (name: string) => ({ rows: name === 'products' ? [original] : [] }) } },
    } as never,
    [reviews, { name: 'products', constraints: [] }] as unknown as DatabaseTable[],
  )
  await walk.rememberFirstLook()
  const sent = {
    steps: [],
    typed: [],
    before: new Map([['products', [original, made]]]),
    differences: {
      inserted: [{ table: 'reviews', row: { id: 1, text: 'Fine foam', product_id: product['id'] } }],
      deleted: [],
      changed: [],
    },
  } as unknown as Sent
  const place = { path: '/', opener: '', prelude: null, isSignedIn: false } as unknown as FormPlace
  learnRecord(walk, { place, title: 'Add a review', sent, where: '/', words: ['Fine foam'] })
  return learned
}

test('what belongs to a record that was there before can be walked again', async () => {
  expect(await learnedFrom(original)).toEqual(['What “Add a review” takes is shown after a reload'])
})

test('what belongs to a record of the walk is not learned: a fresh copy has none of it', async () => {
  expect(await learnedFrom(made)).toEqual([])
})
