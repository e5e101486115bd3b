import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../../understand/read-build.ts'
import { applyOrders } from './apply-orders.ts'
import { parseModule } from './syntax.ts'
import { bakery, guests } from './written-apps.ts'

const home = 'web/app/page.jsx'

function filesOf(sentence: string): Readonly<Record<string, string>> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('not understood')
  return compose(reading.brief).files
}

const restaurant = filesOf(
  'Website for our Italian restaurant Da Marco with menu, opening hours, photo gallery and a contact form',
)

function edited(files: Readonly<Record<string, string>>, order: string) {
  const result = applyOrders([order], files)
  const next = { ...files, ...Object.fromEntries(result.writes.map(({ path, content }) => [path, content])) }
  for (const [path, text] of Object.entries(next))
    if (/\.jsx?$/.test(path)) expect(parseModule(path, text), path).not.toBeNull()
  return { ...result, next }
}

const before = (text: string, first: string, second: string) => {
  expect(text.indexOf(first)).toBeGreaterThan(-1)
  expect(text.indexOf(second)).toBeGreaterThan(text.indexOf(first))
}

test('a section that is a component moves by its use, and the form by what it is for', () => {
  const { next, clauses } = edited(restaurant, 'put the contact form above the gallery')
  expect(clauses).toHaveLength(1)
  before(next[home] ?? '', '<SendMessage />', '<PhotoPreview')
  before(edited(restaurant, 'move the gallery above the menu').next[home] ?? '', '<PhotoPreview', '<MenuItemPreview')
  before(edited(restaurant, 'swap the first two sections').next[home] ?? '', '<PhotoPreview', '<MenuItemPreview')
})

test('what has a page of its own is not moved on it', () => {
  const { writes, refused } = edited(restaurant, 'move opening hours to the bottom')
  expect(writes).toEqual([])
  expect(refused.join()).toContain('a page of its own')
})

test('a page does not lose its heading alone', () => {
  const { writes, refused } = edited(restaurant, 'remove the opening hours')
  expect(writes).toEqual([])
  expect(refused.join()).toContain('remove the opening hours page')
})

test('a big picture stands above everything on the first page, once', () => {
  const { next, clauses } = edited(bakery, 'add a big photo at the top')
  expect(clauses.join()).toContain('attach a photo')
  before(next[home] ?? '', '<main', '<img src="/v0/image?prompt=')
  before(next[home] ?? '', '<img', '<h1')
  expect(edited(next, 'big photo at the top').refused.join()).toContain('one already')
})

test('pictures are larger where fewer stand in a row', () => {
  const path = 'web/components/photo-preview.jsx'
  expect(restaurant[path]).toContain('lg:grid-cols-3')
  expect(edited(restaurant, 'bigger pictures').next[path]).not.toContain('grid-cols-3')
  expect(edited(restaurant, 'show 4 photos per row').next[path]).toContain('sm:grid-cols-2 lg:grid-cols-4')
})

test.each(['make the pictures bigger', 'three columns', 'show 2 per row'])(
  'an app whose lists have no columns says so: %s',
  (order) => {
    const { writes, refused } = edited(guests, order)
    expect(writes).toEqual([])
    expect(refused.join()).toContain('no list here stands in columns')
  },
)

test('all text is counted from one size, step by step and back again', () => {
  const styles = 'web/app/globals.css'
  const first = edited(restaurant, 'make the text bigger')
  expect(first.next[styles]).toContain('html {\n  font-size: 112.5%;\n}')
  const second = edited(first.next, 'make everything bigger')
  expect(second.next[styles]?.match(/font-size: [\d.]+%/g)).toEqual(['font-size: 125%'])
  expect(edited(first.next, 'make the text smaller').next[styles]).toBe(restaurant[styles])
})

test('what a form sends is not taken out of it', () => {
  const { writes, refused } = edited(guests, 'hide the seats')
  expect(writes).toEqual([])
  expect(refused.join()).toContain('its form sends')
})
