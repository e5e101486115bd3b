// The end of a project in the trash, with real databases behind it.
import { createInstallation, notesSchema, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject, listProjects, moveProjectToTrash, purgeTrash, restoreProjectFromTrash } from './index.ts'

let ctx: TestInstallation
beforeAll(async () => {
  ctx = await createInstallation()
}, 120_000)

const days = (count: number) => ({ ...ctx, now: () => new Date(Date.now() + count * 24 * 3_600_000) })

async function seedTrash(): Promise<string> {
  const { projectGroupId } = await seedProject(ctx)
  await ctx.appDatabases.runScript(projectGroupId, { sql: notesSchema, stepKey: 'schema' })
  await ctx.appDatabases.promote(projectGroupId, { firstData: 'empty' })
  await moveProjectToTrash(ctx, { projectGroupId })
  return projectGroupId
}

async function leftOf(projectGroupId: string): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ what: string }>(
    `select 'project' as what from project_group where id = $1
     union all select 'revision' from revision where project_group_id = $1
     union all select 'database' from app_database where project_group_id = $1
     union all select 'script' from schema_script where project_group_id = $1`,
    [projectGroupId],
  )
  return rows.map(({ what }) => what)
}

test('a project goes for good after 30 days in the trash, with its databases; others stay', async () => {
  const trashed = await seedTrash()
  const { projectGroupId: kept } = await seedProject(ctx)
  const names = await ctx.database.pool.query<{ name: string; role: string }>(
    'select database_name as name, role_name as role from app_database where project_group_id = $1',
    [trashed],
  )
  expect(await leftOf(trashed)).toEqual(['project', 'revision', 'database', 'database', 'script'])

  expect(await purgeTrash(days(29))).toBe(0)
  expect(await purgeTrash(days(31))).toBe(1)

  expect(await leftOf(trashed)).toEqual([])
  const { rowCount } = await ctx.database.pool.query(
    'select from pg_database where datname = any($1) union all select from pg_roles where rolname = any($2)',
    [names.rows.map(({ name }) => name), names.rows.map(({ role }) => role)],
  )
  expect(rowCount).toBe(0)
  expect((await getProject(ctx, { projectGroupId: kept })).id).toBe(kept)
  expect(await purgeTrash(days(31))).toBe(0)
})

test('what is about to go cannot be restored, what is not can', async () => {
  const projectGroupId = await seedTrash()

  const tooLate = restoreProjectFromTrash(days(31), { projectGroupId })
  await expect(tooLate).rejects.toMatchObject({ kind: 'not_found', code: 'projects.not_found' })
  const trash = await listProjects(days(31), { isTrash: true, search: '', limit: 50, offset: 0 })
  expect(trash.projects.map(({ id }) => id)).not.toContain(projectGroupId)

  expect(await restoreProjectFromTrash(days(29), { projectGroupId })).toMatchObject({ deletedAt: null })
  expect(await purgeTrash(days(31))).toBe(0)
  expect(await leftOf(projectGroupId)).toContain('script')
})
