import { expect, test } from 'vitest'

import { compose } from '../../compose/compose.ts'
import { readBuild } from '../read-build.ts'
import { subjectName } from './table-names.ts'
import { wareSold } from '../names/ware-sold.ts'

function tablesOf(sentence: string): string[] {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return [...compose(reading.brief).schemaSql.matchAll(/create table (\S+)/g)].map(([, name = '']) => name)
}

test.each([
  ['A quiz about castles', ['castle_questions', 'castle_scores']],
  ["Quiz for our brewery's open day, with a Start button", ['brewery_questions', 'brewery_scores']],
  ['quiz', ['questions', 'scores']],
  ['A poll asking "Which weekend suits you?" with the options 3 May, 10 May', ['weekend_polls', 'weekend_options']],
  ['Poll: "Who should be our captain?" Options: Ana, Ben', ['captain_polls', 'captain_options']],
  ['Our new boat needs a name. Make a poll: Heron, Otter or Seal', ['boat_name_polls', 'boat_name_options']],
  ['Poll: Where do we meet on Sunday? Park, Café or Lake', ['place_polls', 'place_options']],
  ['Poll: Tea or coffee?', ['polls', 'poll_options']],
  ['A chat app with rooms for our rowing club', ['rooms', 'rowing_club_messages']],
  ['chat for our theatre group. channels for rehearsal, costumes and props', ['channels', 'theatre_group_messages']],
  ['chat app', ['rooms', 'messages']],
  ['AI slogan generator for small businesses', ['slogans']],
  ['A tool that summarizes long texts and gives me the keywords', ['summaries']],
  ['snake game with high scores', ['snake_scores']],
  ['A mortgage calculator with amount, interest and years', ['mortgage_calculations']],
  ['BMI calculator: height in cm, weight in kg', ['bmi_calculations']],
  ['A pomodoro timer with 25 minutes that keeps the finished sessions', ['pomodoro_sessions']],
  ['Appointment page of a physio: treatments with prices, and people can book one', ['treatments', 'bookings']],
])('the tables of “%s” go by its subject', (sentence, tables) => {
  expect(tablesOf(sentence)).toEqual(tables)
})

test.each([
  ['An online shop for handmade candles with a cart', 'candles'],
  ["Small shop for my aunt's pickled lemons, with a basket", 'pickled_lemons'],
  ['Online shop for handmade soap. Cart and checkout.', 'soaps'],
  ['Kayak store with cart and checkout', 'kayaks'],
  // Whose it is, several sorts of things, and words for anything are not what is sold.
  ['online shop for my apiary. Products: Heather Honey €9.50, Lime Honey €8.20', null],
  ['I want to sell my cups and bowls online', null],
  ["I'm a potter and want to sell my cups and bowls online", 'pottery'],
  ['Farm shop where customers order vegetable boxes', null],
  ['we sell felt things: Yurt rug $64, Camel cushion $24', null],
])('what “%s” sells is kept as %s', (sentence, table) => {
  expect(wareSold(sentence)).toBe(table)
})

test('short messages are posted as messages, and read like posts', () => {
  const reading = readBuild('Twitter for my choir: short messages, newest first, heart button')
  if (!reading.ok) throw new Error('Not understood')
  expect(reading.brief.fields[0]).toMatchObject({ name: 'message', label: 'Message' })
  expect(compose(reading.brief).seedSql).toContain('nothing but a clarinet')
})

test('what is no thing names no table', () => {
  expect(['people', 'Friday', 'the one', 'our new', 'amount', 'zzyx', ''].map(subjectName)).toEqual(Array(7).fill(null))
})

test('a game keeps what it knows besides its points', () => {
  const reading = readBuild('memory game with animals for my kids')
  if (!reading.ok) throw new Error('Not understood')
  const { schemaSql, files } = compose(reading.brief)
  expect(schemaSql).toContain('create table memory_scores')
  expect(schemaSql).toContain('  moves integer not null')
  expect(files['web/app/page.jsx']).toContain('<SaveScore points={points} moves={moves} seconds={seconds} />')
  expect(files['web/app/scores/page.jsx']).toContain('moves ${score.moves}, seconds ${score.seconds}')
})

test('an app made before tables went by their subject is composed as it was', () => {
  const reading = readBuild('snake game with high scores')
  if (!reading.ok) throw new Error('Not understood')
  const { schemaSql, files } = compose({ ...reading.brief, tables: {} })
  expect(schemaSql).toMatch(
    /^create table scores \(\n {2}id [^\n]+\n {2}name [^\n]+\n {2}points [^\n]+\n {2}created_at/,
  )
  expect(files['web/app/page.jsx']).toContain('<SaveScore points={points} />')
})
