import { expect, test } from 'vitest'

import type { Field } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function fieldsOf(sentence: string): readonly Field[] {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief.fields
}

test.each([
  ['Portfolio of a photographer with galleries for portraits and landscapes.', 'Category', ['Portraits', 'Landscapes']],
  [
    'School newspaper. Sections are News, Sport and Culture; each shows just its articles. Pupils write articles (headline, text).',
    'Section',
    ['News', 'Sport', 'Culture'],
  ],
  [
    'Portfolio of a composer. Works: “Tin” (film, 2024), “Low” (radio play, 2025). One can press film or radio play to see only those.',
    'Category',
    ['Film', 'Radio play'],
  ],
  [
    'Photo gallery of a trip. Pictures with title, place and date, in albums (Ice, Steam, Towns). Filter by album.',
    'Album',
    ['Ice', 'Steam', 'Towns'],
  ],
  [
    'A blog about ferries. A post has a title, one of the categories Decks, Bunks or Ports, and a text.',
    'Category',
    ['Decks', 'Bunks', 'Ports'],
  ],
  [
    'A shop for fossils. Buttons for Jurassic and Miocene at the top show only those.',
    'Category',
    ['Jurassic', 'Miocene'],
  ],
])('what records are told apart by is one of their facts: %s', (sentence, label, options) => {
  expect(fieldsOf(sentence).find((field) => field.label === label)?.options).toEqual(options)
})

test('buttons for what is chosen from already add no fact', () => {
  const labels = fieldsOf(
    'Chores list: what, for whom (Mia, Bo). Buttons All, Mia, Bo so each kid sees just their own.',
  )
  expect(labels.map(({ label }) => label)).not.toContain('Category')
})

test.each([
  ['Portfolio of a potter. Works in three categories: stage, portrait, street.', 'Category (Stage/Portrait/Street)'],
  [
    'Portfolio of Ann Roe with photos of bridges, harbours and boats that can be filtered by category.',
    'Category (Bridges/Harbours/Boats)',
  ],
  ['Ostara sells seeds. Shoppers browse annual, hardy and climbing seeds.', 'Category (Annual/Hardy/Climbing)'],
  [
    'We sell brooms: hand brooms, yard brooms and hearth brooms. A shop with a cart.',
    'Category (Hand brooms/Yard brooms/Hearth brooms)',
  ],
  ['An online store with scarves, hats and gloves, filter by kind, cart.', 'Kind (Scarves/Hats/Gloves)'],
  [
    'Reed & Rush: a portfolio with works by category — chairs, baskets, lamps — with filters.',
    'Category (Chairs/Baskets/Lamps)',
  ],
  ['Photo gallery sorted into bridges, harbours and boats.', 'Category (Bridges/Harbours/Boats)'],
])('what works are sorted into is a fact of them: %s', (sentence, told) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.fields.map(({ label, options = [] }) => `${label} (${options.join('/')})`)).toContain(told)
})
