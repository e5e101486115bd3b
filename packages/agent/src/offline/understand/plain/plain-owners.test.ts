import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { plainOwners } from './plain-owners.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  ['A potter’s website with a shop.', 'A website for a potter with a shop.'],
  ['Sculptor portfolio with an about page.', 'A portfolio for a sculptor with an about page.'],
  ['A collector’s list of coins: country, year', 'A list of coins: country, year'],
  [
    'The site of a weaver: photos of rugs and scarves, about.',
    'The site of a weaver: photos in the categories (rugs, scarves), about.',
  ],
  [
    'Portfolio for a typographer and designer: logos, posters and badges; contact.',
    'Portfolio for a typographer and designer: works in the categories (logos, posters, badges); contact.',
  ],
])('whose site it is stands behind it: %s', (message, plain) => {
  expect(plainOwners(message)).toBe(plain)
})

test.each([
  'A member’s page shows their posts.',
  'Client portfolio: stocks with shares and price.',
  'A page for our team with pictures of our office and garden.',
  'A recipe site with photos of soups and salads.',
])('and nothing else is turned round: %s', (message) => {
  expect(plainOwners(message)).toBe(message)
})

test.each([
  [
    'A photographer’s site: albums of weddings and harbours, about page, contact form, dark.',
    'Photographer',
    'photo',
    ['Weddings', 'Harbours'],
  ],
  [
    'A painter’s website: pictures of boats and gardens, an about page and a contact form.',
    'Painter',
    'picture',
    ['Boats', 'Gardens'],
  ],
  [
    'An engraver’s portfolio: plates, seals and medals, about, contact.',
    'Engraver',
    'work',
    ['Plates', 'Seals', 'Medals'],
  ],
])('what somebody makes is shown, told apart by its sorts: %s', (message, name, singular, sorts) => {
  const { entity, fields, more, front, copy, ...brief } = briefOf(message)
  expect([brief.name, entity.singular, front]).toEqual([name, singular, 'site'])
  expect(fields.find(({ kind }) => kind === 'choice')?.options).toEqual(sorts)
  expect(more.map((kind) => kind.singular)).toEqual(['message'])
  expect(copy.pages.map(({ title }) => title)).not.toContain('Dark')
})

test('beside prices, the sorts are those of the pictures', () => {
  const { entity, fields, more } = briefOf('Site of a tattoo artist with a gallery of flowers and animals, prices.')
  expect(entity.singular).toBe('service')
  expect(fields.some(({ kind }) => kind === 'choice')).toBe(false)
  const [photo] = more
  expect(photo?.fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Flowers', 'Animals'])
})
