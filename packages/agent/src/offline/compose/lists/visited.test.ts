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

test('where visitors write to the house, adding is below the pages; what they leave has one form', () => {
  const camp = filesOf('A campsite page with three kinds of pitches, prices per night and an enquiry form')
  expect(headerOf(camp['web/app/layout.jsx'])).not.toMatch(/\/new"|\/admin"/)
  expect(belowHeaderOf(camp['web/app/layout.jsx'])).toContain('/new"')
  const book = filesOf('Guestbook for our golden wedding where anyone can leave their name and a message')
  expect(book['web/app/page.jsx']).toMatch(/<Add\w+ \/>/)
  expect(book['web/app/layout.jsx']).not.toContain('/new"')
})

test('signing in where only the admin does is below the pages', () => {
  const layout = filesOf('Results of our five a side league. Anyone can look at it but only I put in scores.')[
    'web/app/layout.jsx'
  ]
  expect(headerOf(layout)).not.toMatch(/<AccountLinks|<AdminDoor/)
  expect(belowHeaderOf(layout)).toContain('<AccountLinks />')
})

test('what is counted down to has no way to delete it in its midst', () => {
  const page = filesOf('Countdown to our wedding on 3 May 2027')['web/app/page.jsx'] ?? ''
  const hero = page.slice(page.indexOf('bg-cover'), page.indexOf('All days'))
  expect(hero).not.toContain('Delete')
  expect(page).toContain('Delete')
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

test('what the owner of an open site adds stands together below its pages, and nowhere among what visitors read', () => {
  for (const [sentence, adds] of [
    ['A site for our chess club with tournaments, members and news', ['tournament', 'member']],
    ['A portfolio for a stone carver with projects and photos', ['project']],
    ['A gallery of my lino prints with title, year and picture', ['print']],
  ] as const) {
    const { 'web/app/layout.jsx': layout, ...files } = filesOf(sentence)
    const foot = belowHeaderOf(layout)
    expect(foot).toContain('Looked after here:')
    for (const added of adds) expect(foot).toMatch(new RegExp(`/new"[^>]*>Add [^<]*${added}`))
    expect(headerOf(layout)).not.toContain('Add ')
    const pages = Object.entries(files).filter(([path]) => /page\.jsx$|-preview\.jsx$/.test(path))
    for (const [, code] of pages) expect(code.replaceAll(/Add the first [^<]*/g, '')).not.toMatch(/\n\s*Add an? /)
  }
})

test('a wall to which everybody hangs their own asks for it in its header', () => {
  const layout = filesOf('A gallery where users upload photos with title and place')['web/app/layout.jsx']
  expect(headerOf(layout)).toContain('/new')
})
