import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Record<string, string> {
  const read = readBuild(sentence)
  if (!read.ok) throw new Error(`Not read: ${sentence}`)
  return compose(read.brief).files
}

const headerOf = (layout: string | undefined): string => layout?.split('</header>')[0] ?? ''
const belowHeaderOf = (layout: string | undefined): string => layout?.split('</header>')[1] ?? ''

test('the orders of a shop are below its pages, not in its menu', () => {
  const layout = filesOf('Online shop for hand-poured candles with scent, price and photo')['web/app/layout.jsx']
  expect(headerOf(layout)).toContain('Products')
  expect(headerOf(layout)).not.toContain('Orders')
  expect(belowHeaderOf(layout)).toContain('href="/orders"')
})

test('a product is changed at the foot of its page, and only there', () => {
  const page = filesOf('Online shop for hand-poured candles with scent, price and photo')[
    'web/app/products/[id]/page.jsx'
  ]
  expect(page?.indexOf('Edit this product')).toBeGreaterThan(page?.indexOf('<OtherProducts') ?? Infinity)
  expect(page?.split('Edit this product')).toHaveLength(2)
  expect(page).toContain('Delete')
})

test('a blog that nobody signs in to opens for its readers', () => {
  const layout = filesOf('A blog about night trains with photos and comments')['web/app/layout.jsx']
  expect(headerOf(layout)).not.toContain('Write a new post')
  expect(belowHeaderOf(layout)).toContain('Write a new post')
})

test('the door of a site for its admin is below its pages', () => {
  const layout = filesOf('Website for our trattoria with menu, opening hours and table reservations')[
    'web/app/layout.jsx'
  ]
  expect(headerOf(layout)).not.toContain('href="/admin"')
  expect(belowHeaderOf(layout)).toContain('href="/admin"')
})

test('who keeps records adds and changes them where they always did', () => {
  const files = filesOf('Running log with date, distance in km, minutes and notes')
  expect(headerOf(files['web/app/layout.jsx'])).toContain('/new')
  expect(files['web/app/layout.jsx']).not.toContain('For the owner')
  expect(Object.values(files).join('\n')).toContain('Delete')
})

test('covers stand before what their stars come to', () => {
  const page = filesOf('My reading list: title, author, pages, status, stars')['web/app/page.jsx'] ?? ''
  expect(page.indexOf('<BookList')).toBeLessThan(page.indexOf('<RatingSpread'))
})
