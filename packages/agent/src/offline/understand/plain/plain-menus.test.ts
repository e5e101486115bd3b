import { expect, test } from 'vitest'

import { plainMenus } from './plain-menus.ts'

const canonical = 'Menu: Starters: Broth 6 €, Olives 4 €. Mains: Trout 15 €. Desserts: Plum tart 7 €.'

test.each([
  'A diner page: the menu has starters (Broth 6 €, Olives 4 €), mains (Trout 15 €) and desserts (Plum tart 7 €).',
  'A diner page. The menu has starters: broth 6 €, olives 4 €; mains: trout 15 €; desserts: plum tart 7 €.',
  'A diner page. Starters: Broth 6 €, Olives 4 €. Mains: Trout 15 €. Desserts: Plum tart 7 €.',
])('the parts of a menu are told in one notation: %s', (message) => {
  expect(plainMenus(message)).toBe(`A diner page. ${canonical}`)
})

test.each([
  'A restaurant page with a menu: Broth 6 €, Trout 15 €.',
  'Lessons (single 30 €, ten 250 €) and courses (summer 90 €)',
  'Restaurant log: date (day), guests (number 4)',
])('says nothing else: %s', (message) => {
  expect(plainMenus(message)).toBe(message)
})
