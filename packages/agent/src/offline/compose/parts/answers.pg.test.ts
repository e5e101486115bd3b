import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

import type { Brief } from '../../brief.ts'
import { type ComposedApp, startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const orchestra =
  'Our brass band has lots of dates. Players should be able to say yes, no or maybe for each rehearsal and each gig, and I want to see how many trumpets, horns and tubas we have each time.'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const answer = (app: ComposedApp, id: number, body: object): Promise<Response> =>
  app.send(`/api/events/${id}/answers`, body)

async function idOf(app: ComposedApp): Promise<number> {
  const made = await app.send('/api/events', { title: 'Autumn gig', kind: 'Gig', date: '2031-10-04' })
  return Number(/"id":(\d+)/.exec(await made.text())?.[1])
}

async function eventOf(app: ComposedApp, id: number): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await (await app.ask(`/api/events/${id}`)).json())
}

test('each person answers once to each event, and may think again', async () => {
  const app = await openApp(briefOf(orchestra))
  const id = await idOf(app)
  const other = await idOf(app)
  expect((await answer(app, id, { name: 'Ida', answer: 'Maybe', details: { instrument: 'Horn' } })).status).toBe(200)
  expect((await answer(app, id, { name: ' ida ', answer: 'Yes', details: { instrument: 'Horn' } })).status).toBe(200)
  await answer(app, other, { name: 'Bo', answer: 'No' })
  expect(await eventOf(app, id)).toMatchObject({
    answers: [{ name: 'ida', answer: 'Yes', details: { instrument: 'Horn' } }],
    unanswered: ['Bo'],
  })
})

test('of the same person at the same moment one answer is kept', async () => {
  const app = await openApp(briefOf(orchestra))
  const id = await idOf(app)
  await Promise.all(
    Array.from({ length: 6 }, (_, at) => answer(app, id, { name: 'Ida', answer: at % 2 ? 'Yes' : 'No' })),
  )
  expect(await app.query(`select id from answers where event_id = ${id}`)).toHaveLength(1)
})

test.each([
  [{ name: ' ', answer: 'Yes' }, 422],
  [{ name: 'Ida', answer: 'Perhaps' }, 422],
  [{ name: 'Ida' }, 422],
  [{ name: 'Ida', answer: 'Yes', details: { instrument: 'Kazoo' } }, 422],
])('an answer that is none is refused: %j', async (body, status) => {
  const app = await openApp(briefOf(orchestra))
  const id = await idOf(app)
  expect((await answer(app, id, body)).status).toBe(status)
  expect(await app.query(`select id from answers where event_id = ${id}`)).toEqual([])
})

test('to what is not there nobody answers, and an answer is taken back', async () => {
  const app = await openApp(briefOf(orchestra))
  const id = await idOf(app)
  expect((await answer(app, 99_999, { name: 'Ida', answer: 'Yes' })).status).toBe(404)
  const given = await answer(app, id, { name: 'Ida', answer: 'Yes' })
  const kept = z.object({ id: z.number() }).parse(await given.json())
  await app.send(`/api/events/${id}/answers`, { id: kept.id }, { method: 'DELETE' })
  expect(await eventOf(app, id)).toMatchObject({ answers: [] })
})

test('whoever has an account answers as that', async () => {
  const app = await openApp({ ...briefOf(orchestra), access: 'members' })
  await app.query("insert into user_accounts (id, email, name) values ('ida', 'ida@example.com', 'Ida')")
  const person = { id: 'ida', name: 'Ida' }
  const made = await app.send('/api/events', { title: 'Gig', kind: 'Gig', date: '2031-10-04' }, { person })
  const id = Number(/"id":(\d+)/.exec(await made.text())?.[1])
  expect((await answer(app, id, { name: 'Bo', answer: 'Yes' })).status).toBe(401)
  await app.send(`/api/events/${id}/answers`, { name: 'Bo', answer: 'Yes' }, { person })
  expect(await app.query(`select name, person from answers where event_id = ${id}`)).toEqual([
    { name: 'Ida', person: 'ida' },
  ])
})
