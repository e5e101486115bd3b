// Signing up, in and out with an e-mail address; and the variables that an app's process is given.
import { openPreview } from '@joinery/domain/preview'
import { readTree } from '@joinery/domain/revisions'
import { listVariables, removeVariable, setVariables } from '@joinery/domain/variables'
import { asStranger, diaryApp } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

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

let diaries: Diaries
let app: string

beforeAll(async () => {
  diaries = await openDiaries()
  app = await seedDiary(diaries.ctx)
  await publishDiary(diaries.ctx, app)
}, 180_000)

async function previewName(projectGroupId: string, revisionId?: string): Promise<string> {
  const { url } = await openPreview(diaries.ctx, { projectGroupId, revisionId })
  return new URL(url).hostname.split('.')[0] ?? ''
}

function newVisitor(): Visitor {
  return new Visitor(diaries.host, app)
}

test('signing up and in leads on to callbackUrl, and nowhere else', async () => {
  const email = 'dee@people.test'
  const first = newVisitor()
  const up = await first.post('/account/signup', {
    email,
    name: 'Dee',
    password: passwordOf(email),
    callbackUrl: '/diary?x=1',
  })
  expect(up).toMatchObject({ status: 303, headers: { location: '/diary?x=1' } })
  expect(readJson(await first.ask('/account/session'))).toMatchObject({ user: { email, name: 'Dee' } })
  for (const callbackUrl of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
  ]) {
    const again = await newVisitor().post('/account/signin', {
      email: ' DEE@people.test ',
      password: passwordOf(email),
      callbackUrl,
    })
    expect(again.headers['location']).toBe('/')
  }
})

test('what went wrong stands in the address, and never whether an account exists', async () => {
  const email = 'eve@people.test'
  await signUpIn(diaries.host, app, email)
  const wrong = await newVisitor().post('/account/signin', { email, password: 'not hers', callbackUrl: '/diary' })
  const nobody = await newVisitor().post('/account/signin', {
    email: 'nobody@people.test',
    password: 'x',
    callbackUrl: '/diary',
  })
  expect(wrong.headers['location']).toBe('/account/signin?error=CredentialsSignin&callbackUrl=%2Fdiary')
  expect(nobody.headers['location']).toBe(wrong.headers['location'])
  const taken = await newVisitor().post('/account/signup', { email, name: '', password: 'another one' })
  const short = await newVisitor().post('/account/signup', { email: 'new@people.test', name: '', password: 'short' })
  expect(taken.headers['location']).toBe('/account/signup?error=EmailCreateAccount')
  expect(short.headers['location']).toBe(taken.headers['location'])
  const page = await newVisitor().ask(wrong.headers['location'] ?? '')
  expect(page.body.toString()).toContain('do not match an account')
  const json = await newVisitor().postJson('/account/signin', { email, password: 'not hers' })
  expect(json.status).toBe(401)
  expect(readJson(json)).toEqual({ ok: false, error: 'CredentialsSignin' })
})

test(
  'the cookie is host-only, out of reach of scripts, and fit for the frame of a preview',
  { timeout: 120_000 },
  async () => {
    const published = await signUpIn(diaries.host, app, 'flo@people.test')
    expect([...published.cookies.keys()]).toEqual(['app-session'])
    const visitor = new Visitor(diaries.host, await previewName(app))
    const framed = await visitor.post('/account/signup', {
      email: 'flo@people.test',
      name: '',
      password: 'long enough',
    })
    expect(framed.headers['set-cookie']?.[0]).toMatch(
      /^__Host-app-session=[\w-]{43}; Path=\/; HttpOnly; Max-Age=\d+; Secure; SameSite=None; Partitioned$/,
    )
    const page = await visitor.ask('/diary', { headers: { accept: 'text/html' } })
    expect(page.body.toString()).toContain('flo@people.test')
  },
)

test('signing in makes a new session and ends the old one; signing out ends one or all', async () => {
  const email = 'gus@people.test'
  const phone = await signUpIn(diaries.host, app, email)
  const before = phone.cookieHeader
  await phone.post('/account/signin', { email, password: passwordOf(email) })
  expect(phone.cookieHeader).not.toBe(before)
  expect(readJson(await newVisitor().ask('/account/session', { headers: { cookie: before } }))).toEqual({ user: null })

  const [laptop, tablet] = [newVisitor(), newVisitor()]
  for (const each of [laptop, tablet]) await each.post('/account/signin', { email, password: passwordOf(email) })
  const held = tablet.cookieHeader
  expect((await tablet.ask('/account/logout')).body.toString()).toContain('Sign out on all devices')
  await tablet.post('/account/logout', {})
  expect(tablet.cookies.size).toBe(0)
  expect(readJson(await newVisitor().ask('/account/session', { headers: { cookie: held } }))).toEqual({ user: null })
  expect(readJson(await phone.ask('/account/session'))).toMatchObject({ user: { email } })
  await laptop.post('/account/logout', { everywhere: 'on' })
  expect(readJson(await phone.ask('/account/session'))).toEqual({ user: null })
})

test('only a form of the app itself signs in or out', async () => {
  const email = 'hal@people.test'
  const hal = await signUpIn(diaries.host, app, email)
  for (const origin of ['http://other.localhost:3000', 'null', 'https://evil.test']) {
    const forced = await newVisitor().post('/account/signin', { email, password: passwordOf(email) }, { origin })
    expect(forced.status).toBe(403)
    expect(forced.headers['set-cookie']).toBeUndefined()
    expect((await hal.post('/account/logout', {}, { origin })).status).toBe(403)
  }
  expect(readJson(await hal.ask('/account/session'))).toMatchObject({ user: { email } })
})

test('guessing is cut off, and a body that is none is refused', async () => {
  const visitor = newVisitor()
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 22; attempt += 1) {
    const answer = await visitor.postJson('/account/signin', { email: 'ivy@people.test', password: '' })
    statuses.add(answer.status)
  }
  expect([...statuses]).toEqual([401, 429])
  for (const body of ['{', '[]', 'null', '"x"', 'x'.repeat(20_000)]) {
    const odd = await visitor.ask('/account/signin', {
      method: 'POST',
      headers: { origin: visitor.origin, 'content-type': 'application/json', accept: 'application/json' },
      body,
    })
    expect([400, 401]).toContain(odd.status)
  }
  expect((await visitor.ask('/account/signin', { method: 'PUT' })).status).toBe(405)
})

test('the ready-made page has the app’s name, and gives way to the app’s own', { timeout: 120_000 }, async () => {
  const page = (await newVisitor().ask('/account/signin?callbackUrl=%2Fdiary%22%3E')).body.toString()
  expect(page).toContain('<title>Sign in · Diary</title>')
  expect(page).toContain('name="callbackUrl" value="/diary%22%3E"')
  const { ctx, host } = diaries
  const files = { ...diaryApp(), 'web/app/account/signin/page.jsx': 'export default () => <h1>Welcome back</h1>\n' }
  const own = await seedDiary(ctx, files)
  await publishDiary(ctx, own)
  for (const name of [own, await previewName(own)]) {
    const shown = await new Visitor(host, name).ask('/account/signin', { headers: { accept: 'text/html' } })
    expect(shown.body.toString()).toContain('Welcome back')
    expect((await new Visitor(host, name).ask('/account/signup')).body.toString()).toContain('Create an account')
  }
})

test('a password, a session and a variable are not readable where they are kept', async () => {
  const { ctx, host } = diaries
  const email = 'jo@people.test'
  const jo = await signUpIn(host, app, email)
  const tables = ['user_accounts', 'auth_passwords', 'auth_sessions', 'auth_flows']
  for (const table of tables) {
    const text = `select * from ${table}`
    const outcome = await ctx.appDatabases.execute({ projectGroupId: app, environment: 'main' }, [{ text, params: [] }])
    const rows = JSON.stringify(outcome)
    expect(rows).toContain('"ok":true')
    expect(rows).not.toContain(passwordOf(email))
    for (const token of jo.cookies.values()) expect(rows).not.toContain(token)
  }
  await setVariables(ctx, {
    projectGroupId: app,
    environment: 'PRODUCTION',
    variables: [{ name: 'K', value: 'sesame' }],
  })
  const { rows } = await ctx.database.pool.query('select * from app_variable')
  expect(rows).not.toHaveLength(0)
  expect(JSON.stringify(rows)).not.toContain('sesame')
  const { rows: changes } = await ctx.database.pool.query('select * from app_setting_change')
  expect(JSON.stringify(changes)).toContain('PRODUCTION K')
  expect(JSON.stringify(changes)).not.toContain('sesame')
})

test(
  'a variable reaches the process of its own app in its own environment, and changes without a publish',
  { timeout: 120_000 },
  async () => {
    const { ctx, host } = diaries
    const place = { projectGroupId: app, environment: 'PRODUCTION' as const }
    const kitchen = async (name: string) => readJson(await new Visitor(host, name).ask('/api/who'))
    expect(await kitchen(app)).toMatchObject({ variable: null, environment: 'production' })
    const secrets = [
      { name: 'KITCHEN_KEY', value: 'first "value"\n$2' },
      { name: 'GOOGLE_CLIENT_SECRET', value: 'for sign-in only' },
    ]
    const { variables } = await setVariables(ctx, { ...place, variables: secrets })
    expect(JSON.stringify(variables)).not.toContain('value')
    expect(await kitchen(app)).toMatchObject({
      variable: secrets[0]?.value,
      same: secrets[0]?.value,
      providerSecret: null,
    })
    expect(await kitchen(await previewName(app))).toMatchObject({ variable: null, environment: 'development' })
    await setVariables(ctx, { ...place, variables: [{ name: 'KITCHEN_KEY', value: 'second' }] })
    expect(await kitchen(app)).toMatchObject({ variable: 'second' })
    await setVariables(ctx, { ...place, environment: 'PREVIEW', variables: [{ name: 'KITCHEN_KEY', value: 'old' }] })
    const { revisionId } = await readTree(ctx, app)
    expect(await kitchen(await previewName(app, revisionId))).toMatchObject({ variable: 'old', environment: 'preview' })
    await removeVariable(ctx, { ...place, name: 'KITCHEN_KEY' })
    expect(await kitchen(app)).toMatchObject({ variable: null })
    expect(JSON.stringify(await ctx.runtime.readLogs({ projectGroupId: app, environment: 'main' }))).not.toContain(
      'first',
    )
  },
)

test('who may not write secrets does not see their names; strangers do not see the project', async () => {
  const { ctx } = diaries
  const place = { projectGroupId: app, environment: 'PRODUCTION' as const }
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  await expect(listVariables(viewer, place)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(setVariables(viewer, { ...place, variables: [{ name: 'A', value: '1' }] })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await expect(listVariables(await asStranger(ctx), place)).rejects.toMatchObject({ kind: 'not_found' })
  const many = Array.from({ length: 101 }, (_, index) => ({ name: `V${index}`, value: 'x' }))
  await expect(setVariables(ctx, { ...place, variables: many })).rejects.toMatchObject({ code: 'variables.too_many' })
  expect(diaries.faults).toEqual([])
})

test('pages are given public variables and no others', { timeout: 120_000 }, async () => {
  const { ctx, host } = diaries
  const variables = ['PUBLIC_MAPS_KEY', 'HIDDEN_KEY'].map((name) => ({ name, value: `value of ${name}` }))
  for (const environment of ['PRODUCTION', 'DEVELOPMENT'] as const) {
    await setVariables(ctx, { projectGroupId: app, environment, variables })
  }
  const email = 'kim@people.test'
  const previewed = await signUpIn(host, await previewName(app), email)
  const published = await signUpIn(host, app, email)
  for (const visitor of [previewed, published]) {
    const page = (await visitor.ask('/diary', { headers: { accept: 'text/html' } })).body.toString()
    expect(page).toContain('"PUBLIC_MAPS_KEY":"value of PUBLIC_MAPS_KEY"')
    expect(page).not.toContain('HIDDEN_KEY')
    expect(page).not.toContain('DATABASE_URL')
  }
})
