import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

test('a time is booked once, whatever it is for; made-up bookings hold none against anybody', async () => {
  const reading = readBuild('A booking site for a watch repair shop')
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const [taken = { date: '', time: '' }] = await app.query(
    `select date::text, to_char("time", 'HH24:MI') as time from bookings order by date, "time" limit 1`,
  )
  expect(await (await app.ask(`/api/bookings/taken?date=${String(taken['date'])}`)).json()).toContain(taken['time'])

  const booking = { name: 'Ana', email: 'ana@example.com', ...taken }
  const [one, other] = await app.query('select id from services order by id limit 2')
  expect((await app.send('/api/bookings', { ...booking, service_id: one?.['id'] })).status).toBe(201)
  expect((await app.send('/api/bookings', { ...booking, service_id: other?.['id'] })).ok).toBe(false)
})
