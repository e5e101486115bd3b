// The Data view: who sees what, and that looking makes nothing.
import { createAppDatabases } from '@joinery/data'
import { atFileEnd, asStranger, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getStorage, listRows, listTables } from './index.ts'

const all = { limit: 50, offset: 0 }
let ctx: TestContext

beforeAll(async () => {
  const base = await createTestContext()
  const { adminUrl, pool } = base.database
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 7) })
  atFileEnd(() => appDatabases.close())
  ctx = { ...base, appDatabases }
})

async function seedNotes() {
  const { projectGroupId } = await seedProject(ctx)
  const made = await ctx.appDatabases.runScript(projectGroupId, {
    sql: "create table notes (id serial primary key, title text); insert into notes (title) values ('Rye'), (null)",
    stepKey: 'schema',
  })
  expect(made).toMatchObject({ ok: true })
  return projectGroupId
}

test('tables and rows of development are there for everybody in the project', async () => {
  const projectGroupId = await seedNotes()
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  const { tables } = await listTables(viewer, { projectGroupId, environment: 'development' })
  expect(tables).toMatchObject([{ name: 'notes', columns: [{ name: 'id', isPrimaryKey: true }, { name: 'title' }] }])
  const grid = await listRows(viewer, { projectGroupId, environment: 'development', table: 'notes', ...all })
  expect(grid).toMatchObject({ columns: ['id', 'title'], total: 2 })
  expect(grid.rows).toEqual([
    [1, 'Rye'],
    [2, null],
  ])
})

test('production rows are for admins', async () => {
  const projectGroupId = await seedNotes()
  await ctx.appDatabases.promote(projectGroupId, { firstData: 'empty' })
  const editor = { ...ctx, actor: { ...ctx.actor, role: 'EDITOR' as const } }
  await expect(listTables(editor, { projectGroupId, environment: 'main' })).rejects.toMatchObject({ kind: 'forbidden' })
  const admin = { ...ctx, actor: { ...ctx.actor, role: 'ADMIN' as const } }
  expect(await listRows(admin, { projectGroupId, environment: 'main', table: 'notes', ...all })).toMatchObject({
    total: 0,
  })
})

test('what the organization holds is told to its members, beside what its plan allows', async () => {
  const projectGroupId = await seedNotes()
  await ctx.appDatabases.measureStorage()
  const storage = await getStorage(ctx, { projectGroupId })
  expect(storage.bytes).toBeGreaterThan(1_000_000)
  expect(storage.limitBytes).toBe(100 * 1_073_741_824)
  await expect(getStorage(await asStranger(ctx), { projectGroupId })).rejects.toMatchObject({ kind: 'not_found' })
})

test('looking makes no database', async () => {
  const { projectGroupId } = await seedProject(ctx)
  expect(await listTables(ctx, { projectGroupId, environment: 'development' })).toEqual({ tables: [] })
  expect(await ctx.appDatabases.exists({ projectGroupId, environment: 'development' })).toBe(false)
})

test('a table that is not there is told by name, and a name is never taken for SQL', async () => {
  const projectGroupId = await seedNotes()
  for (const table of ['orders', 'notes; drop table notes', 'pg_catalog.pg_class', 'pg_class']) {
    const attempt = listRows(ctx, { projectGroupId, environment: 'development', table, ...all })
    await expect(attempt).rejects.toMatchObject({ kind: 'not_found', code: 'databases.table_not_found' })
  }
})

test('a stranger cannot tell that the project exists', async () => {
  const projectGroupId = await seedNotes()
  const attempt = listTables(await asStranger(ctx), { projectGroupId, environment: 'development' })
  await expect(attempt).rejects.toMatchObject({ kind: 'not_found', code: 'projects.not_found' })
})
