// Players or teams and their games: who stands where is what the app is opened for.
import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { reckoningsOf } from '../../compose/reckoned/read-reckoning.ts'
import { viewsOf } from '../../compose/views.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(`${message}: ${reading.reason}`)
  return reading.brief
}

test.each([
  [
    'Chess club ladder: players, games with white, black, result and date',
    ['Played', 'Won', 'Drawn', 'Lost', 'Points'],
    'Points',
  ],
  [
    'Football league table: teams, matches with home team, away team, home goals and away goals',
    ['Played', 'Won', 'Drawn', 'Lost', 'Points'],
    'Points',
  ],
  [
    'Table tennis ladder at work: players and matches with winner, loser, score and date',
    ['Played', 'Lost', 'Won'],
    'Won',
  ],
  ['Foosball rankings for the office: players and games with result', ['Played', 'Lost', 'Won'], 'Won'],
])('%s', (message, columns, order) => {
  const brief = briefOf(message)
  const [table] = reckoningsOf(brief.reckoned ?? [], viewsOf(brief))
  expect(table?.columns.map(({ label }) => label)).toEqual(columns)
  expect(table?.order?.column.label).toBe(order)
})

test('both sides of a game are players, and a game of chess may be drawn', () => {
  const { more } = briefOf('Chess club ladder: players, games with white, black, result and date')
  expect(more[0]?.fields.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'Game: text',
    'White: reference',
    'Black: reference',
    'Result: choice',
    'Date: date',
  ])
})

test('whoever leads is the heading, and a result is entered beside the table', () => {
  const { files } = compose(briefOf('Chess club ladder: players, games with white, black, result and date'))
  const page = files['web/app/page.jsx']
  expect(page).toContain('data.reckoned.ladder[0].name} leads')
  expect(page).toContain('<StandingsTable')
  expect(page).toContain('href="/games/new"')
})

test.each(['Players with name and phone', 'A log of chess games with white, black, result and date'])(
  'no table: %s',
  (message) => {
    expect(briefOf(message).reckoned).toBeUndefined()
  },
)
