import { beforeAll, expect, test } from 'vitest'

import { readTable, rowsSql, withTable } from '../../attached/table-of-csv.ts'
import type { Brief } from '../../brief.ts'
import { migrate } from '../../edit/migrate.ts'
import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const wholeDay =
  'Youth hostel: guests book a room (Oak, Elm, Ash, Yew). name, room, date. The same room twice on a day is refused.'
const halfDay =
  'book our 2 handcarts (Ox and Mule), date + half day morning or afternoon, who pulls it. No double bookings.'
const byHour =
  'Squash club: 2 courts. Members book a court: name, court, day and hour. Nobody gets a court twice at the same hour.'
const spanOfHours =
  'Our gliding club owns Ikarus, Merlin and Kite. A pilot reserves a glider on a date from a start to an end time and leaves a contact number. It is refused if the glider is already taken.'
const spanOfDays =
  'I rent out two vans: Rosa and Elvira. Guests ask for a van from one day until another. Each van has a number of seats and a price per day. I note the name and an e-mail. The same van cannot go to two parties on overlapping days.'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const ana = { id: 'ana', name: 'Ana' }

/** Whoever the app lets in, and none of its examples. */
async function open(sentence: string) {
  const brief = briefOf(sentence)
  const app = await openApp(brief)
  const table = brief.entity.plural
  await app.query("insert into user_accounts (id, email, name) values ('ana', 'ana@example.com', 'Ana')")
  await app.query(`delete from ${table}`)
  const path = `/api/${table}`
  const all = async (bodies: readonly object[]): Promise<Response[]> =>
    Promise.all(bodies.map((body) => app.send(path, body, { person: ana })))
  return {
    brief,
    app,
    table,
    book: (body: object) => app.send(path, body, { person: ana }),
    bookAtOnce: async (bodies: readonly object[]) => countsOf(await all(bodies)),
    change: (id: unknown, body: object) => app.send(`${path}/${Number(id)}`, body, { method: 'PATCH', person: ana }),
    kept: () => app.query(`select * from ${table} order by id`),
    empty: () => app.query(`delete from ${table}`),
  }
}

/** How many answers had which status. */
function countsOf(answers: readonly Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const eight = <Body>(body: (at: number) => Body): Body[] => Array.from({ length: 8 }, (_, at) => body(at))
const oak = { name: 'Noor', room: 'Oak', date: '2031-05-04' }

test('of eight who book a room for the same day at once one has it, and the others are told in plain words', async () => {
  const { book, bookAtOnce, kept, empty } = await open(wholeDay)
  // A race is not lost every time.
  for (let round = 0; round < 8; round += 1) {
    await empty()
    expect(await bookAtOnce(eight((at) => ({ ...oak, name: `Guest ${at}` })))).toEqual({ 201: 1, 409: 7 })
    expect(await kept()).toHaveLength(1)
  }
  const refused = await book(oak)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({
    errors: { room: 'This is already booked: that time is taken. Choose another one.' },
  })
})

test('different rooms, or one room on different days, are all kept at once', async () => {
  const { bookAtOnce, kept } = await open(wholeDay)
  const rooms = ['Oak', 'Elm', 'Ash', 'Yew']
  expect(await bookAtOnce(rooms.map((room) => ({ ...oak, room })))).toEqual({ 201: 4 })
  expect(await bookAtOnce(eight((at) => ({ ...oak, date: `2031-06-0${at + 1}` })))).toEqual({ 201: 8 })
  expect(await kept()).toHaveLength(12)
})

test('the first booking of an app meets its examples as any other', async () => {
  const app = await openApp(briefOf(wholeDay))
  const [example] = await app.query('select room, date::text from bookings where is_example order by id limit 1')
  expect((await app.send('/api/bookings', { ...oak, ...example })).status).toBe(409)
  const answers = await Promise.all(eight(() => app.send('/api/bookings', oak)))
  expect(countsOf(answers)).toEqual({ 201: 1, 409: 7 })
  expect(await app.query('select name from bookings')).toEqual([{ name: 'Noor' }])
})

test('a change into a taken slot is refused, and of two changes into a free one at once one is kept', async () => {
  const { book, change, kept } = await open(wholeDay)
  for (const room of ['Oak', 'Elm', 'Ash']) expect((await book({ ...oak, room })).status).toBe(201)
  const [first, second, third] = await kept()
  expect((await change(second?.['id'], { room: 'Oak' })).status).toBe(409)
  expect((await change(second?.['id'], { name: 'Lin' })).status).toBe(200)

  const moved = await Promise.all([first, second, third].map((row) => change(row?.['id'], { room: 'Yew' })))
  expect(countsOf(moved)).toEqual({ 200: 1, 409: 2 })
  expect((await kept()).filter(({ room }) => room === 'Yew')).toHaveLength(1)
})

test.each([
  [halfDay, { pulled_by: 'Noor', handcart: 'Ox', date: '2031-05-04', half_day: 'Morning' }, { half_day: 'Afternoon' }],
  [byHour, { name: 'Noor', court: 'Court 1', day: '2031-05-04', hour: '10:00' }, { hour: '11:00' }],
])('slots of a day are taken one by one: %s', async (sentence, body, later) => {
  const { book, bookAtOnce } = await open(sentence)
  expect(await bookAtOnce(eight(() => body))).toEqual({ 201: 1, 409: 7 })
  expect((await book({ ...body, ...later })).status).toBe(201)
})

test('hours that reach into each other are refused, and hours that follow each other are not', async () => {
  const { app, table, book, bookAtOnce, empty } = await open(spanOfHours)
  const flight = { pilot: 'Noor', glider: 'Kite', date: '2031-05-04', start_time: '10:00', end_time: '12:00' }
  const within = `select a.id from ${table} a join ${table} b on a.id < b.id and a.start_time < b.end_time and a.end_time > b.start_time`
  for (let round = 0; round < 4; round += 1) {
    await empty()
    // Each of them begins a quarter of an hour after the one before, and lasts two hours.
    const staggered = eight((at) => {
      const [hour, minute] = [Math.floor(at / 4), (at % 4) * 15]
      const clock = (from: number) => `${from + hour}:${String(minute).padStart(2, '0')}`
      return { ...flight, start_time: clock(10), end_time: clock(12) }
    })
    expect(await bookAtOnce(staggered)).toEqual({ 201: 1, 409: 7 })
    expect(await app.query(within)).toEqual([])
  }
  await empty()
  expect((await book(flight)).status).toBe(201)
  const others = [
    { ...flight, start_time: '08:00', end_time: '10:00' },
    { ...flight, start_time: '12:00', end_time: '14:00' },
    { ...flight, glider: 'Merlin' },
    { ...flight, date: '2031-05-05' },
  ]
  expect(await bookAtOnce(others)).toEqual({ 201: 4 })
  expect((await book({ ...flight, start_time: '09:00', end_time: '15:00' })).status).toBe(409)
  expect((await book({ ...flight, start_time: '15:00', end_time: '15:00' })).status).toBe(422)
})

test('days that reach into each other are refused, and the day of return is free again', async () => {
  const { book, bookAtOnce } = await open(spanOfDays)
  const trip = { name: 'Noor', email: 'noor@example.com', van: 'Rosa', from: '2031-05-04', until: '2031-05-08' }
  expect(await bookAtOnce(eight((at) => ({ ...trip, from: `2031-05-0${(at % 4) + 1}` })))).toEqual({ 201: 1, 409: 7 })
  expect((await book({ ...trip, from: '2031-05-07', until: '2031-05-12' })).status).toBe(409)
  expect((await book({ ...trip, from: '2031-05-08', until: '2031-05-12' })).status).toBe(201)
  expect((await book({ ...trip, van: 'Elvira' })).status).toBe(201)
})

test('lines of a file that meet what is booked are left out', async () => {
  const brief = briefOf(wholeDay)
  const app = await openApp({ ...brief, parts: [...brief.parts, 'csv'] })
  await app.query('delete from bookings')
  const file = 'Name,Room,Date\nNoor,Oak,2031-05-04\nLin,Oak,2031-05-04\nIda,Elm,2031-05-04'
  expect(await (await app.ask('/api/bookings/csv', { method: 'POST', body: file })).json()).toEqual({
    added: 2,
    left: 1,
  })
})

test('rows that somebody brings along are all kept, and hold their slots', async () => {
  const table = readTable('Name,Room,Date\nNoor,Oak,2031-05-04\nLin,Oak,2031-05-04', ',')
  if (table === null) throw new Error('No table was read.')
  const brief = withTable(briefOf(wholeDay), table)
  const app = await openApp(brief)
  await app.query(rowsSql(brief, table))
  expect(await app.query("select name from bookings where date = '2031-05-04'")).toHaveLength(2)
  expect((await app.send('/api/bookings', oak)).status).toBe(409)
})

test('the guard follows an edit of what is booked', async () => {
  const before = briefOf(wholeDay)
  const app = await openApp(before)
  const insert = (table: string) =>
    app.query(`insert into ${table} (name, room, date) values ('Noor', 'Oak', '2031-05-04')`)
  const reserved: Brief = { ...before, entity: { singular: 'reservation', plural: 'reservations' } }
  await app.query(migrate(before, reserved))
  await insert('reservations')
  await expect(insert('reservations')).rejects.toMatchObject({ code: 'TWICE' })

  const byTime: Brief = {
    ...reserved,
    fields: [...reserved.fields, { name: 'time', label: 'Time', kind: 'time', required: false }],
  }
  await app.query(migrate(reserved, byTime))
  const at = (time: string) =>
    app.query(`insert into reservations (name, room, date, time) values ('Lin', 'Oak', '2031-05-04', '${time}')`)
  await at('10:00')
  await at('11:00')
  await expect(at('10:00')).rejects.toMatchObject({ code: 'TWICE' })

  // Of visits nobody said that two must not meet.
  const free: Brief = { ...byTime, entity: { singular: 'visit', plural: 'visits' } }
  await app.query(migrate(byTime, free))
  await insert('visits')
  await insert('visits')
  expect(migrate(free, free)).toBe('')
})
