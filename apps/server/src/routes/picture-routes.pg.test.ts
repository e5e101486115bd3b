// Pictures of reports over HTTP: who gets them and who cannot even tell that they exist.
import { newId } from '@joinery/contract/ids'
import { checkRun, generation, runEvent } from '@joinery/data/schema'
import type { DomainContext } from '@joinery/domain'
import { findActor } from '@joinery/domain/organizations'
import { createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'

import { type Auth, createAuth, readSessionToken } from '../auth.ts'
import { createPictureRoutes } from './picture-routes.ts'

const secret = 'a'.repeat(64)
const origin = 'http://localhost:3000'
const webp = Buffer.from('524946460c00000057454250', 'hex')
let ctx: TestContext
let auth: Auth
let routes: Hono

beforeAll(async () => {
  ctx = await createTestContext()
  auth = createAuth({ db: ctx.db, secret, origin, signUpRefusal: () => Promise.resolve(null) })
  routes = createPictureRoutes({ services: ctx, secret, origin })
})

/** Signs a new person up: their cookie, and their context. */
async function signUp(): Promise<{ cookie: string; own: DomainContext }> {
  const body = JSON.stringify({ name: 'Test person', email: `${newId()}@example.test`, password: 'long enough 1' })
  const headers = { 'content-type': 'application/json', origin }
  const answer = await auth.handler(new Request(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body }))
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const actor = await findActor(ctx, readSessionToken(cookie, { secret, origin }) ?? '')
  if (actor === null) throw new Error(`not signed in: ${answer.status}`)
  return { cookie, own: { ...ctx, actor } }
}

/** A project with a report that shows `picture`. */
async function seedReport(own: DomainContext): Promise<{ projectGroupId: string; picture: string }> {
  const { projectGroupId } = await seedProject(own)
  const picture = await ctx.blobs.put(webp)
  const evidence = [{ type: 'screenshot' as const, hash: picture, width: 1280 }]
  const result = {
    kind: 'start' as const,
    title: 'It starts',
    outcome: 'passed' as const,
    detail: '',
    page: '/',
    evidence,
  }
  const report = {
    isPassed: true,
    results: [result],
    outsideCalls: [],
    pages: 1,
    steps: 1,
    durationMs: 1,
    isCutShort: false,
  }
  const row = { id: newId(), projectGroupId, status: 'FINISHED', reason: 'asked', treeHash: '', appHash: '', report }
  await ctx.db.insert(checkRun).values(row)
  return { projectGroupId, picture }
}

const ask = (projectGroupId: string, hash: string, cookie?: string) =>
  routes.request(`/api/checks/${projectGroupId}/pictures/${hash}`, cookie === undefined ? {} : { headers: { cookie } })

test('a member gets the picture of a report, to keep', async () => {
  const { cookie, own } = await signUp()
  const { projectGroupId, picture } = await seedReport(own)

  const answer = await ask(projectGroupId, picture, cookie)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp)
})

test('a stranger cannot tell that the picture exists, and nobody gets it signed out', async () => {
  const { own } = await signUp()
  const { projectGroupId, picture } = await seedReport(own)
  const stranger = await signUp()

  expect((await ask(projectGroupId, picture, stranger.cookie)).status).toBe(404)
  expect((await ask(newId(), picture, stranger.cookie)).status).toBe(404)
  expect((await ask(projectGroupId, picture)).status).toBe(401)
})

test('a member gets the picture of a page that a run looked at; a stranger does not', async () => {
  const { cookie, own } = await signUp()
  const { projectGroupId } = await seedProject(own)
  const hash = await ctx.blobs.put(Buffer.from('ffd8ffe0', 'hex'))
  const generationId = newId()
  await ctx.db.insert(generation).values({ id: generationId, projectGroupId, status: 'VALID', model: 'offline' })
  const event = {
    type: 'tool.finished' as const,
    callId: '1:a',
    status: 'success' as const,
    title: 'Looked at the homepage',
    picture: { hash, width: 1280, height: 800, page: '/' },
  }
  await ctx.db.insert(runEvent).values({ generationId, seq: 1, event })
  const stranger = await signUp()
  const { projectGroupId: other } = await seedProject(own)

  const answer = await ask(projectGroupId, hash, cookie)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect((await ask(projectGroupId, hash, stranger.cookie)).status).toBe(404)
  expect((await ask(other, hash, cookie)).status).toBe(404)
})

test('other blobs are no pictures: neither files nor pictures of another project', async () => {
  const { cookie, own } = await signUp()
  const { projectGroupId } = await seedReport(own)
  const file = await ctx.blobs.put(Buffer.from('const secret = 1'))
  const { projectGroupId: empty } = await seedProject(own)
  const { picture } = await seedReport(own)

  expect((await ask(projectGroupId, file, cookie)).status).toBe(404)
  expect((await ask(empty, picture, cookie)).status).toBe(404)
  expect((await ask(projectGroupId, '../../etc/passwd', cookie)).status).toBe(404)
})
