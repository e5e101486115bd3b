import { asStranger, createTestContext, seedProject } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject, listProjects, moveProjectToTrash, renameProject, restoreProjectFromTrash } from './index.ts'

let ctx: Awaited<ReturnType<typeof createTestContext>>

beforeAll(async () => {
  ctx = await createTestContext()
})

const everything = { isTrash: false, search: '', limit: 50, offset: 0 }

test('a new project is private, at version 1 and was never published', async () => {
  const { projectGroupId } = await seedProject(ctx)

  expect(await getProject(ctx, { projectGroupId })).toMatchObject({
    name: 'Bakery',
    visibility: 'PRIVATE',
    headNumber: 1,
    publishState: 'UNPUBLISHED',
    publishFreshness: 'NEVER_PUBLISHED_BEFORE',
    isBuilding: false,
  })
})

test('a stranger cannot tell that the project exists, whatever they try', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const stranger = await asStranger(ctx)

  const attempts = await Promise.allSettled([
    getProject(stranger, { projectGroupId }),
    renameProject(stranger, { projectGroupId, name: 'Mine' }),
    moveProjectToTrash(stranger, { projectGroupId }),
    restoreProjectFromTrash(stranger, { projectGroupId }),
  ])

  for (const attempt of attempts)
    expect(attempt).toMatchObject({ status: 'rejected', reason: { kind: 'not_found', code: 'projects.not_found' } })
  expect((await listProjects(stranger, everything)).total).toBe(0)
  expect((await getProject(ctx, { projectGroupId })).name).toBe('Bakery')
})

test('a viewer looks but does not rename', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }

  expect((await getProject(viewer, { projectGroupId })).id).toBe(projectGroupId)
  await expect(renameProject(viewer, { projectGroupId, name: 'Mine' })).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a project goes to the trash and comes back whole', async () => {
  const { projectGroupId } = await seedProject(ctx, 'Short-lived')

  await moveProjectToTrash(ctx, { projectGroupId })
  expect((await listProjects(ctx, { ...everything, search: 'Short-lived' })).total).toBe(0)
  expect((await listProjects(ctx, { ...everything, isTrash: true })).projects.map((each) => each.id)).toContain(
    projectGroupId,
  )
  await expect(getProject(ctx, { projectGroupId })).rejects.toMatchObject({ code: 'projects.in_trash' })

  const back = await restoreProjectFromTrash(ctx, { projectGroupId })
  expect(back).toMatchObject({ name: 'Short-lived', deletedAt: null, headNumber: 1 })
})

test('search takes the signs of a pattern literally', async () => {
  await seedProject(ctx, '100% wool')
  await seedProject(ctx, '100 wool')

  const { projects } = await listProjects(ctx, { ...everything, search: '100%' })
  expect(projects.map((each) => each.name)).toEqual(['100% wool'])
})
