// POST /api/db/{database} over HTTP: from pages of a published app and of a preview, and from server code.
import { setTimeout as sleep } from 'node:timers/promises'

import { openPreview } from '@joinery/domain/preview'
import { publishJobKind, runPublish, startPublish, getPublication } from '@joinery/domain/publish'
import { commitRevision, readTree, storeFiles } from '@joinery/domain/revisions'
import {
  createInstallation,
  type LoopbackHost,
  notesApp,
  seedProject,
  serveOnLoopback,
  type TestInstallation,
} from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { createHost } from '../create-host.ts'

const byId = 'select * from notes where id = $1 limit 1'
const schema = `create table notes (id serial primary key, title text not null); grant select on notes to public;
  create table secrets (id serial primary key, words text); create table guarded (id serial primary key);
  alter table guarded enable row level security; grant select on guarded to public;
  create table user_accounts (id text primary key, email text); create table auth_sessions (id text primary key);
  grant select on user_accounts, auth_sessions to public;
  insert into notes (title) values ('Rye'), ('Oat'); insert into secrets (words) values ('hidden');
  insert into user_accounts values ('ada', 'ada@example.test')`
/** Server code asks for anything, and is told what Postgres says. */
const relay = `
export async function POST(request) {
  const address = new URL('/api/db/' + process.env.APP_AUTH_DATABASE_SLUG, process.env.DATABASE_URL)
  const answer = await fetch(address, { method: 'POST', body: await request.text() })
  return new Response(await answer.text(), { status: answer.status })
}
`
let ctx: TestInstallation
let host: LoopbackHost
let app = ''
let preview = ''

beforeAll(async () => {
  ctx = await createInstallation()
  ctx.queue.work(publishJobKind, (run) => runPublish(ctx, run))
  host = await serveOnLoopback(createHost(ctx))
  const { projectGroupId } = await seedProject(ctx)
  app = projectGroupId
  const head = await readTree(ctx, app)
  await commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await storeFiles(ctx, { ...notesApp(), 'web/app/api/relay/route.js': relay }),
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: 'VALID',
    message: 'Next',
    authorId: ctx.actor.userId,
    generationId: null,
  })
  expect(await ctx.appDatabases.runScript(app, { sql: schema, stepKey: 'schema' })).toMatchObject({ ok: true })
  const { id } = await startPublish(ctx, { projectGroupId, firstData: 'development_rows' })
  for (;;) {
    const { latest } = await getPublication(ctx, { projectGroupId })
    if (latest?.id === id && latest.completedAt !== null) break
    await sleep(50)
  }
  preview = new URL((await openPreview(ctx, { projectGroupId })).url).hostname.split('.')[0] ?? ''
}, 180_000)

async function post(path: string, body: unknown, { from = app, headers = {} } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await host.ask(from, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  })
  const value: unknown = JSON.parse(answer.body.toString())
  return { status: answer.status, value }
}

test('a row by its id is an array of one, none is an empty array, in a published app and in its preview', async () => {
  const call = { query: byId, values: [2] }
  expect(await post('/api/db/main', call)).toEqual({ status: 200, value: [{ id: 2, title: 'Oat' }] })
  expect(await post('/api/db/development', call, { from: preview })).toMatchObject({ status: 200, value: [{ id: 2 }] })
  expect(await post('/api/db/main', { query: byId, values: ['3'] })).toEqual({ status: 200, value: [] })
  const named = { query: 'SELECT title FROM "notes" WHERE id=$1 LIMIT 1', values: [1] }
  expect(await post('/api/db/main', named)).toEqual({ status: 200, value: [{ title: 'Rye' }] })
})

test.each([
  ['a table that was not opened', { query: 'select * from secrets where id = $1 limit 1', values: [1] }, 403],
  [
    'a table whose rows are guarded one by one',
    { query: 'select * from guarded where id = $1 limit 1', values: [1] },
    403,
  ],
  ['somebody’s account', { query: 'select * from user_accounts where id = $1 limit 1', values: ['ada'] }, 403],
  ['sessions', { query: 'select * from auth_sessions where id = $1 limit 1', values: ['a'] }, 403],
  ['a table that is not there', { query: 'select * from nothing where id = $1 limit 1', values: [1] }, 403],
  ['all rows', { query: 'select * from notes', values: [] }, 400],
  ['a change', { query: 'delete from notes where id = $1', values: [1] }, 400],
  ['two statements', { query: `${byId}; drop table notes`, values: [1] }, 400],
  ['an id of another type', { query: byId, values: ['x'] }, 400],
  ['an id that is a list', { query: byId, values: [[1]] }, 400],
  ['no id', { query: byId, values: [] }, 400],
  ['no query', { values: [1] }, 400],
  ['no JSON', 'query=1', 400],
  ['a body that is too large', { query: byId, values: ['x'.repeat(70_000)] }, 413],
])('%s is refused with a reason', async (_, body, status) => {
  expect(await post('/api/db/main', body)).toMatchObject({ status, value: { error: expect.any(String) } })
})

test('other sites, other methods and other databases are turned away', async () => {
  const call = { query: byId, values: [1] }
  for (const headers of [{ origin: 'http://evil.test' }, { 'sec-fetch-site': 'same-site' }, { origin: 'null' }]) {
    expect(await post('/api/db/main', call, { headers })).toMatchObject({ status: 403 })
  }
  const own = { origin: `http://${app}.localhost:3000`, 'sec-fetch-site': 'same-origin' }
  expect(await post('/api/db/main', call, { headers: own })).toMatchObject({ status: 200 })
  expect((await host.ask(app, '/api/db/main')).status).toBe(405)
  for (const name of ['development', 'postgres', app, '%2e%2e']) {
    expect(await post(`/api/db/${name}`, call)).toMatchObject({ status: 404 })
  }
})

test('server code sends any one statement, as with sql', async () => {
  const added = { query: 'insert into secrets (words) values ($1) returning words', values: ['told'] }
  expect(await post('/api/relay', added)).toEqual({ status: 200, value: [{ words: 'told' }] })
  expect(await post('/api/relay', { query: 'select * from secrets where id = $1 limit 1', values: [1] })).toEqual({
    status: 200,
    value: [{ id: 1, words: 'hidden' }],
  })
  expect(await post('/api/relay', { query: 'select * frm t' })).toMatchObject({ status: 400, value: { code: '42601' } })
  expect(await post('/api/relay', 'nonsense')).toMatchObject({ status: 400 })
})
