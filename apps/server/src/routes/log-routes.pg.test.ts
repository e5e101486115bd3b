// Logs over HTTP, of an app that runs behind the product's own supervisor.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newId } from '@joinery/contract/ids'
import { findActor } from '@joinery/domain/organizations'
import { startRuntime } from '@joinery/runtime'
import { atFileEnd, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import type { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'

import { type Auth, createAuth, readSessionToken } from '../auth.ts'
import type { SupervisorSettings } from '../supervisor-settings.ts'
import { createLogRoutes } from './log-routes.ts'

const secret = 'a'.repeat(64)
const origin = 'http://localhost:3000'
let ctx: TestContext
let auth: Auth
let routes: Hono
let own: { cookie: string; projectGroupId: string }

beforeAll(async () => {
  const base = await createTestContext()
  const { url: platformUrl, adminUrl } = base.database
  const settings: SupervisorSettings = {
    platformUrl,
    adminUrl,
    masterKey: '0'.repeat(64),
    outside: { mode: 'off', allowedHosts: null },
  }
  const runtime = await startRuntime({
    supervisorEntry: new URL('../supervisor-main.ts', import.meta.url),
    env: { PATH: process.env['PATH'], JOINERY_SUPERVISOR: JSON.stringify(settings) },
    isUnwalledAllowed: true,
  })
  const folder = await mkdtemp(join(tmpdir(), 'joinery-logged-'))
  atFileEnd(async () => {
    await runtime.stop()
    await rm(folder, { recursive: true })
  })
  ctx = { ...base, runtime }
  auth = createAuth({ db: ctx.db, secret, origin, signUpRefusal: () => Promise.resolve(null) })
  routes = createLogRoutes({ services: ctx, secret, origin })
  const cookie = await signUp()
  const actor = await findActor(ctx, readSessionToken(cookie, { secret, origin }) ?? '')
  if (actor === null) throw new Error('The sign-up did not work.')
  const { projectGroupId } = await seedProject({ ...ctx, actor })
  own = { cookie, projectGroupId }

  await writeFile(
    join(folder, 'app.js'),
    `export default { fetch() { console.log('one loaf'); console.warn('no rye'); return new Response('done') } }`,
  )
  const app = { projectGroupId, environment: 'development', version: 'v1', bundleDir: folder, variables: {} } as const
  await runtime.fetch(app, new Request('http://preview.localhost:3000/api/loaves'))
}, 60_000)

async function signUp(): Promise<string> {
  const body = JSON.stringify({ name: 'Test person', email: `${newId()}@example.test`, password: 'long enough 1' })
  const headers = { 'content-type': 'application/json', origin }
  const answer = await auth.handler(new Request(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers, body }))
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function ask(query = '', cookie = own.cookie, projectGroupId = own.projectGroupId) {
  const answer = await routes.request(`/v0/api/projects/${projectGroupId}/logs${query}`, { headers: { cookie } })
  return { status: answer.status, body: await answer.json() }
}

async function messages(query: string): Promise<string[]> {
  return (await ask(query)).body.logs.map(({ message }: { message: string }) => message)
}

test('lines are told as the public API tells them', async () => {
  await expect.poll(async () => (await ask()).body.logs.length, { timeout: 20_000 }).toBe(2)

  const { status, body } = await ask()

  expect(status).toBe(200)
  expect(body.logs[1]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: 'no rye',
    level: 'warn',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    source: 'app',
    devServerId: null,
  })
})

test('level, words and number are filters, and others than those are refused', async () => {
  expect(await messages('?level=warn')).toEqual(['no rye'])
  expect(await messages('?search=LOAF')).toEqual(['one loaf'])
  expect(await messages('?limit=1')).toEqual(['no rye'])

  for (const query of ['?level=debug', '?limit=0', '?limit=101', '?limit=many']) {
    expect(await ask(query), query).toMatchObject({ status: 400, body: { error: 'Invalid request' } })
  }
})

test('nobody is told anything, and a stranger not even that the project exists', async () => {
  expect((await ask('', '')).status).toBe(401)

  const stranger = await signUp()
  expect(await ask('', stranger)).toEqual(await ask('', stranger, newId()))
  expect((await ask('', stranger)).status).toBe(404)
  expect((await ask('', own.cookie, 'no-id')).status).toBe(404)
})
