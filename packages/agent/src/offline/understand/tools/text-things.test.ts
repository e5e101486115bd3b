import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'
import { readWriter } from './read-writer.ts'

function stageOf(text: string): string {
  const reading = readBuild(text)
  return reading.ok ? reading.brief.stage || reading.brief.front : reading.reason
}

test.each([
  'A motto maker for sports clubs: type the club and its colours, press Create.',
  'something that writes birthday poems, i enter a name and a hobby and press write',
  'Job description generator with the fields job title, tasks and salary. Generate button.',
  'Students drop in a chapter and read the gist of it, which is kept with a title and its number of words',
  'It should come up with five names for a band. One enters the music and picks a mood (wild, calm).',
  'An app that suggests gift ideas: enter the age and the hobby and click Suggest',
])('%s', (text) => {
  expect(stageOf(text)).toBe('text-tool')
})

test.each([
  ['Band name generator: you pick the genre (rock, folk) and type your town.', 'names'],
  ['Headline maker. I type the topic and press "Give me five".', 'lines'],
  ['Farewell speech writer: enter the name of the colleague.', 'product'],
])('%s', (text, kind) => {
  expect(readWriter(text).kind).toBe(kind)
})

test('a drop-down is chosen from, and no field of its own', () => {
  const { inputs, act, keep, kept, count } = readWriter(
    'Tagline tool: you type the brand and the audience, the mood is chosen from a drop-down menu (calm, wild), press "Show taglines" and see six taglines below it. The heart keeps one on a page Favourites.',
  )
  expect(inputs.map(({ label, options }) => [label, options])).toEqual([
    ['Brand', undefined],
    ['Audience', undefined],
    ['Mood', ['Calm', 'Wild']],
  ])
  expect([act, keep, kept, count]).toEqual(['Show taglines', '♡ Save as favourite', 'Favourites', 6])
})

test('what its button says is no name for a tool', () => {
  const reading = readBuild('An AI tool to write mottos: type the club and choose a tone (calm, wild). Favourites.')
  expect(reading.ok && reading.brief.name).toBe('Motto writer')
})
