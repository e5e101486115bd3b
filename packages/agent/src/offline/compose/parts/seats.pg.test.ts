import { beforeAll, expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { migrate } from '../../edit/migrate.ts'
import { type ComposedApp, startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const [ana, ben] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
]
const signUp =
  "insert into user_accounts (id, email, name, created_at) values ('ana', 'ana@example.com', 'Ana', '2026-01-01'), ('ben', 'ben@example.com', 'Ben', '2026-02-01')"

const sailing =
  'Website of the sailing school Ankerplatz: courses with level (beginner, expert), date and places that are booked with name and email. “First Knots”, beginner, 4 July, 3 places; “Night Trip”, expert, 18 July, 2 places. Ropes for sale: Blue Line 12 €, Red Line 15 €.'
const withHeads = sailing.replace('name and email', 'name, email and number of people')

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const booking = (course: number, more: object = {}) => ({
  name: 'Noor',
  email: 'noor@example.com',
  course_id: course,
  ...more,
})

async function idsOf(app: ComposedApp): Promise<{ knots: number; night: number }> {
  const rows = await app.query('select id, name from courses')
  const idOf = (name: string) => Number(rows.find((row) => row['name'] === name)?.['id'])
  return { knots: idOf('First Knots'), night: idOf('Night Trip') }
}

const countIn = async (app: ComposedApp, course: number): Promise<number> =>
  (await app.query(`select id from bookings where course_id = ${course}`)).length

/** How many answers had which status. */
function countsOf(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

test('of eight who book the last place at once one has it, and the others are told in plain words', async () => {
  const app = await openApp(briefOf(sailing))
  const { knots, night } = await idsOf(app)
  expect((await app.send('/api/bookings', booking(knots))).status).toBe(201)
  expect((await app.send('/api/bookings', booking(knots))).status).toBe(201)

  const answers = await Promise.all(Array.from({ length: 8 }, () => app.send('/api/bookings', booking(knots))))
  expect(countsOf(answers)).toEqual({ 201: 1, 409: 7 })
  expect(await answers.find(({ status }) => status === 409)?.json()).toEqual({
    errors: { course_id: 'This is full: no places are left.' },
  })
  expect(await countIn(app, knots)).toBe(3)
  // A race is not lost every time.
  for (let round = 0; round < 8; round += 1) {
    await app.query(`delete from bookings where id = (select max(id) from bookings where course_id = ${knots})`)
    const again = await Promise.all(Array.from({ length: 8 }, () => app.send('/api/bookings', booking(knots))))
    expect(countsOf(again)).toEqual({ 201: 1, 409: 7 })
  }
  expect(await (await app.ask(`/api/courses/${knots}`)).json()).toMatchObject({ places_in_all: 3, places_taken: 3 })
  expect((await app.send('/api/bookings', booking(night))).status).toBe(201)
  expect((await app.send('/api/bookings', booking(99_999))).status).toBe(422)
})

test('bookings that are moved at once to the last place do not overfill it either', async () => {
  const app = await openApp(briefOf(sailing))
  await app.query(signUp)
  const { knots, night } = await idsOf(app)
  const made = await Promise.all(Array.from({ length: 3 }, () => app.send('/api/bookings', booking(knots))))
  const [first, second, third] = await Promise.all(made.map(async (answer) => Number((await answer.json()).id)))
  expect((await app.send('/api/bookings', booking(night))).status).toBe(201)

  const change = (id: number | undefined, body: object) =>
    app.send(`/api/bookings/${id}`, body, { method: 'PATCH', person: ana })
  const moved = await Promise.all([first, second, third].map((id) => change(id, { course_id: night })))
  expect(countsOf(moved)).toEqual({ 200: 1, 409: 2 })
  expect(await countIn(app, night)).toBe(2)
  // Whoever has a place keeps it under another name, also where fewer are left than were taken.
  await app.query(`update courses set places = 1 where id = ${night}`)
  const [kept] = await app.query(`select id from bookings where course_id = ${night} limit 1`)
  expect((await change(Number(kept?.['id']), { name: 'Lin' })).status).toBe(200)
})

test('those who come with one booking are counted, and more of them need their places', async () => {
  const brief = briefOf(withHeads)
  const heads = brief.more.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'number')?.name ?? ''
  expect(heads).not.toBe('')
  const app = await openApp(brief)
  await app.query(signUp)
  const { knots } = await idsOf(app)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.send('/api/bookings', booking(knots, { [heads]: 2 }))),
  )
  expect(countsOf(answers)).toEqual({ 201: 1, 409: 3 })
  const [kept] = await app.query('select id from bookings')
  const change = (amount: number) =>
    app.send(`/api/bookings/${Number(kept?.['id'])}`, { [heads]: amount }, { method: 'PATCH', person: ana })
  expect((await change(4)).status).toBe(409)
  expect((await change(3)).status).toBe(200)
})

test('the guard follows an edit of what it counts', async () => {
  const before = briefOf(sailing)
  const app = await openApp(before)
  const { knots } = await idsOf(app)
  const renamed: Brief = {
    ...before,
    entity: { singular: 'trip', plural: 'trips' },
    more: before.more.map((kind) => ({
      ...kind,
      fields: kind.fields.map((field) => (field.to === 'course' ? { ...field, to: 'trip' } : field)),
    })),
  }
  await app.query(migrate(before, renamed))
  const insert = () =>
    app.query(`insert into bookings (name, email, course_id) values ('Noor', 'noor@example.com', ${knots})`)
  for (let place = 0; place < 3; place += 1) await insert()
  await expect(insert()).rejects.toMatchObject({ code: 'SEAT0' })

  const unlimited: Brief = { ...renamed, fields: renamed.fields.filter(({ kind }) => kind !== 'number') }
  await app.query(migrate(renamed, unlimited))
  await insert()
  expect(await countIn(app, knots)).toBe(4)
})

test('who booked is read and changed by the admin alone; visitors see the places that are left', async () => {
  const app = await openApp(briefOf(sailing))
  await app.query(signUp)
  const { knots } = await idsOf(app)
  const made = await (await app.send('/api/bookings', booking(knots))).json()

  expect((await app.load('/bookings/new')).status).toBe(200)
  expect((await app.load(`/courses/${knots}`)).data).not.toHaveProperty('bookings')
  const pages = ['/', '/courses', `/courses/${knots}`, '/bookings/new']
  for (const path of pages) {
    const text = await (await app.ask(path)).text()
    expect(text, path).not.toContain('noor@example.com')
    expect(text, path).not.toMatch(/href="\/bookings"/)
  }
  expect(await (await app.ask(`/courses/${knots}`)).text()).toContain('2 of 3 places left')

  for (const path of ['/bookings', `/bookings/${made.id}`, '/admin']) {
    expect((await app.load(path)).status, path).toBe(302)
    expect((await app.load(path, ben)).status, path).toBe(404)
    expect((await app.load(path, ana)).status, path).toBe(200)
  }
  for (const [path, method] of [
    ['/api/bookings', 'GET'],
    [`/api/bookings/${made.id}`, 'GET'],
    [`/api/bookings/${made.id}`, 'PATCH'],
    [`/api/bookings/${made.id}`, 'DELETE'],
  ] as const) {
    const body = method === 'PATCH' ? { body: '{}' } : {}
    for (const person of [undefined, ben]) {
      const answer = await app.ask(path, { method, ...body }, person)
      expect([401, 403, 404], `${method} ${path}`).toContain(answer.status)
      expect(await answer.text()).not.toContain('noor@example.com')
    }
  }
  expect(await countIn(app, knots)).toBe(1)
  expect(await (await app.ask('/api/bookings', {}, ana)).json()).toMatchObject([{ email: 'noor@example.com' }])
  expect((await app.ask(`/api/bookings/${made.id}`, { method: 'DELETE' }, ana)).status).toBe(200)
})

test('where everybody is to see who comes, it is their names and no more', async () => {
  const app = await openApp(briefOf(`${sailing} Everyone can see who is coming.`))
  const { knots } = await idsOf(app)
  await app.send('/api/bookings', booking(knots))
  expect((await app.load(`/courses/${knots}`)).data).toMatchObject({ bookings: [{ id: 1, name: 'Noor' }] })
  const text = await (await app.ask(`/courses/${knots}`)).text()
  expect(text).toContain('Noor')
  expect(text).not.toContain('noor@example.com')
  expect((await app.load('/bookings')).status).toBe(302)
})

test('where nobody has an account, bookings are kept and shown on no page', async () => {
  const app = await openApp(briefOf(`${sailing} No login anywhere.`))
  const { knots } = await idsOf(app)
  expect((await app.send('/api/bookings', booking(knots))).status).toBe(201)
  expect((await app.load('/bookings/new')).status).toBe(200)
  expect((await app.load('/bookings')).status).toBe(404)
  expect((await app.load('/bookings/1')).status).toBe(404)
  expect((await app.ask('/api/bookings/1')).status).toBe(404)
  expect(await (await app.ask('/api/bookings')).text()).not.toContain('noor@example.com')
  expect(await (await app.ask(`/courses/${knots}`)).text()).toContain('2 of 3 places left')
})
