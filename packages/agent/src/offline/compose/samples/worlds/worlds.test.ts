// Sample rows live in the world that their message speaks of.
import { expect, test } from 'vitest'

import { readBuild } from '../../../understand/read-build.ts'
import { compose } from '../../compose.ts'
import { namesOfWorld, rowsOfWorld, wordsOfWorld } from './worlds.ts'

function seedOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`${message}: ${reading.reason}`)
  return compose(reading.brief).seedSql
}

test.each([
  [
    'Chess club with players and games: white, black, result, date',
    /'Tom Lindner', 'Jun Mori', '1–0'/,
    /Striker|Dixit/,
  ],
  ['Bike repair jobs: customer, bike, what is broken, price', /'Chain slips under load'/, /Cistern|Pipe under/],
  ['Shoe repair tickets: customer, shoes, what is wrong, price', /'(?:New heels|Sole is loose)'/, /Cistern|puncture/],
  ['Plumber jobs: customer, address, what is broken', /'Drain is slow'/, /puncture/],
  [
    'I log every fish I catch: species, weight, lake, bait and date',
    /'Pike', 6\.2, 'Mill lake', 'Dead roach'/,
    /Neon tetra/,
  ],
  ['A sourdough log: loaves with flour, hydration and how it came out', /'Open crumb, thin crust'/, /null, '7/],
] as const)('%s', (message, told, other) => {
  const seed = seedOf(message)
  expect(seed).toMatch(told)
  expect(seed).not.toMatch(other)
})

test('the noun decides before the message, and what was named first before the rest', () => {
  expect(wordsOfWorld('position', 'player', 'our chess club and its football team')).toContain('First board')
  expect(namesOfWorld('hive', 'chess club')).toBeUndefined()
  expect(rowsOfWorld('game', 'board games evening')).toEqual([])
})

test('what is true of a thing stands in one row', () => {
  for (const { values } of rowsOfWorld('catch', 'angling diary')) {
    expect(Number(values['weight'])).toBeLessThan(9)
    expect(values['species']).not.toBe('')
  }
})
