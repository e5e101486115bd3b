import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

const layoutOf = (brief: Brief): string => compose(brief).files['web/app/layout.jsx'] ?? ''

test('a blog goes by what is written in it, and is open where nobody spoke of a door', () => {
  const stories = briefOf(
    'A blog called “Far Roads” where I publish stories. Each story has a title, a date and the text. Readers comment and like a story.',
  )
  expect(stories).toMatchObject({ access: 'open', entity: { plural: 'stories' }, parts: ['comments', 'likes'] })
  expect(layoutOf(stories)).toContain('Write a new story')
  expect(layoutOf(briefOf('A food blog with comments'))).toContain('Write a new post')
  expect(briefOf('My blog. Only I can write, everybody reads.').access).toBe('admin')
})

test('sections and tags are told apart in articles', () => {
  const brief = briefOf(
    'a magazine site with articles in the sections politics, culture and sport, each article has title, author and text',
  )
  expect(brief.fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Politics', 'Culture', 'Sport'])
  expect(
    briefOf('we want a blog, each article shows its author, tags and the date').fields.map(({ kind }) => kind),
  ).toContain('tags')
})

test('a shop with prices and reviews keeps its cart, and each review is of one product', () => {
  const brief = briefOf(
    "For Anna's Tea, a shop: green tea 9, black tea 8, mint tea 6. Customers write a review with name, stars and text. I see all orders.",
  )
  expect(brief.front).toBe('shop')
  const review = brief.more.find(({ singular }) => singular === 'review')
  expect(review?.fields.map(({ label, required }) => [label, required])).toEqual([
    ['Name', true],
    ['Product', false],
    ['Stars', false],
    ['Text', false],
  ])
})

test('what the wares are narrowed by is told by their names', () => {
  const brief = briefOf(
    'My jewelry brand is called Ostara, please make a shop. silver ring €45, moon necklace €60, gold ring €80. filter by rings necklaces earrings. cart with total.',
  )
  expect(brief.fields.find(({ kind }) => kind === 'choice')?.options).toEqual(['Rings', 'Necklaces', 'Earrings'])
  expect(compose(brief).seedSql).toMatch(/'Silver ring'[^)]*'Rings'/)
})

test('a newsletter that is to stand in the footer is asked for below every page', () => {
  const brief = briefOf('An online shop for tea, green tea 9, black tea 8, with a newsletter sign-up in the footer.')
  expect(layoutOf(brief)).toMatch(/<footer[^]*<NewsletterForm \/>/)
})

test.each([
  'A kite blog where users register and publish posts with a title, text and a few tags like wind, rain and snow.',
  'Kite stories: a blog. People sign up and write stories with title and text, tag them.',
])('several people write a blog, and what a tag may say is no fact: %s', (sentence) => {
  const reading = readBuild(sentence)
  expect(reading.ok && reading.brief.access).toBe('members')
  expect(reading.ok && reading.brief.fields.map(({ label }) => label)).toEqual(['Title', 'Text', 'Tags'])
})

test('the page that each of the wares has is none of the menu', () => {
  const brief = briefOf('A shop for mugs called Tarn. Each mug has a page with a bigger picture, size and price.')
  expect(brief.copy.pages).toEqual([])
})
