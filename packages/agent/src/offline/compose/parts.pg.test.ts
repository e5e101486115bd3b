import { beforeAll, expect, test } from 'vitest'

import { type ComposedApp, startWorkshop } from '../fixtures/composed-app.ts'
import { readBuild } from '../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const [ana, ben] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
]
const signUp =
  "insert into user_accounts (id, email, name) values ('ana', 'ana@example.com', 'Ana'), ('ben', 'ben@example.com', 'Ben')"

async function build(sentence: string): Promise<ComposedApp> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

async function page(app: ComposedApp, path: string): Promise<string> {
  const answer = await app.ask(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

test('visitors give stars, each once, and the average stands at the record', async () => {
  const app = await build('A recipe collection where visitors can rate the recipes and save favourites')
  await app.query('delete from ratings')
  const rate = (stars: number, visitor: string) => app.send('/api/recipes/2/stars', { stars, visitor })

  expect((await rate(5, 'one')).status).toBe(200)
  expect((await rate(2, 'two')).status).toBe(200)
  expect((await rate(3, 'one')).status).toBe(200)
  expect((await rate(9, 'one')).status).toBe(422)
  expect(await (await app.ask('/api/recipes/2')).json()).toMatchObject({ average_stars: 2.5, star_count: 2 })
  expect(await page(app, '/2')).toContain('2.5')
  expect(await page(app, '/favourites')).toContain('Nothing kept yet')
})

test('with accounts, what somebody keeps is theirs', async () => {
  const app = await build('A recipe site with sign-up, members can add recipes, rate them and save favourites')
  await app.query(signUp)
  expect((await app.ask('/api/favourites/3', { method: 'PUT' })).status).toBe(401)
  expect((await app.ask('/api/favourites/3', { method: 'PUT' }, ana)).status).toBe(200)

  expect(await (await app.ask('/api/favourites', {}, ana)).json()).toEqual([3])
  expect(await (await app.ask('/api/favourites', {}, ben)).json()).toEqual([])
})

test('days are ticked once and make a streak', async () => {
  const app = await build('Habit tracker with streaks')
  await app.query('delete from habit_days')
  const today = new Date().toISOString().slice(0, 10)
  const tick = (method: string, day: string) => app.ask(`/api/habits/1/days/${day}`, { method })

  expect((await tick('PUT', today)).status).toBe(200)
  expect((await tick('PUT', today)).status).toBe(200)
  expect((await tick('PUT', 'never')).status).toBe(404)
  expect(await (await app.ask('/api/habits/1')).json()).toMatchObject({ done_days: [today] })
  expect(await page(app, '/1')).toContain('One day in a row')
  await tick('DELETE', today)
  expect(await page(app, '/1')).toContain('0 days in a row')
})

test('nobody ticks the days of somebody else', async () => {
  const app = await build('Habit tracker with streaks and login, each user sees only their own habits')
  await app.query(signUp)
  const habit = await (await app.send('/api/habits', { name: 'Stretch' }, { person: ana })).json()
  const tick = (person: typeof ana) => app.ask(`/api/habits/${habit.id}/days/2026-05-01`, { method: 'PUT' }, person)

  expect((await tick(ben)).status).toBe(404)
  expect((await tick(ana)).status).toBe(200)
})

test('a calendar shows a month of what has a day, and leads to adding on a day', async () => {
  const app = await build('Club events with title, date, place and a calendar view')
  await app.query(
    "delete from club_events; insert into club_events (title, date) values ('Lantern walk', '2026-02-28')",
  )

  expect(await page(app, '/calendar?month=2026-02')).toMatch(/February 2026[^]*Lantern walk/)
  expect(await page(app, '/calendar?month=2026-03')).not.toContain('Lantern walk')
  expect(await page(app, '/calendar?month=2026-02')).toContain('/new?date=2026-02-01')
  expect(await page(app, '/new?date=2026-02-01')).toContain('value="2026-02-01"')
  expect(await page(app, '/calendar?month=13')).toContain('Calendar')
})

test('a map draws what has coordinates and leads to the streets', async () => {
  const app = await build('A map of cafés with name, address and wifi (yes/no)')
  expect(await page(app, '/map')).toMatch(/<circle[^]*openstreetmap\.org\/\?mlat=/)
  await app.query('update items set latitude = null')
  expect(await page(app, '/map')).toContain('has coordinates yet')
})

test('a newsletter takes an address once', async () => {
  const app = await build('A blog about tea with comments and a newsletter sign-up')
  expect(await page(app, '/newsletter')).toContain('News by e-mail')
  expect((await app.send('/api/newsletter', { email: 'noor@example.com' })).status).toBe(201)
  expect((await app.send('/api/newsletter', { email: 'NOOR@example.com' })).status).toBe(201)
  expect((await app.send('/api/newsletter', { email: 'noor' })).status).toBe(422)
  expect(await app.query('select email from subscribers')).toEqual([{ email: 'noor@example.com' }])
})
