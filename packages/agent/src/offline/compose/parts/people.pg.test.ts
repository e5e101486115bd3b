import { beforeAll, expect, test } from 'vitest'

import { startWorkshop } from '../../fixtures/composed-app.ts'
import { readBuild } from '../../understand/read-build.ts'

let openApp: Awaited<ReturnType<typeof startWorkshop>>
beforeAll(async () => {
  openApp = await startWorkshop()
}, 120_000)

const [ana, ben, cleo] = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
  { id: 'cleo', name: 'Cleo' },
]
const signUp =
  "insert into user_accounts (id, email, name) values ('ana', 'ana@example.com', 'Ana'), ('ben', 'ben@example.com', null), ('cleo', 'cleo@example.com', 'Cleo')"

async function build(sentence: string) {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  const app = await openApp(reading.brief)
  await app.query(signUp)
  return app
}

async function add(app: Awaited<ReturnType<typeof build>>, path: string, values: object, person: typeof ana) {
  const response = await app.send(path, values, { person })
  expect(response.status).toBe(201)
  return /"id":(\d+)/.exec(await response.text())?.[1] ?? ''
}
const put = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' }

test('two who like each other are a match, write to each other, and nobody else reads it', async () => {
  const app = await build(
    'Dating site for hikers. Users make a profile (name, age, region), browse other profiles and like them; when both like each other it is a match, they stand on a Matches page and can message each other',
  )
  expect((await app.load('/')).status).toBe(302)
  const ofAna = await add(app, '/api/profiles', { name: 'Ana', age: 41 }, ana)
  const ofBen = await add(app, '/api/profiles', { name: 'Ben', age: 38 }, ben)
  expect((await app.load('/my-profile', ana)).redirect).toContain(`/${ofAna}`)

  await app.ask(`/api/profiles/${ofBen}/like`, put, ana)
  expect((await app.load('/matches', ana)).data).toEqual({ matches: [] })
  expect((await app.send('/api/messages/ben', { message: 'Hello' }, { person: ana })).status).toBe(404)
  expect((await app.load('/', ben)).data).toMatchObject({ next: { name: 'Ana' } })

  await app.ask(`/api/profiles/${ofAna}/like`, put, ben)
  expect((await app.load('/matches', ana)).data).toMatchObject({ matches: [{ name: 'Ben', person: 'ben' }] })
  expect((await app.load(`/${ofAna}`, ben)).data).toMatchObject({ profile: { is_match: true, is_liked: true } })
  expect((await app.send('/api/messages/ben', { message: 'Saturday?' }, { person: ana })).status).toBe(201)
  expect((await app.load('/messages', ben)).data).toMatchObject({ talks: [{ person: 'ana', body: 'Saturday?' }] })
  expect((await app.load('/messages/ana', ben)).data).toMatchObject({
    letters: [{ body: 'Saturday?', is_mine: false }],
  })
  expect((await app.load('/messages', cleo)).data).toEqual({ talks: [] })
  expect((await app.load('/messages/ana', cleo)).status).toBe(404)
})

test('what is skipped is not shown again, and nobody meets themselves', async () => {
  const app = await build('A dating app: profiles with name and city, look at them one at a time, like or skip')
  await add(app, '/api/profiles', { name: 'Ana' }, ana)
  const ofBen = await add(app, '/api/profiles', { name: 'Ben' }, ben)
  expect((await app.load('/', ana)).data).toMatchObject({ next: { name: 'Ben' } })
  await app.ask(`/api/skips/${ofBen}`, put, ana)
  expect((await app.load('/', ana)).data).toMatchObject({ next: null })
  await app.ask('/api/skips', { ...put, method: 'DELETE' }, ana)
  expect((await app.load('/', ana)).data).toMatchObject({ next: { name: 'Ben' } })
})

test('whoever is winked at sees by whom', async () => {
  const app = await build(
    'Dating site for people over 60. Registered people fill in a profile: first name, age, region. Every profile has a button "Send a wink". On the page "Winks" I see who winked at me.',
  )
  const ofAna = await add(app, '/api/profiles', { first_name: 'Ana' }, ana)
  await add(app, '/api/profiles', { first_name: 'Bertram' }, ben)
  await app.ask(`/api/profiles/${ofAna}/like`, put, ben)
  expect((await app.load('/winks', ana)).data).toMatchObject({ people: [{ name: 'Bertram' }] })
  expect((await app.load('/winks', ben)).data).toEqual({ people: [] })
  expect(app.files['web/components/like-button.jsx']).toContain('Send a wink')
})

test('members post under their name, and whoever follows them finds it', async () => {
  const app = await build(
    'A small social network for our village. People sign up, have a profile with a name and short bio, write posts, like posts, comment and follow each other.',
  )
  const profile = await add(app, '/api/profiles', { name: 'Ana of the mill', bio: 'Bees' }, ana)
  const post = await add(app, '/api/posts', { post: 'The bridge is open again' }, ana)
  await app.ask(`/api/posts/${post}/like`, put, ben)
  expect((await app.load(`/${post}`, ben)).data).toMatchObject({
    post: { owner_name: 'Ana of the mill', likes: 1, is_liked: true, is_mine: false },
  })
  expect((await app.load('/following', ben)).data).toMatchObject({ posts: [] })
  await app.ask(`/api/profiles/${profile}/follow`, put, ben)
  expect((await app.load('/following', ben)).data).toMatchObject({ posts: [{ post: 'The bridge is open again' }] })
  expect((await app.load(`/profiles/${profile}`, ben)).data).toMatchObject({
    profile: { followers: 1, is_followed: true },
    posts: [{ post: 'The bridge is open again' }],
  })
})
