import { expect, test } from 'vitest'

import { titleOfApp } from './title-of-app.ts'

function titled(title: string): string | null {
  return titleOfApp({ 'web/app/layout.jsx': `export const metadata = { description: 'x', title: ${title} }` })
}

test.each([
  ["'WG-Einkauf'", 'WG-Einkauf'],
  ['"Ada\'s shelf"', "Ada's shelf"],
  ["'Shelfmark · Books to read'", 'Shelfmark'],
  ["'New app'", null],
  ['`${name}`', null],
  ['title', null],
])('an app titled %s is called %s', (title, name) => {
  expect(titled(title)).toBe(name)
})

test('an app without a layout has no title', () => {
  expect(titleOfApp({})).toBeNull()
})
