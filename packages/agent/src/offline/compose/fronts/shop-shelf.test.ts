import { expect, test } from 'vitest'

import { compose } from '../compose.ts'
import { readBuild } from '../../understand/read-build.ts'

interface Shelf {
  columns: number
  isLead: (index: number) => boolean
  isTall: boolean
  isWide: (index: number) => boolean
}
type ShelfOf = (count: number) => Shelf

async function shelfOfApp(): Promise<ShelfOf> {
  const reading = readBuild('Online shop for hand-poured candles with scent, price and photo')
  if (!reading.ok) throw new Error('Not understood')
  const source = compose({ ...reading.brief, skeleton: 'plate' }).files['web/lib/shelf.js'] ?? ''
  const module: { shelfOf: ShelfOf } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return module.shelfOf
}

/** Where each ware comes to stand, row by row, as a browser places them. */
function rowsOf({ columns, isLead, isTall, isWide }: Shelf, count: number): string[] {
  const rows: string[][] = []
  const at = (row: number): string[] => (rows[row] ??= Array.from({ length: columns }, () => '.'))
  let [row, column] = [0, 0]
  for (let index = 0; index < count; index += 1) {
    const width = isLead(index) || isWide(index) ? 2 : 1
    const height = isLead(index) && isTall ? 2 : 1
    while (
      column + width > columns ||
      at(row)
        .slice(column, column + width)
        .includes('x')
    ) {
      column += 1
      if (column + width > columns) [row, column] = [row + 1, 0]
    }
    for (let down = 0; down < height; down += 1) at(row + down).fill('x', column, column + width)
    column += width
  }
  return rows.map((places) => places.join(''))
}

test('however many are for sale, the first is the largest and no row above the last has a hole', async () => {
  const shelfOf = await shelfOfApp()
  for (let count = 3; count <= 40; count += 1) {
    const shelf = shelfOf(count)
    expect(shelf.isLead(0)).toBe(true)
    expect(rowsOf(shelf, count).slice(0, -1).join(' '), `${count} in rows of ${shelf.columns}`).not.toContain('.')
  }
})

test('facts of a ware are said as phrases, on the shelf and on its page', () => {
  const reading = readBuild('A shop for garden herbs with price, light needs (low, direct), origin, stock and a photo')
  if (!reading.ok) throw new Error('Not understood')
  const { files } = compose(reading.brief)
  for (const file of ['web/components/product-shelf.jsx', 'web/app/products/[id]/page.jsx']) {
    expect(files[file]).toContain('Grown in ${product.origin}')
    expect(files[file]).toContain('sun`')
    expect(files[file]).toContain('} left`')
  }
})

test('on a shelf the way into the cart is words, and what is sold out has none', () => {
  const reading = readBuild('Online shop for tea with origin, price, stock and photo')
  if (!reading.ok) throw new Error('Not understood')
  const { files } = compose(reading.brief)
  expect(files['web/components/add-to-cart.jsx']).toContain('if (isQuiet && product.stock === 0) return null')
  expect(files['web/components/product-shelf.jsx']).toContain('product.origin')
})
