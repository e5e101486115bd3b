import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const [ana, ben] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
]

async function build(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  const app = await openApp(reading.brief)
  await app.query(
    "insert into user_accounts (id, email, name, created_at) values ('ana', 'ana@example.com', 'Ana', now() - interval '1 day'), ('ben', 'ben@example.com', 'Ben', now())",
  )
  return app
}

const hives =
  'Beekeeping, everybody signs in and sees only their own: hives and inspections. Each hive has a name. Each inspection belongs to a hive and has a date, frames and remarks.'

test('the first account takes over what the app begins with, and nobody else ever sees it', async () => {
  const app = await build(hives)
  const owners = async () =>
    (await app.query('select user_id from hives union select user_id from inspections')).map(({ user_id }) => user_id)
  const seen = async (person: typeof ana) => (await app.load('/', person)).data?.['hives']

  expect(await seen(ben)).toEqual([])
  expect(await owners()).toEqual([null])
  const [first, again] = await Promise.all([seen(ana), seen(ana)])
  expect(first).toHaveProperty('3')
  expect(again).toEqual(first)
  expect(await owners()).toEqual(['ana'])
  expect(await seen(ben)).toEqual([])
})

test('what they took over makes room for their own first row and for nobody else’s', async () => {
  const app = await build(hives)
  await app.load('/', ana)
  const count = async () => (await app.query("select from hives where user_id = 'ana'")).length
  const before = await count()
  await app.send('/api/hives', { name: 'Orchard' }, { person: ben })
  expect(await count()).toBe(before)
  await app.send('/api/hives', { name: 'Wall' }, { person: ana })
  expect(await count()).toBe(1)
})

test('whoever wrote something before they looked keeps only that', async () => {
  const app = await build(hives)
  await app.send('/api/hives', { name: 'Wall' }, { person: ana })
  await app.load('/', ana)
  expect(await app.query("select name from hives where user_id = 'ana'")).toEqual([{ name: 'Wall' }])
})

test('what was listed is the first account’s, and stays when it adds more', async () => {
  const app = await build(
    'My private list of telescopes, with a login, nobody else sees it. Three telescopes: "Dobson", "Newton" and "Galilei".',
  )
  expect((await app.load('/', ana)).data?.['telescopes']).toHaveLength(3)
  await app.send('/api/telescopes', { name: 'Kepler' }, { person: ana })
  expect(await app.query("select from telescopes where user_id = 'ana'")).toHaveLength(4)
})
