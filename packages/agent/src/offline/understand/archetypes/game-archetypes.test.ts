import { expect, test } from 'vitest'

import { matchesMarks, smallGameMarks } from '../../compose/fronts/said-games.ts'
import { readBuild } from '../read-build.ts'

test.each([
  ['Four in a row for my two sons', 'connect-four'],
  ['throw two dice and add them up', 'dice'],
  ['heads or tails app', 'coin-toss'],
  ['A lucky wheel for our summer party with prizes: cake, kiss, nothing', 'wheel'],
  ['is the next card higher or lower', 'higher-lower'],
  ['Reflex test: click when the light goes green', 'reaction'],
  ['a typing test showing words per minute', 'typing'],
  ['18 stones on the table, we take up to two in turn, who takes the last stone wins', 'matches'],
])('%s', (text, stage) => {
  const reading = readBuild(text)
  expect(reading.ok && reading.brief.stage).toBe(stage)
})

test('how many lie on the table and how many one may take', () => {
  const marks = matchesMarks({ request: '18 stones on the table, take up to two, who takes the last stone wins' })
  expect([marks['atStart'], marks['most'], marks['things'], marks['lastWords']]).toEqual(['18', '2', 'stones', 'wins'])
})

test('what a coin does and how many dice there are', () => {
  const marks = smallGameMarks({ request: 'flip a coin, or roll three dice that are 12-sided' })
  expect([marks['toss'], marks['dice'], marks['sides']]).toEqual(['Flip', '3', '12'])
})
