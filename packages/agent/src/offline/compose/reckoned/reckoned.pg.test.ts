import { createTestDatabase } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { briefOfCase } from '../../fixtures/brief-of-case.ts'
import { compose } from '../compose.ts'
import { viewsOf } from '../views.ts'
import { UnfitReckoning, readReckoning } from './read-reckoning.ts'
import { reckoningSql } from './reckoned-sql.ts'

const lessons = `= lessons
words: pupil
title: Lessons
kind: pupil: name (required), level (beginner, advanced), lessons a year (number)
Ana | Beginner | 30
Bo | Advanced | 10
Cem | Beginner | 20
kind: lesson of pupil: what (text, required), date (required), minutes (number), came (yes/no)
@Ana | Scales | today | 30 | yes
@Ana | Chords | -3 | 60 | no
@Bo | Solo | -20 | 45 | yes
kind: payment of pupil: for what (text, required), amount (money), paid on (date)
@Ana | October | 50 | -2
`

let database: Awaited<ReturnType<typeof createTestDatabase>>

const brief = briefOfCase(lessons)
const views = viewsOf(brief)

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(compose(brief).schemaSql)
  // Rows of a case that is none of ours are not known by its id.
  await database.pool
    .query(`insert into pupils (name, level, lessons_a_year) values ('Ana', 'Beginner', 30), ('Bo', 'Advanced', 10), ('Cem', 'Beginner', 20);
insert into lessons (what, pupil_id, date, minutes, came) values ('Scales', 1, current_date, 30, true), ('Chords', 1, current_date - 3, 60, false), ('Solo', 2, current_date - 20, 45, true);
insert into payments (for_what, pupil_id, amount, paid_on) values ('October', 1, 50, current_date - 2)`)
})

const isShown = ([key]: [string, unknown]): boolean => key !== 'id' && key !== 'first'

async function linesOf(line: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<Record<string, unknown>>(reckoningSql(readReckoning(line, views), views))
  return rows.map((row) =>
    Object.entries(row)
      .filter(isShown)
      .map(([, value]) => value),
  )
}

test.each([
  [
    'those that have nothing stand there as well',
    'Lessons | each pupil | Lessons = count lesson',
    [
      ['Ana', 2],
      ['Bo', 1],
      ['Cem', 0],
    ],
  ],
  [
    'some of them count',
    'Came | each pupil | Came = count lesson where came and minutes over 20',
    [
      ['Ana', 1],
      ['Bo', 1],
      ['Cem', 0],
    ],
  ],
  [
    'who has not been there',
    'Not seen | each pupil | Days = since latest date of lesson | only Days over 7',
    [
      ['Cem', null],
      ['Bo', 20],
    ],
  ],
  [
    'what is owed is worked out',
    'To pay | each pupil | Owes = count lesson where came * 40 - sum amount of payment | only Owes over 0',
    [['Bo', 40]],
  ],
  [
    'a line over the days, told apart by what they belong to',
    'Minutes | each week of date of lesson by pupil | Minutes = sum minutes of lesson | as line',
    expect.arrayContaining([[expect.stringMatching(/^Week of /u), 'Bo', 45]]),
  ],
  [
    'what is left of a number of its own',
    'Left | each pupil | Left = lessons a year - count lesson | least Left first',
    [
      ['Bo', 9],
      ['Cem', 20],
      ['Ana', 28],
    ],
  ],
  [
    'by a choice',
    'Levels | each level of pupil | Pupils = count pupil',
    [
      ['Beginner', 2],
      ['Advanced', 1],
    ],
  ],
  [
    'by what it belongs to',
    'Minutes | each pupil of lesson | Minutes = sum minutes of lesson',
    [
      ['Ana', 90],
      ['Bo', 45],
    ],
  ],
  [
    'records that are so',
    'Missed | each lesson where not came | Pupil = pupil; Minutes = minutes',
    [['Chords', 'Ana', 60]],
  ],
  [
    'numbers in a row',
    'All | all | Lessons = count lesson; Mean = average minutes of lesson; Levels = different level of pupil',
    [[3, 45, 2]],
  ],
  [
    'the newest says',
    'Last | each pupil | Last = last what of lesson',
    [
      ['Ana', 'Scales'],
      ['Bo', 'Solo'],
      ['Cem', null],
    ],
  ],
  ['days between', 'Gap | all | Gap = gap date of lesson', [[10]]],
  [
    'what belongs to what belongs to it',
    'Paid | each payment where amount over 10 | Level = last level of pupil',
    [['October', 'Beginner']],
  ],
])('%s', async (_, line, expected) => {
  expect(await linesOf(line)).toEqual(expected)
})

const league = `= league
words: team
title: League
kind: team: name (required), captain (text)
kind: match: what (text, required), home (of team), away (of team), home goals (number), away goals (number), margin (= home goals - away goals), fee (money), fees (= fee * 2)
`

test('a league is reckoned by the side that a team was on', async () => {
  const leagueBrief = briefOfCase(league)
  const all = viewsOf(leagueBrief)
  await database.pool.query(compose(leagueBrief).schemaSql)
  await database.pool.query(`insert into teams (name) values ('Owls'), ('Foxes'), ('Bears');
insert into matches (what, home_id, away_id, home_goals, away_goals, fee) values ('1', 1, 2, 3, 1, 5), ('2', 2, 3, 2, 2, 5), ('3', 3, 1, 0, 1, 5)`)
  const line =
    'Table | each team | Points = count match by home where home goals over away goals * 3 + count match by away where away goals over home goals * 3 + count match where home goals equals away goals; Played = count match; Margin = sum margin of match by home - sum margin of match by away'
  const { rows } = await database.pool.query(reckoningSql(readReckoning(line, all), all))
  expect(rows.map(({ name, points, played, margin }) => [name, points, played, margin])).toEqual([
    ['Owls', 6, 2, 3],
    ['Foxes', 1, 2, -2],
    ['Bears', 1, 2, -1],
  ])
  const since = await database.pool.query(
    reckoningSql(readReckoning('Last | all | Last = since latest entry of match; Fees = sum fees of match', all), all),
  )
  expect(since.rows).toEqual([{ last: 0, fees: 30 }])
})

test.each([
  'A | each teacher | B = count lesson',
  'A | each pupil | B = sum hours of lesson',
  'A | each pupil | B = count lesson where level is Beginner',
  'A | each pupil | B = count pupil where level is Old',
  'A | each pupil | B = name + lessons a year',
  'A | each pupil | B = count lesson | first B',
  'A | all | B = level',
])('%s does not fit', (line) => {
  expect(() => readReckoning(line, views)).toThrow(UnfitReckoning)
})
