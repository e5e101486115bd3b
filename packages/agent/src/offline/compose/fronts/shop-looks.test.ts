import { checkStyling, ourStylingRules } from '@joinery/contract/vocabulary/styling-rules'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

import type { Brief, Skeleton } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'
import { shopLookOf } from './shop-looks.ts'

const looks = ['plate', 'cards', 'index', 'lines', 'gallery'] as const satisfies readonly Skeleton[]

const shops = [
  'Shop for tea with category (green, black, herbal), origin, price, stock and photo',
  'A store for used vinyl records with artist, year, condition and price',
  'Shop for umbrella stands with material, size, description and price, cream cards',
]

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const shelf = 'web/components/product-shelf.jsx'
const picture = 'web/components/product-picture.jsx'

test.each(shops)('in every layout the files of a shop hold together: %s', (sentence) => {
  const brief = briefOf(sentence)
  for (const skeleton of looks) {
    const { files } = compose({ ...brief, skeleton })
    for (const [path, code] of Object.entries(files)) {
      if (!/\.jsx?$/.test(path)) continue
      expect(parseSync(path, code).errors, `${skeleton} ${path}\n${code}`).toEqual([])
      if (path.endsWith('.jsx')) expect(checkStyling(code, ourStylingRules), `${skeleton} ${path}`).toEqual([])
      for (const [, file = ''] of code.matchAll(/from '@\/([^']+)'/g))
        expect(Object.keys(files), `${skeleton} ${path}`).toContain(`web/${file}`)
      for (const [, name = ''] of code.matchAll(/^import \{ (\w+) \}/gm))
        expect(code.split(name).length, `${skeleton} ${path}: ${name} is imported for nothing`).toBeGreaterThan(2)
    }
    expect(files[shelf], skeleton).toContain('<AddToCart ')
    expect(files['web/app/page.jsx'], skeleton).toContain('type="search"')
  }
})

test('five layouts of a shop are five pages', () => {
  const brief = briefOf('Shop for tea with category (green, black, herbal), origin, price, stock and photo')
  const pages = looks.map((skeleton) => compose({ ...brief, skeleton }).files[shelf] ?? '')
  expect(new Set(pages).size).toBe(looks.length)
})

test('shops of different wares and styles are shown in at least four ways', () => {
  const sentences = [
    'A shop for birthday cakes with flavour, size, price and photo, playful',
    'An online store for second-hand bicycles with frame size, condition, price and photo, industrial',
    'Handmade candles shop with scent, burn time, price, elegant',
    'A store for used vinyl records with artist, year, condition and price, retro',
    'Shop for garden tools with description, material, price',
    'Online shop for wine with region, year, price, luxury',
    'Toy shop with age, price and photo, kids',
    'Our shop sells pottery: name, glaze, size, price, photo, minimal',
  ]
  expect(new Set(sentences.map((sentence) => shopLookOf(briefOf(sentence)))).size).toBeGreaterThanOrEqual(4)
})

test('what is ordered as a table is an index with its choices at the side, and each choice that several share', () => {
  const brief = briefOf('Online shop for bicycles with frame size, condition, price and photo')
  const { files } = compose({ ...brief, skeleton: 'table' })
  expect(files['web/app/page.jsx']).toContain("{ name: 'condition', label: 'Condition' }")
  expect(files['web/components/facet.jsx']).toContain('type="checkbox"')
  expect(Object.keys(compose({ ...brief, skeleton: 'lines' }).files)).not.toContain('web/components/facet.jsx')
})

test('sorts of wares are headings of their shelves', () => {
  const brief = briefOf('Shop for tea with category (green, black, herbal), origin, price and photo')
  const { files } = compose({ ...brief, skeleton: 'cards' })
  expect(files[shelf]).toContain("sectionsOf(products, (product) => product.category, ['Green', 'Black', 'Herbal'])")
  expect(Object.keys(files)).toContain('web/lib/sections-of.js')
})

test('a card and the page of its ware show one picture, also where no photo is kept', () => {
  const { files } = compose(briefOf('Handmade candles shop with scent, burn time and price'))
  for (const path of [shelf, 'web/app/products/[id]/page.jsx']) expect(files[path], path).toContain('<ProductPicture ')
  expect(files[picture]).toContain('ware candle')
})

test('wares of which nothing is drawn have their names as covers, and a photo where there is one', () => {
  const covers = compose(briefOf('Shop for umbrella stands with material and price')).files[picture]
  expect(covers).toContain('{product.name}')
  expect(covers).not.toContain('/v0/image')
  expect(compose(briefOf('Shop for umbrella stands with photo and price')).files[picture]).toContain(
    'if (!product.photo) return',
  )
})

test.each([
  ['A shop for birthday cakes with price and photo', 'Find a cake'],
  ['Handmade candles shop called "Wick" with scent and price', 'Find a candle'],
  ['We sell honey from our own bees with weight and price, people order online', 'Find honey'],
  ['Wooden toy shop with age, price and photo', 'Find a toy'],
  ['Tea shop with origin and price', 'Find tea'],
  ['Online shop with price and photo', 'Find a product'],
])('what is searched is called by its name: %s', (sentence, words) => {
  expect(compose(briefOf(sentence)).files['web/app/page.jsx']).toContain(`placeholder="${words}"`)
})

test('a size that says itself what it is has no name before it', () => {
  const { files } = compose(briefOf('A shop for birthday cakes with flavour, size, price and photo'))
  expect(files[shelf]).toMatch(/\.test\(product\.size\) \? `Size \$\{product\.size\}` : product\.size/)
})
