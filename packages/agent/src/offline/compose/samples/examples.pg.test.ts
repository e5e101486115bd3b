import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

async function build(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

test('examples go with the first record of somebody’s own, but for what somebody changed', async () => {
  const app = await build('Chore list: chore, room and minutes')
  const titles = async () => (await app.query('select * from chores order by id')).map(({ chore }) => chore)
  const [first, second] = await app.query('select id, chore from chores order by id')
  expect((await titles()).length).toBeGreaterThan(5)

  await app.send(`/api/chores/${String(first?.['id'])}`, { minutes: 5 }, { method: 'PATCH' })
  const answer = await app.send('/api/chores', { chore: 'Grease the hinges', minutes: 12 })
  expect(answer.status).toBe(201)
  expect(await titles()).toEqual([first?.['chore'], 'Grease the hinges'])
  expect(await titles()).not.toContain(second?.['chore'])

  await app.send('/api/chores', { chore: 'Air the loft' })
  expect(await titles()).toEqual([first?.['chore'], 'Grease the hinges', 'Air the loft'])
})

test('an example stays while a record of somebody’s own belongs to it, or somebody wrote below it', async () => {
  const app = await build(
    'Beekeeping: hives and inspections. Each inspection belongs to a hive and has a date, frames and remarks. People can comment on hives.',
  )
  const hives = await app.query('select id, name from hives order by id')
  const [kept, commented] = hives
  await app.send('/api/inspections', { hive_id: kept?.['id'], frames: 9, date: '2031-05-04' })
  expect(await app.query('select frames from inspections')).toEqual([{ frames: 9 }])
  await app.query(
    `insert into comments (hive_id, author, body) values (${String(commented?.['id'])}, 'Ria', 'Strong colony')`,
  )

  await app.send('/api/hives', { name: 'Orchard' })
  const left = (await app.query('select name from hives order by id')).map(({ name }) => name)
  expect(left).toEqual([kept?.['name'], commented?.['name'], 'Orchard'])
})

test('sample bookings lose what they were for, and none of them is in the way of another', async () => {
  for (const sentence of [
    'piano teacher: pupils book lessons, 30 or 60 minutes, calendar view',
    'Book a lesson with our surf school: lessons, days and times',
  ]) {
    const app = await build(sentence)
    const answer = await app.send('/api/lessons', { name: 'Four hands', price: 40, minutes: 60 })
    expect(answer.status).toBe(201)
    expect(await app.query('select name from lessons')).toEqual([{ name: 'Four hands' }])
  }
})

test('what was listed is nobody’s example', async () => {
  const app = await build('A page where neighbours lend tools. Three tools: "Drill", "Ladder" and "Wheelbarrow".')
  const before = await app.query('select name from tools order by id desc')
  expect(before.map(({ name }) => name)).toEqual(['Drill', 'Ladder', 'Wheelbarrow'])
  await app.send('/api/tools', { name: 'Spirit level' })
  expect(await app.query('select name from tools')).toHaveLength(4)
})

test('columns that a table has of its own, and heads that stand twice, make no second column', async () => {
  const app = await build(
    'Huts we let: Fox, 4 guests, 2 beds; Owl, 6 guests, 3 beds. Show them with id and id. Everybody can add huts.',
  )
  expect(await app.query('select name from huts order by id desc')).toMatchObject([{ name: 'Fox' }, { name: 'Owl' }])
  const table = await build(
    'Our shed. These ladders are there:\n\n| Ladder | ID | | Height | Height |\n|---|---|---|---|---|\n| Red | 7 | x | 3 | 4 |\n| Blue | 8 | y | 5 | 6 |\n\nAnybody can add more.',
  )
  expect(await table.query('select ladder, ladder_id, height from ladders order by id desc')).toMatchObject([
    { ladder: 'Red', height: 3 },
    { ladder: 'Blue', height: 5 },
  ])
})
