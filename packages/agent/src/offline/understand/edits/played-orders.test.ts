// What later messages do to surveys, quizzes, games, timers and chats.
import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { readEdit } from './read-edit.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const survey = briefOf('A survey about our bus line with which stop, how often, what is missing and how satisfied 1-5')
const quiz = briefOf('A quiz about rivers with a leaderboard')
const memory = briefOf('A memory game with fruits')
const pomodoro = briefOf('A pomodoro timer')
const eggs = briefOf('An egg timer with soft 5 min, medium 7 min, hard 10 min')
const chat = briefOf('A chat for our rowing crew with rooms')

type Row = [message: string, brief: Brief, clause: RegExp, path: string, holds: RegExp]
const done: Row[] = [
  // A survey.
  ['change the scale to 1 to 10', survey, /from 1 to 10/, 'web/components/response-form.jsx', /'9', '10'/],
  ['all questions on one page', survey, /one page/, 'web/components/response-form.jsx', /<Answered/],
  ['one question per page', survey, /one question at a time/, 'web/components/response-form.jsx', /const steps/],
  [
    "thank people at the end with 'See you on board'",
    survey,
    /“See you on board”/,
    'web/components/send-response.jsx',
    /See you on board/,
  ],
  [
    'add an intro text that says it takes two minutes',
    survey,
    /above the questions/,
    'web/app/page.jsx',
    /It takes two minutes\./,
  ],
  ['export the results as csv', survey, /Download as CSV/, 'web/app/api/responses/csv/route.js', /What is missing/],
  ['only I should see the results', survey, /admin alone/, 'web/app/results/page.server.js', /requireAdmin/],
  ['make all questions required', survey, /every question/, 'web/lib/response-input.js', /isRequired: true/],
  // A quiz.
  ['give 15 seconds per question', quiz, /15 seconds/, 'web/components/question-card.jsx', /seconds=\{15\}/],
  ['show an explanation after each answer', quiz, /explanation/, 'database/schema.sql', /explanation text/],
  // Cards.
  ['more cards please', memory, /11 pairs/, 'web/app/page.jsx', /sm:grid-cols-6/],
  ['use animals instead', memory, /animals on the cards/, 'web/app/page.jsx', /'fox'/],
  ['make the cards bigger', memory, /more of the page/, 'web/app/page.jsx', /minmax\(0,7fr\)/],
  // Lengths.
  ['set the break to 7 minutes', pomodoro, /7 minutes \(break\)/, 'web/app/page.jsx', /"Break", seconds: 420/],
  ['make it 50 and 10 minutes', pomodoro, /50 minutes \(work\)/, 'web/app/page.jsx', /"Break", seconds: 600/],
  [
    'add a nap of 40 minutes',
    pomodoro,
    /40 minutes \(nap\)/,
    'web/app/page.jsx',
    /"Work", seconds: 1500.*"Nap", seconds: 2400/,
  ],
  ['make soft 4 minutes', eggs, /4 minutes \(soft\)/, 'web/app/page.jsx', /"Soft", seconds: 240.*"Hard", seconds: 600/],
  ['count the sessions per day', pomodoro, /“Statistics”/, 'web/app/statistics/page.jsx', /./],
  // A chat.
  ['let us search the messages', chat, /search over the messages/, 'web/components/message-list.jsx', /type="search"/],
]

test.each(done)('%s', (message, before, clause, path, holds) => {
  const { brief, clauses, refused, orders } = readEdit(message, before)
  expect({ refused, orders }).toEqual({ refused: [], orders: [] })
  expect(clauses.join('; ')).toMatch(clause)
  expect(compose(before).files[path] ?? '').not.toMatch(holds)
  expect(compose(brief).files[path]).toMatch(holds)
})

test.each([
  ['let people skip questions', survey, /none has to be answered/],
  ['rate from 0 to 20', survey, /begin at 1/],
  ['show the right answer after each question', quiz, /does so already/],
  ['add a stopwatch', memory, /counted beside the cards already/],
  ['show the number of moves', memory, /beside the cards already/],
  ['use dinosaurs instead', memory, /only animals, fruits and planets/],
  ['start the next one automatically', pomodoro, /by itself/],
  ['add a long break of 15 minutes', pomodoro, /so already/],
  ['let people delete their own messages', chat, /“Delete” stands below/],
  ['send pictures', chat, /messages are words/],
])('said, and nothing is changed: %s', (message, before, why) => {
  const { brief, clauses, refused } = readEdit(message, before)
  expect(clauses).toEqual([])
  expect(refused.join()).toMatch(why)
  expect(brief).toEqual(before)
})

test.each([
  'make the font 20px',
  'use 2 colours',
  'ring a bell 5 minutes before the end',
  'add a sound after 10 minutes',
])('no length comes of what is none: %s', (message) => {
  expect(readEdit(message, pomodoro).brief.request).toBe(pomodoro.request)
})

test('a poll asks something else of the same options', () => {
  const poll = briefOf('A poll on where our crew rows on Sunday: Lake, Canal, River')
  const { brief, clauses } = readEdit('change the question to "Where do we row in May?"', poll)
  expect(clauses.join()).toContain('ask “Where do we row in May?”')
  expect(compose(brief).seedSql).toContain('Where do we row in May?')
  expect(compose(brief).seedSql).toContain('Canal')
})

test('a room is a row, with its name as it was said', () => {
  const { sql, clauses } = readEdit('add a room called Weather', chat)
  expect([sql.join(), clauses.join()]).toEqual([
    "insert into rooms (name) values ('Weather') on conflict (name) do nothing;",
    'open the room “Weather”',
  ])
})

test('the answer that is said to be right is the right one, and stands there once', () => {
  const { sql } = readEdit('add a question: Which river is longest? Rhine, Nile, Danube, the answer is Nile', quiz)
  expect(sql.join()).toContain("'Nile', 'Rhine', 'Danube'")
})
