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

test('two who work there may be booked at one time, each of them once', async () => {
  const reading = readBuild('Booking page for my barber shop, two barbers, Ana and Ben, haircut, beard trim and shave')
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const when = { date: '2099-06-02', time: '10:30' }
  const book = async (barber: string) =>
    (await app.send('/api/bookings', { name: 'Jo', email: 'jo@example.com', barber, ...when })).status
  const taken = async (barber: string): Promise<unknown> =>
    (await app.ask(`/api/bookings/taken?date=${when.date}&barber=${barber}`)).json()

  expect(await book('Ana')).toBe(201)
  expect(await book('Ana')).toBe(409)
  expect(await taken('Ana')).toEqual([when.time])
  expect(await taken('Ben')).toEqual([])
  // Before somebody is chosen a time is free as long as one of them is.
  expect(await taken('')).toEqual([])
  expect(await book('Ben')).toBe(201)
  expect(await taken('')).toEqual([when.time])
})

test('nobody books more often than was said, in slots as long as was said', async () => {
  const reading = readBuild(
    'Booking page for our house where residents book machine 1 or machine 2, open every day from 8 to 20, in slots of 3 hours. Whoever books leaves name, flat, email.\nNobody books more than 2 times a week.',
  )
  if (!reading.ok) throw new Error('Not understood')
  const app = await openApp(reading.brief)
  const [thing] = await app.query('select id from machines order by id limit 1')
  const book = async (flat: string, date: string) =>
    (
      await app.send('/api/bookings', {
        name: 'Ana',
        email: 'ana@example.com',
        flat,
        machine_id: thing?.['id'],
        date,
        time: '08:00',
      })
    ).status

  // A week that is all ahead: Monday to Wednesday.
  expect(await book('4B', '2099-06-01')).toBe(201)
  expect(await book('4b', '2099-06-02')).toBe(201)
  expect(await book('4B', '2099-06-03')).toBe(422)
  expect(await book('5A', '2099-06-03')).toBe(201)
  expect(await book('4B', '2099-06-08')).toBe(201)
  const [later] = await app.query("select id from bookings where date = '2099-06-08'")
  const moved = await app.send(`/api/bookings/${String(later?.['id'])}`, { date: '2099-06-04' }, { method: 'PATCH' })
  expect(moved.status).toBe(422)

  // Of several at the very same moment no more are kept than there is room for.
  const days = ['2099-07-06', '2099-07-07', '2099-07-08', '2099-07-09']
  const answers = await Promise.all(days.map((day) => book('6C', day)))
  expect(answers.toSorted((one, other) => one - other)).toEqual([201, 201, 422, 422])
})
