import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { withUsualParts } from './bare-site.ts'

function shownBy(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) return []
  const { entity, isInbox, more } = reading.brief
  return [{ ...entity, isInbox }, ...more].filter((kind) => !kind.isInbox).map(({ singular }) => singular)
}

test.each([
  ['website for our school', ['news', 'date', 'member']],
  ['I need a website for my bakery', ['bread', 'cake']],
  ['a site for our church', ['meeting time', 'event', 'group', 'member']],
  ['website for a life coach', ['service', 'review']],
  ['yoga studio website', ['class', 'teacher', 'service']],
  ['website for me', ['project']],
  ['landing page for my dog walking business, navy', ['service', 'review', 'question']],
])('a site of which only is told whose it is has what such sites are looked up for: %s', (message, shown) => {
  expect(shownBy(message)).toEqual(shown)
})

test('whose it is keeps its name', () => {
  const reading = readBuild('website for my bakery in Ghent, Boulangerie Noor')
  expect(reading.ok && reading.brief.name).toBe('Boulangerie Noor')
})

test.each(['website for my bakery with a blog', 'website for my school: news and a chat', 'website for my dog Bello'])(
  'what was told of a site, and what nobody knows, stays as it is: %s',
  (message) => {
    expect(withUsualParts(message)).toBe(message)
  },
)

test('a count before a part is no word of its own, and breads have their days', () => {
  expect(shownBy('a site for our B&B with three rooms, prices per night and a request form')).toEqual(['room'])
  const bakery = readBuild(
    'Website for a small bakery in Ghent, Boulangerie Noor: opening hours, what bread on which day, where to find us',
  )
  expect(bakery.ok && [bakery.brief.name, bakery.brief.entity.singular]).toEqual(['Boulangerie Noor', 'bread'])
})
