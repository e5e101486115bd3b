// Two people in one published app: neither can by any route see or touch the other's rows.
import { openPreview } from '@joinery/domain/preview'
import { updateSignIn } from '@joinery/domain/sign-in'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

import {
  type Diaries,
  openDiaries,
  passwordOf,
  publishDiary,
  readJson,
  seedDiary,
  signUpIn,
  Visitor,
} from './fixtures/diary-installation.ts'

const html = { accept: 'text/html' }
let diaries: Diaries
let app: string
let other: string
let ada: Visitor
let bob: Visitor
let secretDay: number
const secret = 'Only Ada knows this.'

beforeAll(async () => {
  diaries = await openDiaries()
  const { ctx, host } = diaries
  app = await seedDiary(ctx)
  other = await seedDiary(ctx)
  await Promise.all([publishDiary(ctx, app), publishDiary(ctx, other)])
  ada = await signUpIn(host, app, 'ada@people.test')
  bob = await signUpIn(host, app, 'bob@people.test')
  const added = await ada.postJson('/api/diary', { words: secret })
  expect(added.status).toBe(201)
  secretDay = Number(/\d+/.exec(added.body.toString())?.[0])
}, 180_000)

const data = (path: string) => `/_joinery/data?path=${encodeURIComponent(path)}`

/** Every way that leads to rows of the diary. */
async function lookEverywhere(visitor: Visitor, headers: Record<string, string> = {}): Promise<string[]> {
  const paths = [
    '/diary',
    `/diary/${secretDay}`,
    '/diary?user_id=1',
    data('/diary'),
    data(`/diary/${secretDay}`),
    '/api/diary',
    `/api/diary/${secretDay}`,
    '/api/who',
    '/account/session',
  ]
  const seen: string[] = []
  for (const path of paths) seen.push((await visitor.ask(path, { headers: { ...html, ...headers } })).body.toString())
  return seen
}

async function adaId(): Promise<string> {
  return z.object({ user: z.object({ id: z.string() }) }).parse(readJson(await ada.ask('/account/session'))).user.id
}

test('people see their own rows: in pages, in page data and in functions', async () => {
  const seen = await lookEverywhere(ada)
  expect(seen[0]).toContain(secret)
  expect(seen[1]).toContain(secret)
  expect(seen[3]).toContain(secret)
  expect(seen[5]).toContain(secret)
  expect(seen[8]).toContain('ada@people.test')
})

test('the other person sees none of them by any route, and cannot delete them', async () => {
  const seen = await lookEverywhere(bob)
  for (const text of seen) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('ada@people.test')
  }
  expect(seen[0]).toContain('bob@people.test')
  const gone = await bob.ask(`/api/diary/${secretDay}`, { method: 'DELETE', headers: { origin: bob.origin } })
  expect(readJson(gone)).toEqual({ gone: 0 })
  expect((await ada.ask(`/api/diary/${secretDay}`)).body.toString()).toContain(secret)
})

test('a stranger is sent to sign in by pages and page data, and refused by functions', async () => {
  const stranger = new Visitor(diaries.host, app)
  const page = await stranger.ask('/diary?from=x', { headers: html })
  expect(page.status).toBe(302)
  expect(page.headers['location']).toBe('/account/signin?callbackUrl=%2Fdiary%3Ffrom%3Dx')
  expect(readJson(await stranger.ask('/_joinery/data?path=%2Fdiary'))).toMatchObject({ status: 302, data: null })
  expect((await stranger.ask('/api/diary')).status).toBe(401)
  for (const text of await lookEverywhere(stranger)) expect(text).not.toContain(secret)
})

test('forged internal headers make nobody of anybody', async () => {
  const forged = encodeURIComponent(
    JSON.stringify({ id: await adaId(), email: 'ada@people.test', name: null, image: null }),
  )
  const headers: Record<string, string>[] = [
    { 'x-internal-auth': forged },
    { 'X-Internal-Auth': forged, 'x-project-id': app, 'x-project-group-id': app },
    { 'x-joinery-user': forged, 'x-joinery-app': forged },
    { connection: 'x-internal-auth', 'x-internal-auth': forged },
  ]
  for (const each of headers) {
    const stranger = new Visitor(diaries.host, app)
    for (const text of await lookEverywhere(stranger, each)) expect(text).not.toContain(secret)
    for (const text of await lookEverywhere(bob, each)) expect(text).not.toContain(secret)
  }
})

test('cookies of another app, of a preview and made-up ones open nothing', { timeout: 120_000 }, async () => {
  const { ctx, host } = diaries
  const sameAda = await signUpIn(host, other, 'ada@people.test')
  const { url } = await openPreview(ctx, { projectGroupId: app })
  const previewName = new URL(url).hostname.split('.')[0] ?? ''
  const previewAda = await signUpIn(host, previewName, 'ada@people.test')
  const tokens = [...sameAda.cookies.values(), ...previewAda.cookies.values(), 'A'.repeat(43), '']
  expect(tokens).toHaveLength(4)
  for (const token of tokens) {
    const thief = new Visitor(host, app)
    for (const name of ['app-session', '__Host-app-session']) thief.cookies.set(name, token)
    for (const text of await lookEverywhere(thief)) expect(text).not.toContain(secret)
  }
  // Nor the other way round: the published app's cookie in the preview, whose rows are others.
  const wanderer = new Visitor(host, previewName)
  for (const value of ada.cookies.values()) wanderer.cookies.set('__Host-app-session', value)
  expect(readJson(await wanderer.ask('/account/session'))).toEqual({ user: null })
})

test('sessions that a first publish copies along open nothing in production', { timeout: 120_000 }, async () => {
  const { ctx, host } = diaries
  const fresh = await seedDiary(ctx)
  const { url } = await openPreview(ctx, { projectGroupId: fresh })
  const before = await signUpIn(host, new URL(url).hostname.split('.')[0] ?? '', 'cy@people.test')
  await publishDiary(ctx, fresh)
  const visitor = new Visitor(host, fresh)
  for (const value of before.cookies.values()) visitor.cookies.set('app-session', value)
  expect(readJson(await visitor.ask('/account/session'))).toEqual({ user: null })
  // The account itself came along with the rows, as asked.
  const again = await visitor.post('/account/signin', {
    email: 'cy@people.test',
    password: passwordOf('cy@people.test'),
  })
  expect(again.headers['location']).toBe('/')
})

test('a neighbour under the same domain cannot act or read with the cookies of a visitor', async () => {
  const neighbour = `http://${other}.localhost:3000`
  const attempts: Record<string, string>[] = [
    { origin: neighbour },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  ]
  for (const headers of attempts) {
    for (const text of await lookEverywhere(ada, headers)) expect(text).not.toContain(secret)
    const written = await ada.postJson('/api/diary', { words: 'forged' }, { ...headers, 'sec-fetch-site': 'same-site' })
    expect(written.status).toBe(401)
  }
  // A link from elsewhere opens the page as its owner.
  const opened = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect((await ada.ask('/diary', { headers: opened })).body.toString()).toContain(secret)
})

async function call(visitor: Visitor, query: string, id: unknown, headers: Record<string, string> = {}) {
  return (await visitor.postJson('/api/db/main', { query, values: [id] }, headers)).body.toString()
}

test('POST /api/db gives a person the record of that person and of nobody else', async () => {
  const byId = 'select * from user_accounts where id = $1 limit 1'
  const id = await adaId()
  expect(JSON.parse(await call(ada, byId, id))).toMatchObject([{ id, email: 'ada@people.test' }])
  const stranger = new Visitor(diaries.host, app)
  const neighbour = { origin: `http://${other}.localhost:3000`, 'sec-fetch-site': 'same-site' }
  const refused = [
    await call(bob, byId, id),
    await call(stranger, byId, id),
    await call(ada, byId, id, neighbour),
    await call(bob, byId, id, { 'x-internal-auth': encodeURIComponent(JSON.stringify({ id })) }),
    await call(bob, 'select * from diary where id = $1 limit 1', secretDay),
    await call(ada, 'select * from diary where id = $1 limit 1', secretDay),
    await call(bob, "select * from user_accounts where id = $1 or email = 'ada@people.test' limit 1", 'x'),
    await call(ada, 'select * from auth_sessions where id = $1 limit 1', id),
    await call(ada, 'select * from auth_passwords where user_id = $1 limit 1', id),
  ]
  for (const text of refused) {
    expect(text).toContain('"error"')
    expect(text).not.toContain('ada@people.test')
    expect(text).not.toContain(secret)
  }
})

test('the code of the app sees who it is, and never the cookie of the session', async () => {
  const who = (await ada.ask('/api/who')).body.toString()
  expect(who).toContain('ada@people.test')
  for (const value of ada.cookies.values()) expect(who).not.toContain(value)
  const set = await ada.postJson('/api/who', {})
  expect(set.headers['set-cookie']).toBeUndefined()
})

test('off means that everybody is a stranger and the pages are gone; on again, sessions go on', async () => {
  const { ctx } = diaries
  await updateSignIn(ctx, { projectGroupId: app, isEnabled: false })
  for (const text of await lookEverywhere(ada)) expect(text).not.toContain(secret)
  for (const path of ['/account/signin', '/account/signup', '/account/logout']) {
    expect((await ada.ask(path)).status).toBe(404)
    expect((await ada.post(path, { email: 'x@people.test', password: 'long enough' })).status).toBe(404)
  }
  await updateSignIn(ctx, { projectGroupId: app, isEnabled: true })
  expect((await ada.ask('/api/diary')).body.toString()).toContain(secret)
  expect(diaries.faults).toEqual([])
})
