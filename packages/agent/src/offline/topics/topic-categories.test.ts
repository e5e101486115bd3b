import { topicCategorySchema } from '@joinery/contract/vocabulary/topics'
import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'

test.each(topicCategorySchema.options)('%s: understood as an app, in more than one wording', (category) => {
  expect(readBuild(`Build me a ${category}`)).toMatchObject({ ok: true })
  expect(readBuild(`I want a simple ${category} for my friends`)).toMatchObject({ ok: true })
})

test.each([
  ['online store', 'shop'],
  ['ecommerce store', 'shop'],
  ['personal website', 'site'],
  ['portfolio', 'site'],
  ['lead generation tool', 'site'],
  ['quiz', 'quiz'],
  ['survey', 'survey'],
  ['chat app', 'chat'],
  ['game', 'stage'],
  ['AI tool', 'stage'],
  ['blog', 'list'],
])('%s: its first page is a %s', (category, front) => {
  expect(readBuild(`Build me a ${category}`)).toMatchObject({ brief: { front } })
})

test.each(['weather app', 'translation tool', 'cryptocurrency app', 'AI tool'])(
  '%s: what rules cannot do is said',
  (category) => {
    const reading = readBuild(`Build me a ${category}`)
    expect(reading.ok && reading.unsupported.length).toBeGreaterThan(0)
  },
)

test.each([
  ['A game collection with title, console and rating', 'game'],
  ['A list of board games', 'board game'],
  ['A blog post planner with title, due date and status', 'blog post'],
  ['A gallery of my paintings with title, year and price', 'painting'],
])('records about such a thing are no such thing: %s', (sentence, singular) => {
  expect(readBuild(sentence)).toMatchObject({ ok: true, brief: { front: 'list', entity: { singular } } })
})
