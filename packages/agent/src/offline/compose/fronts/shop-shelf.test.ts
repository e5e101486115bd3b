import { expect, test } from 'vitest'

import { compose } from '../compose.ts'
import { readBuild } from '../../understand/read-build.ts'

type Shelf = (count: number) => { columns: number; isWide: (index: number) => boolean }

async function shelfOfApp(): Promise<Shelf> {
  const reading = readBuild('Online shop for hand-poured candles with scent, price and photo')
  if (!reading.ok) throw new Error('Not understood')
  const source = compose(reading.brief).files['web/lib/shelf.js'] ?? ''
  const module: { shelfOf: Shelf } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return module.shelfOf
}

test('however many are for sale, no row of the shelf has a hole', async () => {
  const shelfOf = await shelfOfApp()
  for (let count = 3; count <= 40; count += 1) {
    const { columns, isWide } = shelfOf(count)
    const places = Array.from({ length: count }, (_, index) => (isWide(index) ? 2 : 1)).reduce(
      (sum, size) => sum + size,
      0,
    )
    expect(places % columns, `${count} in rows of ${columns}`).toBe(0)
  }
})

test('on a shelf the way into the cart is words, and what is sold out has none', () => {
  const reading = readBuild('Online shop for tea with origin, price, stock and photo')
  if (!reading.ok) throw new Error('Not understood')
  const { files } = compose(reading.brief)
  expect(files['web/components/add-to-cart.jsx']).toContain('if (isQuiet && product.stock === 0) return null')
  expect(files['web/components/product-shelf.jsx']).toContain('product.origin')
})
