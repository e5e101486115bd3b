import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

import type { Brief } from '../../brief.ts'
import { type ComposedApp, startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const admin = { id: 'ana', name: 'Ana' }

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const cabins =
  'We have two cabins in the woods. Guests should see which nights are free, send a request with their name, phone and how many people, and I confirm or decline it.'

async function openCabins(): Promise<ComposedApp> {
  const app = await openApp(briefOf(cabins))
  await app.query("insert into user_accounts (id, email, name) values ('ana', 'ana@example.com', 'Ana')")
  await app.query("insert into admins (user_id) values ('ana')")
  return app
}

const ask = (app: ComposedApp, more: object = {}): Promise<Response> =>
  app.send('/api/cabins/1/requests', {
    name: 'Noor',
    first: '2031-05-03',
    last: '2031-05-10',
    details: { phone: '0170 123456', number_of_people: '3' },
    ...more,
  })

const decide = (app: ComposedApp, id: number, state: string): Promise<Response> =>
  app.send(`/api/requests/${id}`, { state }, { method: 'PUT', person: admin })

const idsOf = async (app: ComposedApp): Promise<number[]> =>
  (await app.query('select id from requests order by id')).map(({ id }) => Number(id))

test('a guest asks, the owner confirms, the guest reads it and everybody sees the days', async () => {
  const app = await openCabins()
  const { code } = z.object({ code: z.string() }).parse(await (await ask(app)).json())
  expect((await app.load(`/requests/${code}`)).data).toMatchObject({ request: { name: 'Noor', state: 'asked' } })
  expect(await (await app.ask('/api/cabins/1')).json()).toMatchObject({ taken_days: [] })

  const [id = 0] = await idsOf(app)
  expect((await decide(app, id, 'confirmed')).status).toBe(200)
  expect((await app.load(`/requests/${code}`)).data).toMatchObject({ request: { state: 'confirmed' } })
  const shown = await (await app.ask('/api/cabins/1')).text()
  expect(JSON.parse(shown)).toMatchObject({ taken_days: [{ first: '2031-05-03', last: '2031-05-10' }] })
  expect(shown).not.toContain('Noor')
})

test('days that are taken are asked for no more; on the day of leaving the next guest comes', async () => {
  const app = await openCabins()
  await ask(app)
  const [id = 0] = await idsOf(app)
  await decide(app, id, 'confirmed')
  expect((await ask(app, { first: '2031-05-09', last: '2031-05-12' })).status).toBe(409)
  expect((await ask(app, { first: '2031-05-10', last: '2031-05-12' })).status).toBe(201)
  expect(
    (
      await app.send('/api/cabins/2/requests', {
        name: 'Bo',
        first: '2031-05-03',
        last: '2031-05-10',
        details: { phone: '123456' },
      })
    ).status,
  ).toBe(201)
})

test('of requests for the same days that are confirmed at once one is', async () => {
  const app = await openCabins()
  await Promise.all(Array.from({ length: 5 }, (_, at) => ask(app, { name: `Guest ${at}` })))
  const ids = await idsOf(app)
  const answers = await Promise.all(ids.map((id) => decide(app, id, 'confirmed')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  const [taken = 0] = (await app.query("select id from requests where state = 'confirmed'")).map(({ id }) => Number(id))
  await decide(app, taken, 'declined')
  expect((await decide(app, ids.find((id) => id !== taken) ?? 0, 'confirmed')).status).toBe(200)
})

test('nobody but the owner reads who asked, or decides', async () => {
  const app = await openCabins()
  await ask(app)
  const [id = 0] = await idsOf(app)
  const stranger = { id: 'bo', name: 'Bo' }
  expect(
    (await app.send(`/api/requests/${id}`, { state: 'confirmed' }, { method: 'PUT', person: stranger })).status,
  ).toBe(404)
  expect((await app.send(`/api/requests/${id}`, { state: 'confirmed' }, { method: 'PUT' })).status).toBe(401)
  expect((await app.load('/requests')).data).toBeNull()
  expect((await app.load('/requests', admin)).data).toMatchObject({
    requests: [{ name: 'Noor', of_what: expect.stringContaining('Cabin') }],
  })
  expect((await app.load('/requests/1')).status).toBe(404)
})

test.each([
  { name: '' },
  { first: '2031-05-10', last: '2031-05-03' },
  { first: '2031-05-03', last: '2031-05-03' },
  { first: '2001-05-03', last: '2001-05-04' },
  { first: 'soon' },
  { details: {} },
  { details: { phone: '0170', number_of_people: 'many' } },
])('what is no request is refused: %j', async (more) => {
  const app = await openCabins()
  expect((await ask(app, more)).status).toBe(422)
  expect(await idsOf(app)).toEqual([])
})

test('of places that are alike so many are taken at once as there are', async () => {
  const app = await openApp(
    briefOf(
      'I look after dogs and have 2 kennels. Owners should enter from which day to which day, the breed and a phone number, and I accept or refuse each request.',
    ),
  )
  await app.query("insert into user_accounts (id, email, name) values ('ana', 'ana@example.com', 'Ana')")
  await app.query("insert into admins (user_id) values ('ana')")
  const body = { name: 'Noor', first: '2031-05-03', last: '2031-05-10', details: { phone: '0170 123456' } }
  for (let at = 0; at < 3; at += 1) await app.send('/api/kennels/1/requests', body)
  const ids = await idsOf(app)
  const statuses: number[] = []
  for (const id of ids) statuses.push((await decide(app, id, 'confirmed')).status)
  expect(statuses).toEqual([200, 200, 409])
})
