import { expect, test } from 'vitest'

import { readsBrowserStore } from './browser-store.ts'

const files = {
  'web/app/page.jsx': "import { Bread } from '@/components/bread'\nexport default Bread\n",
  'web/app/cart/page.jsx': "import { Cart } from '../../components/cart'\nexport default Cart\n",
  'web/components/bread.jsx': 'export const Bread = () => <h1>Bread</h1>\n',
  'web/components/cart.jsx': "import { readCart } from '@/lib/cart'\nexport const Cart = () => readCart().length\n",
  'web/lib/cart.js': "export const readCart = () => JSON.parse(localStorage.getItem('cart') ?? '[]')\n",
}

test('a page that shows what the browser keeps is told from one that does not', () => {
  expect(readsBrowserStore(files, '/cart')).toBe(true)
  expect(readsBrowserStore(files, '/')).toBe(false)
  expect(readsBrowserStore(files, '/nowhere')).toBe(false)
})

test('files that import each other come to an end', () => {
  const ring = {
    'web/app/page.tsx': "import { a } from './a'\n",
    'web/app/a.ts': "import { b } from './b'\n",
    'web/app/b.ts': "import { a } from './a'\n",
  }
  expect(readsBrowserStore(ring, '/')).toBe(false)
})
