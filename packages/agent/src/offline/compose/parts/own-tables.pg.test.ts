import { beforeAll, expect, test } from 'vitest'

import { type ComposedApp, startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

async function build(sentence: string): Promise<ComposedApp> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

test('a shop sells what its table is called by, and its stock goes down', async () => {
  const app = await build(
    'An online shop for handmade candles. Candles have a name, price, scent and stock. Cart and checkout.',
  )
  await app.query('update candles set stock = 5 where id = 1')
  const lines = [{ id: 1, quantity: 2 }]
  const details = { name: 'Ana', email: 'ana@example.com', address: 'Quay 3' }

  expect((await app.send('/api/orders', { ...details, lines })).status).toBe(201)
  expect(await app.query('select stock from candles where id = 1')).toEqual([{ stock: 3 }])
  expect((await app.ask('/products')).status).toBe(200)
})

test('a quiz asks its own questions and keeps its own scores', async () => {
  const app = await build('A quiz about rivers')

  expect((await app.load('/')).data).toHaveProperty('questions.0.right')
  expect((await app.send('/api/scores', { name: 'Ana', points: 4 })).status).toBe(201)
  expect(await app.query('select name, points from river_scores')).toEqual([{ name: 'Ana', points: 4 }])
})

test('a memory game keeps moves and seconds with the points', async () => {
  const app = await build('memory game with animals for my kids')

  await app.send('/api/scores', { name: 'Ana', points: 90, moves: 14, seconds: 51 })
  await app.send('/api/scores', { name: 'Ben', points: 20, moves: 'many' })
  expect((await app.load('/scores')).data).toMatchObject({
    scores: [
      { name: 'Ana', moves: 14, seconds: 51 },
      { name: 'Ben', moves: 0, seconds: 0 },
    ],
  })
})

test('a poll, a chat and a tool for texts read and write the tables that go by their subject', async () => {
  const poll = await build('A poll asking "Which evening suits?" with options Monday, Tuesday and Friday')
  expect(await (await poll.send('/api/polls/1/votes', { option: 2 })).json()).toMatchObject({ votes: 1 })
  expect(await poll.query('select label from evening_options where votes = 1')).toEqual([{ label: 'Tuesday' }])

  const chat = await build('chat for our brass band. channels for rehearsal, gigs and lost property')
  expect((await chat.send('/api/messages', { room: 1, message: 'Spit valve?', name: 'Jo' })).status).toBe(201)
  expect(await chat.query("select author from brass_band_messages where body = 'Spit valve?'")).toEqual([
    { author: 'Jo' },
  ])

  const slogans = await build('AI slogan generator for small businesses')
  const kept = { title: 'Bakery', words: '', result: 'Fresh at six' }
  expect((await slogans.send('/api/texts', kept)).status).toBe(201)
  expect(await slogans.query('select result from slogans')).toEqual([{ result: 'Fresh at six' }])
})

test('timers and calculators keep what was done under their subject', async () => {
  const timer = await build('A pomodoro timer with 25 minutes that keeps the finished sessions')
  expect((await timer.send('/api/sessions', { task: 'Essay', minutes: 25 })).status).toBe(201)
  expect(await timer.query("select task from pomodoro_sessions where task = 'Essay'")).toEqual([{ task: 'Essay' }])

  const tip = await build('A tip calculator with bill, tip percentage and number of people')
  expect((await tip.send('/api/calculations', { words: '40, 10, 2', result: 'Tip: 4' })).status).toBe(201)
  expect(await tip.query('select result from tip_calculations')).toEqual([{ result: 'Tip: 4' }])
})
