// A hundred databases of which a few are used at a time: connections stay bounded, whoever comes is served, and what
// is not used any more is closed.
import { newId } from '@joinery/contract/ids'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { AppDatabaseKey, SqlOutcome } from '../app-databases.ts'
import { createAppDatabases } from './create-app-databases.ts'

const { pool, adminUrl } = await createTestDatabase()
const cap = 12
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 8), maxConnections: cap })
const keys = Array.from({ length: 100 }, (): AppDatabaseKey => ({
  projectGroupId: newId(),
  environment: 'development',
}))

/** A few at a time, as they come in real life. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

beforeAll(() => each(keys, 6, (key) => apps.ensure(key)), 240_000)
afterAll(async () => {
  await each(keys, 6, (key) => apps.drop(key))
  await apps.close()
}, 240_000)

const ask = (key: AppDatabaseKey, text = 'select 1 as a') => apps.execute(key, [{ text, params: [] }])
const codeOf = (outcome: SqlOutcome) => (outcome.ok ? 'it worked' : outcome.code)

async function connections(): Promise<number> {
  const { rows } = await pool.query<{ names: string[] }>('select array_agg(database_name) as names from app_database')
  const sql = 'select count(*)::int as count from pg_stat_database where datname = any($1) and numbackends > 0'
  const all = await pool.query<{ count: number }>(sql, [rows[0]?.names])
  return all.rows[0]?.count ?? 0
}

test('all of them are served by a dozen connections, and none is refused', { timeout: 120_000 }, async () => {
  const codes = new Set<string>()
  let most = 0
  await each(keys, 24, async (key) => {
    codes.add(codeOf(await ask(key)))
    most = Math.max(most, await connections())
  })
  expect([...codes]).toEqual(['it worked'])
  // One that is on its way out may be counted beside the one that takes its place.
  expect(most).toBeLessThanOrEqual(cap + 6)
})

test('a crowd at one app takes its few connections and nobody else’s turn', { timeout: 60_000 }, async () => {
  const [crowded, ...others] = keys
  if (crowded === undefined) throw new Error('no databases')
  const crowd = Promise.all(Array.from({ length: 400 }, () => ask(crowded, 'select pg_sleep(0.05)')))
  const codes = new Set<string>()
  await each(others.slice(0, 30), 4, async (key) => codes.add(codeOf(await ask(key))))
  expect([...codes]).toEqual(['it worked'])
  const answers = (await crowd).map(codeOf)
  expect(answers.filter((code) => code === 'it worked').length).toBeGreaterThan(20)
  expect(new Set(answers)).toEqual(new Set(['it worked', 'busy']))
})

test('what nobody uses any more is closed', { timeout: 60_000 }, async () => {
  await expect.poll(connections, { timeout: 50_000, interval: 500 }).toBe(0)
})
