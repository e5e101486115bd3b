import { expect, test } from 'vitest'

import { listedKinds } from './listed-kinds.ts'
import { readBuild } from '../read-build.ts'

function kindsOf(message: string): string[] {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`refused: ${message}`)
  const { brief } = reading
  return [brief.entity, ...brief.more.filter(({ isInbox }) => !isInbox)].map(({ singular }) => singular)
}

test.each([
  ['Real estate agency website with houses', ['house']],
  ['Museum website with exhibitions and opening hours', ['exhibition']],
  ['Website for an animal shelter with dogs for adoption', ['dog']],
  ['Hotel website with rooms and prices', ['room']],
  ['Band website with gigs and songs', ['gig', 'song']],
  ['Company website with jobs and team', ['member', 'job']],
  ['Site for a riding school with horses, teachers, lessons and a contact form', ['horse', 'teacher', 'lesson']],
  ['Website for a law firm with lawyers and areas of practice', ['lawyer']],
])('%s', (message, kinds) => {
  expect(kindsOf(message)).toEqual(kinds)
})

test('what is shown has the facts that one looks for', () => {
  const [house] = listedKinds('Website of an agent with houses')
  expect(house?.fields.map(({ label }) => label)).toEqual([
    'Address',
    'Photo',
    'Price',
    'Rooms',
    'Size in m²',
    'Description',
  ])
})

test.each([
  'Website with buttons, colours and links',
  'A page with opening hours, prices and directions',
  'A site for visitors and members',
  'Things with rooms and houses',
])('nothing is listed: %s', (message) => {
  expect(listedKinds(message)).toEqual([])
})
