// No fact that was asked for stays open in all rows, whatever it is called.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { composeSeed } from '../data/seed-sql.ts'
import { viewsOf } from '../views.ts'
import { derivedNames } from './derived-names.ts'
import { derivedLine, derivedWord } from './derived-words.ts'
import { isOpenByMeaning } from './open-by-meaning.ts'

const asked = { row: 0, seed: 3, noun: 'thing', about: 'things' }

function rowsOf(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return composeSeed(reading.brief, viewsOf(reading.brief)).match(/^ {2}\(.*\)[,;]$/gm) ?? []
}

test('a label is told by its class, an unknown one by what sort of thing it names', () => {
  expect(derivedWord({ ...asked, name: 'browser' })).toMatch(/Firefox|Chrome|Safari|Edge/)
  expect(derivedWord({ ...asked, name: 'chief_surveyor' })).toMatch(/^\p{Lu}\p{L}+ \p{Lu}/u)
  expect(derivedWord({ ...asked, name: 'zzyzx' })).not.toBe('')
  expect(derivedLine({ ...asked, name: 'message' })).toMatch(/\.$|!$/)
  expect(derivedLine({ ...asked, name: 'zzyzx' })).toBeUndefined()
})

test('what nothing is known of is called by its own noun, and by no number', () => {
  expect(derivedNames('anvil')).toContain('Blue anvil')
  expect(derivedNames('church')).toContain('Harbour church')
  for (const noun of ['anvil', 'conversation', 'policyholder', 'zzyzx']) {
    const names = derivedNames(noun)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(3)
    expect(names.join()).not.toMatch(/\d/)
  }
})

test('asked facts are filled in, remarks may be missing', () => {
  const rows = rowsOf('Rowing club members with boats, licence and phone')
  expect(rows.length).toBeGreaterThan(4)
  for (const row of rows) expect(row).not.toMatch(/\bnull\b/)
  expect(isOpenByMeaning({ name: 'notes', kind: 'long' })).toBe(true)
  expect(isOpenByMeaning({ name: 'returned_on', kind: 'date' })).toBe(true)
  expect(isOpenByMeaning({ name: 'bait', kind: 'text' })).toBe(false)
})

test('a guestbook has messages, and what is called by an aunt came from her', () => {
  for (const row of rowsOf('Guestbook where anyone can leave their name and a message')) expect(row).not.toMatch(/null/)
  expect(rowsOf('Recipes with title, source').join()).toMatch(/Aunt Ilse''s[^)]*'Aunt Ilse'/)
})

test('numbers that are names are in their order', () => {
  const plots = rowsOf('Allotment plots with number and holder').map((row) => Number(/'(\d+)'/.exec(row)?.[1]))
  expect(plots).toEqual(plots.toSorted((one, other) => other - one))
})

test('more seats cost more a day', () => {
  const rows = rowsOf('Kayak rental: boats with seats and price a day')
  const told = rows.map((row) => (row.match(/, (\d+(?:\.\d+)?)/g) ?? []).map((value) => Number(value.slice(2))))
  for (const [seats = 0, price = 0] of told) expect(price).toBe(18 + 11 * seats)
})

test('beside the rows of a known app a fact stays open where nothing true can be said of it', () => {
  const message = 'scout badges app, every child, which badges they are working on and which they have already earned'
  const rows = rowsOf(message).join()
  expect(rows).toContain('Cook for ten')
  expect(rows).not.toMatch(/As usual|As agreed|The same as before/)
})
