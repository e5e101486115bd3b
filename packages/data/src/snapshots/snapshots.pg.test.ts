// Snapshots: data set aside and brought back, while people go on using the app.
import { newId } from '@joinery/contract/ids'
import { maxSnapshots } from '@joinery/contract/snapshots'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { createTestDatabase } from '@joinery/testkit'
import { afterAll, expect, test } from 'vitest'

import { createAppDatabases } from '../app-databases/create-app-databases.ts'

const timeout = 180_000
const { pool, adminUrl } = await createTestDatabase()
const masterKey = Buffer.alloc(32, 6)
const apps = createAppDatabases({ adminUrl, platformPool: pool, masterKey })
/** Another process of the installation, with connections of its own. */
const elsewhere = createAppDatabases({ adminUrl, platformPool: pool, masterKey })
const projects: string[] = []
afterAll(async () => {
  for (const projectGroupId of projects) {
    await apps.snapshots.dropAll(projectGroupId)
    await apps.drop({ projectGroupId, environment: 'main' })
    await apps.drop({ projectGroupId, environment: 'development' })
  }
  await Promise.all([apps.close(), elsewhere.close()])
})

async function newApp() {
  const projectGroupId = newId()
  projects.push(projectGroupId)
  await apps.runScript(projectGroupId, { stepKey: '1', sql: 'create table notes (title text)' })
  const run = (text: string, environment: DatabaseEnvironment = 'development', from = apps) =>
    from.execute({ projectGroupId, environment }, [{ text, params: [] }])
  const add = (title: string, environment?: DatabaseEnvironment) =>
    run(`insert into notes values ('${title}')`, environment)
  const titles = async (environment?: DatabaseEnvironment, from = apps) => {
    const outcome = await run('select title from notes order by title', environment, from)
    return outcome.ok ? outcome.results[0]?.rows.map((row) => row['title']) : outcome
  }
  const take = async (name: string, environment: DatabaseEnvironment = 'development') => {
    const made = await apps.snapshots.create(projectGroupId, { environment, name, reason: 'person', createdBy: null })
    if (!made.ok) throw new Error(made.message)
    return made.snapshot
  }
  return { projectGroupId, run, add, titles, take }
}

test(
  'a restored snapshot brings its rows back, and what was there before can be brought back too',
  { timeout },
  async () => {
    const { projectGroupId, add, titles, take } = await newApp()
    await add('first')
    const snapshot = await take('Before the party')
    await add('second')
    expect(await titles('development', elsewhere)).toEqual(['first', 'second'])

    const restored = await apps.snapshots.restore(projectGroupId, { snapshotId: snapshot.id, createdBy: null })
    expect(restored).toMatchObject({ ok: true, snapshot: { reason: 'restore', environment: 'development' } })
    // Also where connections to what was there before were open.
    expect([await titles(), await titles('development', elsewhere)]).toEqual([['first'], ['first']])

    const undoId = restored.ok ? restored.snapshot.id : ''
    await apps.snapshots.restore(projectGroupId, { snapshotId: undoId, createdBy: null })
    expect(await titles()).toEqual(['first', 'second'])
  },
)

test('nobody sees an error while a snapshot is taken and restored', { timeout }, async () => {
  const { projectGroupId, run, take } = await newApp()
  const snapshot = await take('Quiet')
  const over = new AbortController()
  const failures: unknown[] = []
  const visitor = (async () => {
    while (!over.signal.aborted) {
      const outcome = await run('select count(*) from notes', 'development', elsewhere)
      // Told to wait a little longer is not cut off.
      if (!outcome.ok && outcome.code !== 'busy') failures.push(outcome)
    }
  })()
  await take('While in use')
  await apps.snapshots.restore(projectGroupId, { snapshotId: snapshot.id, createdBy: null })
  over.abort()
  await visitor
  expect(failures).toEqual([])
})

test('development starts again from production, or from nothing', { timeout }, async () => {
  const { projectGroupId, add, titles } = await newApp()
  await add('mine')
  expect(await apps.snapshots.reset(projectGroupId, { to: 'main', createdBy: null })).toMatchObject({
    ok: false,
    code: 'no_database',
  })
  await apps.promote(projectGroupId, { firstData: 'empty' })
  await add('live', 'main')
  await apps.snapshots.reset(projectGroupId, { to: 'main', createdBy: null })
  expect(await titles()).toEqual(['live'])
  expect(await apps.promote(projectGroupId, { firstData: 'empty' })).toEqual({ ok: true, applied: 0 })

  await apps.snapshots.reset(projectGroupId, { to: 'empty', createdBy: null })
  expect(await apps.tables({ projectGroupId, environment: 'development' })).toEqual([])
  expect((await apps.snapshots.list(projectGroupId)).map(({ reason }) => reason)).toEqual(['reset', 'reset'])
})

test('the app cannot reach its own snapshots', { timeout }, async () => {
  const { projectGroupId, take } = await newApp()
  await take('Kept')
  const { rows } = await pool.query(
    `select has_database_privilege(s.role_name, s.database_name, 'connect') as may, d.datallowconn as open
     from database_snapshot s join pg_database d on d.datname = s.database_name where project_group_id = $1`,
    [projectGroupId],
  )
  expect(rows).toEqual([{ may: false, open: false }])
})

test('a deleted snapshot comes back for 30 days and then goes for good', { timeout }, async () => {
  const { projectGroupId, take } = await newApp()
  const snapshot = await take('Kept')
  expect(await apps.snapshots.remove(projectGroupId, snapshot.id)).toBe(true)
  expect(await apps.snapshots.undelete(projectGroupId, snapshot.id)).toBe(true)
  await apps.snapshots.remove(projectGroupId, snapshot.id)
  await pool.query(`update database_snapshot set deleted_at = now() - interval '29 days' where id = $1`, [snapshot.id])
  await apps.snapshots.purge()
  expect(await apps.snapshots.list(projectGroupId)).toHaveLength(1)
  await pool.query(`update database_snapshot set deleted_at = now() - interval '31 days' where id = $1`, [snapshot.id])
  await apps.snapshots.purge()
  expect(await apps.snapshots.list(projectGroupId)).toEqual([])
})

test('what a killed restore had set aside is kept, what a killed snapshot left is not', { timeout }, async () => {
  const { projectGroupId, add, take } = await newApp()
  await add('precious')
  const whole = await take('Set aside')
  const half = await take('Half')
  const age = `created_at = now() - interval '2 hours', status = 'CREATING'`
  await pool.query(`update database_snapshot set ${age}, reason = 'restore' where id = $1`, [whole.id])
  await pool.query(`update database_snapshot set ${age} where id = $1`, [half.id])
  await apps.snapshots.purge()
  expect(await apps.snapshots.list(projectGroupId)).toMatchObject([{ id: whole.id }])
})

test('people are told when there are too many', { timeout }, async () => {
  const { projectGroupId, take } = await newApp()
  const { id } = await take('The one')
  await pool.query(
    `insert into database_snapshot (id, project_group_id, environment, status, name, reason, database_name, role_name)
     select id || n, project_group_id, environment, status, name, reason, database_name || n, role_name
     from database_snapshot, generate_series(2, $2) n where id = $1`,
    [id, maxSnapshots],
  )
  const input = { environment: 'development', name: 'One more', reason: 'person', createdBy: null } as const
  expect(await apps.snapshots.create(projectGroupId, input)).toMatchObject({ ok: false, code: 'too_many' })
})
