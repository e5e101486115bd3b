// Who may set data aside and replace it, and that code stays as it is.
import { createAppDatabases } from '@joinery/data'
import { atFileEnd, asStranger, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { listSnapshots, resetDevelopment, restoreSnapshot, takeMinute, takeSnapshot } from './index.ts'

let ctx: TestContext
const projects: string[] = []

beforeAll(async () => {
  const base = await createTestContext()
  const { adminUrl, pool } = base.database
  const appDatabases = createAppDatabases({ adminUrl, platformPool: pool, masterKey: Buffer.alloc(32, 7) })
  atFileEnd(async () => {
    for (const projectGroupId of projects) await appDatabases.snapshots.dropAll(projectGroupId)
    await appDatabases.close()
  })
  ctx = { ...base, appDatabases }
})

async function seedNotes() {
  const { projectGroupId } = await seedProject(ctx)
  projects.push(projectGroupId)
  const sql = "create table notes (title text); insert into notes values ('Rye')"
  await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: 'schema' })
  await ctx.appDatabases.promote(projectGroupId, { firstData: 'development_rows' })
  return projectGroupId
}

const asRole = (role: 'VIEWER' | 'EDITOR' | 'ADMIN') => ({ ...ctx, actor: { ...ctx.actor, role } })

test('data is replaced only after the words were typed', async () => {
  const projectGroupId = await seedNotes()
  const made = await takeSnapshot(ctx, { projectGroupId, environment: 'development', name: 'Before' })
  const wrong = restoreSnapshot(ctx, { projectGroupId, snapshotId: made.id, confirmation: 'replace' })
  await expect(wrong).rejects.toMatchObject({ kind: 'invalid', code: 'databases.not_confirmed' })
  const hasty = resetDevelopment(ctx, { projectGroupId, to: 'empty', confirmation: '' })
  await expect(hasty).rejects.toMatchObject({ kind: 'invalid', code: 'databases.not_confirmed' })
  const confirmation = 'replace development'
  expect(await restoreSnapshot(ctx, { projectGroupId, snapshotId: made.id, confirmation })).toMatchObject({
    reason: 'restore',
  })
  expect(await resetDevelopment(ctx, { projectGroupId, to: 'empty', confirmation })).toMatchObject({ reason: 'reset' })
})

test('editors work on development; production is for admins, also in the list', async () => {
  const projectGroupId = await seedNotes()
  await takeSnapshot(asRole('EDITOR'), { projectGroupId, environment: 'development', name: 'Mine' })
  const live = await takeSnapshot(asRole('ADMIN'), { projectGroupId, environment: 'main', name: 'Live' })
  const { snapshots } = await listSnapshots(asRole('EDITOR'), { projectGroupId })
  expect(snapshots.map(({ name }) => name)).toEqual(['Mine'])

  const forbidden = { kind: 'forbidden' }
  const main = { projectGroupId, environment: 'main' as const, name: 'Live' }
  await expect(takeSnapshot(asRole('EDITOR'), main)).rejects.toMatchObject(forbidden)
  const confirmation = 'replace development'
  const copied = resetDevelopment(asRole('EDITOR'), { projectGroupId, to: 'main', confirmation })
  await expect(copied).rejects.toMatchObject(forbidden)
  const restored = restoreSnapshot(asRole('EDITOR'), { projectGroupId, snapshotId: live.id, confirmation })
  await expect(restored).rejects.toMatchObject({ kind: 'not_found' })
  const viewer = { projectGroupId, environment: 'development' as const, name: 'No' }
  await expect(takeSnapshot(asRole('VIEWER'), viewer)).rejects.toMatchObject(forbidden)
})

test('a stranger cannot tell that the project exists, and without an archive there are no minutes', async () => {
  const projectGroupId = await seedNotes()
  const stranger = await asStranger(ctx)
  await expect(listSnapshots(stranger, { projectGroupId })).rejects.toMatchObject({ code: 'projects.not_found' })
  const minute = { projectGroupId, environment: 'development' as const, minute: new Date() }
  await expect(takeMinute(stranger, minute)).rejects.toMatchObject({ code: 'projects.not_found' })
  await expect(takeMinute(ctx, minute)).rejects.toMatchObject({ kind: 'unavailable', code: 'databases.no_archive' })
})
