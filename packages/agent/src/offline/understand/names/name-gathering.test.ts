import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'

test.each([
  ['A chat app for our rowing crew with rooms', 'Rowing crew'],
  ['Chat for the staff of our museum', 'Museum staff'],
  ['A social network for amateur astronomers', 'Amateur astronomers'],
  ['facebook for our village', 'Village'],
  ['A dating app for people who love lakes', 'Two for the lakes'],
  ['Tinder but for gardeners', 'Gardeners meet'],
  ['dating app', 'Two of us'],
  ['A feedback tool where visitors of our zoo post ideas and vote', 'Zoo ideas'],
  ['Knitting circle. A chat with rooms for us', 'Knitting circle'],
  ['a simple chat', 'Chat'],
])('“%s” is called %s', (sentence, name) => {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.brief.name).toBe(name)
})

test('who shows themselves is drawn as a person, whatever they love', () => {
  const reading = readBuild('A dating app for dog lovers')
  if (!reading.ok) throw new Error(reading.reason)
  const code = Object.values(compose(reading.brief).files).join('\n')
  expect(code).toContain('portrait trees ${profile.name}')
  expect(code).not.toContain('landscape')
})
