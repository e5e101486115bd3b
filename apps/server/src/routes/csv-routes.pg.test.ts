// Rows as files over HTTP: who may have them, who may put them in, and who cannot even tell that they exist.
import { createAppDatabases } from '@joinery/data'
import { newId } from '@joinery/contract/ids'
import { findActor } from '@joinery/domain/organizations'
import { atFileEnd, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'

import { type Auth, createAuth, readSessionToken } from '../auth.ts'
import { createCsvRoutes } from './csv-routes.ts'

const secret = 'a'.repeat(64)
const origin = 'http://localhost:3000'
const logger = { error: () => {}, warn: () => {}, info: () => {} }
let ctx: TestContext
let auth: Auth
let routes: Hono

beforeAll(async () => {
  const base = await createTestContext()
  const { adminUrl, pool } = base.database
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 7) })
  atFileEnd(() => appDatabases.close())
  ctx = { ...base, appDatabases }
  auth = createAuth({ db: ctx.db, secret, origin, signUpRefusal: () => Promise.resolve(null) })
  routes = createCsvRoutes({ services: ctx, secret, origin, logger })
})

async function signUp() {
  const body = JSON.stringify({ name: 'Test person', email: `${newId()}@example.test`, password: 'long enough 1' })
  const headers = { 'content-type': 'application/json', origin }
  const answer = await auth.handler(new Request(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body }))
  const pairs = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  const cookie = pairs.join('; ')
  const actor = await findActor(ctx, readSessionToken(cookie, { secret, origin }) ?? '')
  if (actor === null) throw new Error(`not signed in: ${answer.status}`)
  return { cookie, own: { ...ctx, actor } }
}

test('a member gets the rows and puts rows in; strangers find nothing, and other sites are refused', async () => {
  const { cookie, own } = await signUp()
  const { projectGroupId } = await seedProject(own)
  const sql = "create table notes (title text, n int); insert into notes values ('=Rye', 1)"
  await ctx.appDatabases.runScript(projectGroupId, { stepKey: '1', sql })
  const path = `/api/data/${projectGroupId}/development/notes/csv`
  const put = (body: string, headers: Record<string, string>, query = '') =>
    routes.request(`${path}${query}`, { method: 'POST', body, headers: { 'content-type': 'text/csv', ...headers } })

  const file = await routes.request(path, { headers: { cookie } })
  expect([file.status, await file.text()]).toEqual([200, "title,n\r\n'=Rye,1\r\n"])
  expect(file.headers.get('content-disposition')).toContain('attachment')

  const mapping = `?mapping=${encodeURIComponent(JSON.stringify({ what: 'title', n: null }))}`
  const taken = await put('what,n\nOat,x\n', { cookie, origin }, mapping)
  expect([taken.status, await taken.json()]).toEqual([200, { ok: true, rows: 1 }])
  const refused = await put('title,n\nOat,x\n', { cookie, origin })
  expect(await refused.json()).toMatchObject({ ok: false, errors: [{ line: 2, column: 'n' }] })

  expect((await put('title\nOat\n', { cookie, origin: 'http://evil.test' })).status).toBe(403)
  expect((await put('title\nOat\n', { cookie })).status).toBe(403)
  expect((await put('title\nOat\n', { origin })).status).toBe(401)
  expect((await put('title\nOat\n', { cookie, origin }, '?mapping=x')).status).toBe(400)
  const stranger = await signUp()
  expect((await routes.request(path, { headers: { cookie: stranger.cookie } })).status).toBe(404)
  expect((await put('title\nOat\n', { cookie: stranger.cookie, origin })).status).toBe(404)
  for (const other of [`/api/data/${projectGroupId}/staging/notes/csv`, path.replace('notes', 'orders')]) {
    expect((await routes.request(other, { headers: { cookie } })).status).toBe(404)
  }
})
