// What an organization's databases may hold together, and what still works when they hold it.
import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import type { AppDatabaseKey, SqlOutcome } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'

const { pool, adminUrl } = await createTestDatabase()
const masterKey = Buffer.alloc(32, 6)
// An empty database has almost 8 MB.
const limitBytes = 30_000_000
const storageLimitOf = () => Promise.resolve(limitBytes)
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey, storageLimitOf })
const made: AppDatabaseKey[] = []
afterAll(async () => {
  for (const key of made) await apps.drop(key)
  await apps.close()
})

async function newApp(organizationId: string) {
  const projectGroupId = newId()
  await pool.query(
    `insert into "user" (id, name, email) values ('owner', 'Owner', 'owner@example.test') on conflict do nothing`,
  )
  await pool.query(`insert into organization (id, name, slug) values ($1, 'Bakery', $1) on conflict do nothing`, [
    organizationId,
  ])
  await pool.query(
    `insert into project_group (id, organization_id, name, kind, visibility, head_revision_id, head_number, created_by)
     values ($1, $2, 'App', 'APP', 'PRIVATE', $1, 1, 'owner')`,
    [projectGroupId, organizationId],
  )
  const key: AppDatabaseKey = { projectGroupId, environment: 'development' }
  made.push(key)
  const send = (text: string) => apps.execute(key, [{ text, params: [] }])
  await send('create table t (words text)')
  return { projectGroupId, key, send }
}

// Rows that are just too short to be compressed: 18 MB.
const fill = `insert into t select repeat('x', 1900) from generate_series(1, 9000)`
/** Postgres counts what was written a moment later. */
const measured = (read: () => Promise<unknown>) =>
  expect.poll(
    async () => {
      await apps.measureStorage()
      return read()
    },
    { timeout: 25_000 },
  )
const codeOf = (outcome: SqlOutcome) => (outcome.ok ? 'it worked' : outcome.code)

test('at the limit nothing can be added to any of its databases; reading and deleting go on, and make room', async () => {
  const organization = newId()
  const [full, sibling, stranger] = [await newApp(organization), await newApp(organization), await newApp(newId())]
  expect(codeOf(await full.send(fill))).toBe('it worked')
  await measured(async () => (await apps.storage(full.projectGroupId)).bytes).toBeGreaterThan(limitBytes)

  for (const app of [full, sibling]) {
    const refused = await app.send(`insert into t values ('x')`)
    expect(refused).toMatchObject({ code: 'storage_full', message: expect.stringContaining('VACUUM FULL') })
    for (const text of [
      `update t set words = 'x'`,
      'create table u (a int)',
      'with added as (insert into t values (1) returning 1) select * from added',
      'with added as (insert into t values (1) returning 1) delete from t',
      'select * into u from t',
      'do $$ begin insert into t values (1); end $$',
      `create index on t (words)`,
    ]) {
      expect([text, codeOf(await app.send(text))]).toEqual([text, 'storage_full'])
    }
    expect(codeOf(await app.send('select count(*) from t'))).toBe('it worked')
  }
  // What a function does cannot be seen from outside: Postgres holds it back.
  const added = await apps.execute(full.key, [
    { text: `select set_config('transaction_read_only', 'off', true)`, params: [] },
    { text: 'select 1', params: [] },
  ])
  expect(added).toMatchObject({ ok: false })
  const script = { sql: 'create table v (a int)', stepKey: 'v' }
  expect(await apps.runScript(full.projectGroupId, script)).toMatchObject({ code: 'storage_full' })
  expect(codeOf(await stranger.send(`insert into t values ('x')`))).toBe('it worked')

  expect(codeOf(await full.send('delete from t'))).toBe('it worked')
  expect(codeOf(await full.send('vacuum full t'))).toBe('it worked')
  await measured(async () => codeOf(await sibling.send(`insert into t values ('x')`))).toBe('it worked')
  expect(codeOf(await full.send(`insert into t values ('x')`))).toBe('it worked')
})

test('writing alone is enough to be measured, without a round', async () => {
  const app = await newApp(newId())
  for (const text of [fill, fill]) expect(codeOf(await app.send(text))).toBe('it worked')
  await expect
    .poll(async () => codeOf(await app.send(`insert into t values ('x')`)), { timeout: 25_000 })
    .toBe('storage_full')
})

test('what is held is kept by day, with its peak, under the name that the ledger has for it', async () => {
  const organization = newId()
  const app = await newApp(organization)
  const bytes = async () => (await apps.storage(app.projectGroupId)).bytes
  expect(codeOf(await app.send(fill))).toBe('it worked')
  await measured(bytes).toBeGreaterThan(20_000_000)
  const peak = await bytes()
  await app.send('truncate t')
  await measured(bytes).toBeLessThan(15_000_000)
  const { rows } = await pool.query('select * from storage_usage where organization_id = $1', [organization])
  expect(rows.at(-1)).toMatchObject({ kind: 'STORAGE_USAGE', peak_bytes: String(peak), bytes: String(await bytes()) })
})

test('nothing is measured again that nobody wrote to', async () => {
  await newApp(newId())
  await expect.poll(() => apps.measureStorage(), { timeout: 20_000 }).toBe(0)
})
