import { expect, test } from 'vitest'

import { plainRows } from './plain-rows.ts'

const canonical = 'Barns: Stone Barn (Graz, 2019), River Mill (Linz, 2021). Each barn has title, place, year.'

test.each([
  'Show our barns with place and year (Stone Barn, Graz, 2019; River Mill, Linz, 2021)',
  'Show our barns – Stone Barn, Graz, 2019; River Mill, Linz, 2021.',
  'Show our barns: Stone Barn in Graz (2019), River Mill in Linz (2021).',
  'Show our barns Stone Barn (Graz 2019) and River Mill (Linz 2021).',
])('rows are told in one notation: %s', (message) => {
  expect(plainRows(message)).toBe(`Show our barns. ${canonical}`)
})

test.each([
  'Our barns are “Stone Barn” in Graz (2019) and “River Mill” in Linz (2021).',
  'Our barns: Stone Barn, Graz 2019, River Mill, Linz 2021.',
  'Our barns - Stone Barn, Graz, 2019 - River Mill, Linz, 2021.',
])('where and when tell rows apart: %s', (message) => {
  expect(plainRows(message).replace(/^Our barns\. /, '')).toBe(canonical)
})

test('what each of them does is said of them', () => {
  expect(
    plainRows('Barns with place and year (Stone Barn, Graz, 2019; River Mill, Linz, 2021), each opens on a page.'),
  ).toBe(`${canonical} Each barn opens on a page.`)
})

test.each([
  'Clients (name, phone) and Projects (title, deadline)',
  'Lessons: Trial lesson (15 €), Single lesson (35 €)',
  'Tasks with status (Open, Done; Late, Never) and a note',
  'Rooms: Attic, Garden room, Blue suite',
])('says nothing else: %s', (message) => {
  expect(plainRows(message)).toBe(message)
})
