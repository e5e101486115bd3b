import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readGoods } from './said-goods.ts'

const named = (text: string): string[] => (readGoods(text)?.offers ?? []).map(({ name }) => name)

test.each([
  ['A studio with a shop for bowls, teapots and mugs and a blog about glazing', ['Bowls', 'Teapots', 'Mugs']],
  ['Pottery site: sell my plates, cups and teapots, and a blog with articles', ['Plates', 'Cups', 'Teapots']],
  ['Online shop for a weaver: scarves, blankets and rugs for sale, and news', ['Scarves', 'Blankets', 'Rugs']],
  ['We sell chairs, stools and cutting boards and give classes', ['Chairs', 'Stools', 'Cutting boards']],
  [
    'A shop for soap with a blog. Products: lavender bar, oat bar, charcoal bar.',
    ['Lavender bar', 'Oat bar', 'Charcoal bar'],
  ],
])('what is sold by its names: %s', (text, names) => {
  expect(named(text)).toEqual(names)
})

test.each([
  'A shop with a cart, checkout and orders',
  'A shop with name, price and photo',
  'A shop for men, women and kids',
  'We sell to shops and restaurants',
  'A shop with categories mugs, bowls and plates',
])('no goods: %s', (text) => {
  expect(readGoods(text)).toBeNull()
})

test('what has its price told is on sale once', () => {
  const reading = readBuild('I make pots and want to sell my cups, plates and bowls online. Prices: cup €28, bowl €36.')
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.copy.offers.map(({ name, price }) => [name, price])).toEqual([
    ['Cup', '€28'],
    ['Bowl', '€36'],
    ['Plates', undefined],
  ])
})
