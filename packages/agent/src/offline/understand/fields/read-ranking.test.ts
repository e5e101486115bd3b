import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { readRanking } from './read-ranking.ts'

function read(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading
}

test.each([
  [
    'Stairs challenge. Everyone enters name, team (Red, Blue, Green), floors and the date. A ranking of the three teams by floors, the best team first, e.g. "Blue 31 floors".',
    'team floors| floors',
  ],
  ['Reading challenge: child, book, pages. Leaderboard of the children by pages.', 'child pages| pages'],
  ['Bowling scores: player, points, date. Ranking of players by their total points on top.', 'player points| points'],
  ['Step counter for our office: name, steps, date, with a leaderboard', 'name steps| steps'],
])('%s', (message, ranked) => {
  const { brief, unsupported } = read(message)
  const ranking = readRanking(message, brief)
  expect(`${ranking?.per?.field ?? ''} ${ranking?.of ?? ''}|${ranking?.ranked?.unit ?? ''}`).toBe(ranked)
  expect(unsupported).toEqual([])
  expect(Object.values(compose(brief).files).join('\n')).toContain('<ol className="mt-2">')
})

test('where nothing can be added up nobody is ranked, and that is said', () => {
  const { unsupported } = read('Films with title and director and a leaderboard')
  expect(unsupported).toEqual(['a ranking of people by what they added up'])
})
