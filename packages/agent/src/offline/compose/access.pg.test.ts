import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../fixtures/composed-app.ts'
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
  "insert into user_accounts (id, email, name, created_at) values ('ana', 'ana@example.com', 'Ana', now() - interval '1 day'), ('ben', 'ben@example.com', 'Ben', now())"

async function build(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return openApp(reading.brief)
}

test('the first account is the admin: it alone changes things, everybody reads', async () => {
  const app = await build('A list of our tools. Only the admin can add and edit them, with a contact form')
  expect(await (await app.ask('/api/admin')).json()).toEqual({
    isAdmin: false,
    hasAccounts: false,
    isStranger: true,
  })
  await app.query(signUp)

  expect((await app.send('/api/tools', { name: 'Saw' })).status).toBe(401)
  expect((await app.send('/api/tools', { name: 'Saw' }, { person: ben })).status).toBe(403)
  expect((await app.send('/api/tools', { name: 'Saw' }, { person: ana })).status).toBe(201)
  expect(JSON.stringify((await app.load('/')).data)).toContain('Saw')
  expect((await app.load('/new', ben)).status).toBe(404)
  expect((await app.load('/new')).status).toBe(302)

  // Anybody writes to them; only the admin reads it.
  const message = { name: 'Noor', email: 'noor@example.com', message: 'Is the ladder free?' }
  expect((await app.send('/api/messages', message)).status).toBe(201)
  expect((await app.load('/admin', ben)).status).toBe(404)
  expect(JSON.stringify((await app.load('/admin', ana)).data)).toContain('Is the ladder free?')
})

test('an admin makes others admins, and the last one stays', async () => {
  const app = await build('A list of our tools. Only the admin can add and edit them')
  await app.query(signUp)

  expect((await app.ask('/api/admin/people/ben', { method: 'PUT' }, ben)).status).toBe(403)
  expect((await app.ask('/api/admin/people/ben', { method: 'PUT' }, ana)).status).toBe(200)
  expect((await app.send('/api/tools', { name: 'Saw' }, { person: ben })).status).toBe(201)
  expect((await app.ask('/api/admin/people/ana', { method: 'DELETE' }, ben)).status).toBe(200)
  expect((await app.ask('/api/admin/people/ben', { method: 'DELETE' }, ben)).status).toBe(409)
})

test('members write what is theirs and everybody reads it', async () => {
  const app = await build('A forum where only members can post')
  await app.query(signUp)
  const post = await (
    await app.send('/api/posts', { title: 'Frost tonight', message: 'Cover them.' }, { person: ana })
  ).json()

  expect((await app.send('/api/posts', { title: 'No', message: 'No.' })).status).toBe(401)
  expect(JSON.stringify((await app.load('/')).data)).toContain('Frost tonight')
  expect((await app.send(`/api/posts/${post.id}`, { post: 'Mine now' }, { method: 'PATCH', person: ben })).status).toBe(
    404,
  )
  expect((await app.ask(`/api/posts/${post.id}`, { method: 'DELETE' }, ben)).status).toBe(404)
  expect((await app.ask(`/api/posts/${post.id}`, { method: 'DELETE' }, ana)).status).toBe(200)
})

test.each([
  'A list of clients with name, phone and notes. Only our staff can see it, customers must not read this. With a csv export, a dashboard and comments',
])('nobody outside a team reads, and inside everybody changes everything: %s', async (sentence) => {
  const app = await build(sentence)
  await app.query(signUp)
  const file = await (await app.send('/api/clients', { name: 'Ada' }, { person: ana })).json()

  for (const path of ['/', `/${file.id}`, '/new', '/dashboard']) expect((await app.load(path)).status, path).toBe(302)
  for (const path of ['/api/clients', `/api/clients/${file.id}`, '/api/clients/csv'])
    expect((await app.ask(path)).status, path).toBe(401)
  expect((await app.send(`/api/clients/${file.id}/comments`, { author: 'X', comment: 'Y' })).status).toBe(401)
  expect(JSON.stringify((await app.load('/', ben)).data)).toContain('Ada')
  expect((await app.send(`/api/clients/${file.id}`, { name: 'Ida' }, { method: 'PATCH', person: ben })).status).toBe(
    200,
  )
  expect(JSON.stringify((await app.load('/', ana)).data)).toContain('Ida')
})

test('a record points at another of its own kind', async () => {
  const app = await build('People (given name, surname, born). Mother is chosen from the people already there.')
  const mother = await (await app.send('/api/people', { given_name: 'Marguerite' })).json()
  const child = await (await app.send('/api/people', { given_name: 'Hyacinth', mother_id: String(mother.id) })).json()

  expect(child).toMatchObject({ given_name: 'Hyacinth', mother_name: 'Marguerite' })
  expect(await (await app.ask(`/${child.id}`)).text()).toContain('Marguerite')
})
