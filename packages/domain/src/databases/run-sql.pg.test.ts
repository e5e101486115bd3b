import { createInstallation, asStranger, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { listSnapshots, listTables, runSql } from './index.ts'

let ctx: TestInstallation
beforeAll(async () => {
  ctx = await createInstallation()
}, 180_000)

test('a script on development happens whole or not at all, says what it answers, and can begin with a snapshot', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const run = (sql: string, snapshotName: string | null = null) => runSql(ctx, { projectGroupId, sql, snapshotName })
  const made = await run(
    "create table jar (id int primary key, name text); insert into jar values (1, 'Heather'), (2, 'Lime')",
  )
  expect(made.error).toBeNull()
  expect((await run('select name from jar order by id')).results).toEqual([
    { columns: ['name'], rows: [['Heather'], ['Lime']], rowCount: 2 },
  ])

  const failed = await run("insert into jar values (3, 'Clover'); insert into jam values (1)")
  expect(failed.error).toMatchObject({ code: '42P01' })
  expect(failed.results).toEqual([])
  await run('truncate table jar', 'Before SQL by hand')
  const { tables } = await listTables(ctx, { projectGroupId, environment: 'development' })
  expect(tables).toMatchObject([{ name: 'jar', rowCount: 0 }])
  expect((await listSnapshots(ctx, { projectGroupId })).snapshots.map(({ name }) => name)).toContain(
    'Before SQL by hand',
  )
}, 60_000)

test('viewers run nothing, and a stranger cannot tell that the project exists', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const input = { projectGroupId, sql: 'select 1', snapshotName: null }
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  await expect(runSql(viewer, input)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(runSql(await asStranger(ctx), input)).rejects.toMatchObject({ kind: 'not_found' })
})
