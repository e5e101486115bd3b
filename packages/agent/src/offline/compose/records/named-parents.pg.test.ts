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

test('a name that is new makes what the record belongs to, and an old one finds it', async () => {
  const app = await build(
    'A CRM where each client has many invoices; an invoice has a number, an amount and a due date, with CSV import',
  )
  const clients = async () => (await app.query('select id, name from clients order by id')).length
  const before = await clients()

  const first = await (await app.send('/api/invoices', { number: 'A 1', client_name: 'Delphine Roux' })).json()
  expect(first.client_name).toBe('Delphine Roux')
  expect(await clients()).toBe(before + 1)
  const second = await (await app.send('/api/invoices', { number: 'A 2', client_name: ' delphine roux' })).json()
  expect(second.client_id).toBe(first.client_id)
  expect(await clients()).toBe(before + 1)

  // What is not sent stays, another id moves it, an empty name takes it away.
  const change = async (body: unknown) =>
    (await app.send(`/api/invoices/${first.id}`, body, { method: 'PATCH' })).json()
  expect(await change({ number: 'A 9' })).toMatchObject({ number: 'A 9', client_name: 'Delphine Roux' })
  const [other] = await app.query('select id, name from clients order by id limit 1')
  expect(await change({ client_id: other?.['id'] })).toMatchObject({ client_name: other?.['name'] })
  expect(await change({ client_id: other?.['id'], client_name: '' })).toMatchObject({ client_id: null })
  expect(await change({ client_name: 'Olaf Nyberg' })).toMatchObject({ client_name: 'Olaf Nyberg' })

  expect(await (await app.ask('/new')).text()).not.toContain('Not chosen')
})

test('of two with one name the id decides', async () => {
  const app = await build('Projects with tasks. Each task has a title and a due date. Tasks belong to a project.')
  await app.query("insert into projects (name) values ('Shed'), ('Shed')")
  const [, second] = await app.query("select id from projects where name = 'Shed' order by id")
  const task = await (
    await app.send('/api/tasks', { title: 'Paint', project_name: 'Shed', project_id: String(second?.['id']) })
  ).json()
  expect(task.project_id).toBe(second?.['id'])
})

test('nobody files a record under a name of somebody else', async () => {
  const app = await build(
    'Clients and their orders, with login, private to each user. Each order has a title, total and date.',
  )
  await app.query("insert into user_accounts (id, email) values ('ana', 'ana@example.com'), ('ben', 'ben@example.com')")
  const [ana, ben] = [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ]
  const hers = await (await app.send('/api/orders', { title: 'Boots', client_name: 'Noor' }, { person: ana })).json()
  const his = await (await app.send('/api/orders', { title: 'Hat', client_name: 'Noor' }, { person: ben })).json()
  expect([hers.client_name, his.client_name]).toEqual(['Noor', 'Noor'])
  expect(his.client_id).not.toBe(hers.client_id)
})
