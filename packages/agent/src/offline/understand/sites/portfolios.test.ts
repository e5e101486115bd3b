import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const labelsOf = ({ fields }: Brief): string[] => fields.map(({ label }) => label)

test('works are told apart by categories that are named without a colon, and have a picture', () => {
  const brief = briefOf(
    'Portfolio for the architect Ida Voss. Works with title, place and year, categories barns, schools and bridges. Each work opens on its own page. I can add works.',
  )
  expect(brief.name).toBe('Ida Voss')
  expect(labelsOf(brief)).toEqual(['Title', 'Photo', 'Place', 'Year', 'Category'])
  expect(brief.fields.find(({ name }) => name === 'category')?.options).toEqual(['Barns', 'Schools', 'Bridges'])
  expect(brief.more.map(({ singular }) => singular)).toEqual(['message'])
})

test('what a project’s own page shows is no page and no kind of its own', () => {
  const brief = briefOf(
    'Architect portfolio. Projects: Mill by the river, Ghent, 2018; School hall, Namur, 2020; Timber bridge, Liege, 2022. Clicking on a project opens a page with its description and photos.',
  )
  expect(brief.copy.pages).toEqual([])
  expect(brief.more.map(({ singular }) => singular)).toEqual(['message'])
  expect(labelsOf(brief)).toContain('Place')
})

test('the facts of cards, the place of a building, and buttons that filter', () => {
  const cards = briefOf(
    'A portfolio for me, Ole Brandt, furniture designer. Show my projects as cards with image, title, client and year. Filter buttons for chairs, tables and lamps.',
  )
  expect(labelsOf(cards)).toEqual(['Title', 'Image', 'Client', 'Year', 'Category'])
  const office = briefOf(
    'Website for architecture office Moor & Sund. We show our buildings (name, city, year, picture), three are there already: Library East in Turku 2018, Villa R in Vaasa 2020, Station hall in Oulu 2022.',
  )
  expect(office.copy.offers.map(({ name, details, of }) => [name, details, of].join('|'))).toEqual([
    'Library East|Turku, 2018|building',
    'Villa R|Vaasa, 2020|building',
    'Station hall|Oulu, 2022|building',
  ])
})

test('whoever shows works online has a site, and only whoever logs in adds to it', () => {
  const painter = briefOf(
    'I paint landscapes and want to show them online. Paintings have title, year and price. Visitors filter by sold / available and can ask about a painting.',
  )
  expect(painter.front).toBe('site')
  expect(painter.fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Sold', 'Available'])
  expect(briefOf('my photo website. albums people, city, nature. i log in to upload').access).toBe('admin')
})

test.each([
  [
    'Website for the office Bron. Works: "Mill Yard", Ghent, 2017; "Salt Hall", Namur, 2020; "Low Bridge", Liege, 2022. A project opens on its own page with a text.',
    'work',
    ['Mill Yard|Ghent, 2017', 'Salt Hall|Namur, 2020', 'Low Bridge|Liege, 2022'],
  ],
  [
    "I'm a set designer called Tove Lind. Show my projects Paper Moon, Attic Play and Low Tide with place and year; clicking one opens its own page. An about page and a contact page.",
    'project',
    ['Paper Moon|', 'Attic Play|', 'Low Tide|'],
  ],
  [
    'Furniture portfolio. Projects are Stool One (2018, elm), Shelf Two (2020, pine), Desk Three (2021, ash). Visitors open a project and read about material and year.',
    'project',
    ['Stool One|2018, elm', 'Shelf Two|2020, pine', 'Desk Three|2021, ash'],
  ],
])('given works are the rows of what is shown: %s', (sentence, noun, rows) => {
  const brief = briefOf(sentence)
  expect(brief.entity.singular).toBe(noun)
  expect(brief.more.map(({ singular }) => singular)).toEqual(['message'])
  expect(brief.copy.offers.map(({ name, details }) => `${name}|${details}`)).toEqual(rows)
})
