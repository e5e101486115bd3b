// Queueing a publish: one waiting at a time, access, what the project says meanwhile.
import { newId } from '@joinery/contract/ids'
import { createJobQueue, createNotifier } from '@joinery/data'
import { atFileEnd, asStranger, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { getProject } from '../projects/index.ts'
import { listDeployments, startPublish } from './index.ts'
import { updateOpenDeployment } from './publish-queries.ts'
import { endDeployment, switchLive } from './switch-live.ts'

let ctx: TestContext

beforeAll(async () => {
  const base = await createTestContext()
  const { pool } = base.database
  const notifier = createNotifier(pool)
  const jobs = createJobQueue({ pool, notifier, workerId: 'publish-test' })
  ctx = { ...base, jobs }
  atFileEnd(async () => {
    await jobs.stop()
    await notifier.close()
  })
})

async function statuses(projectGroupId: string) {
  const { deployments } = await listDeployments(ctx, { projectGroupId })
  return deployments.map((deployment) => deployment.status)
}

test('a publish of the head waits, and the project says that it is being published', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)
  const started = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  expect(started).toMatchObject({ status: 'PENDING', revisionId: headRevisionId, revisionNumber: 1, isLive: false })
  expect(await getProject(ctx, { projectGroupId })).toMatchObject({
    publishState: 'PUBLISHING',
    publishFreshness: 'NEVER_PUBLISHED_BEFORE',
  })
})

test('a newer publish takes the place of a waiting one, not of a running one', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const first = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  expect(await statuses(projectGroupId)).toEqual(['PENDING', 'CANCELED'])

  const { deployments } = await listDeployments(ctx, { projectGroupId })
  const second = deployments[0]?.id ?? ''
  await updateOpenDeployment(ctx.db, { projectGroupId, deploymentId: second }, { status: 'BUILDING' })
  await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  expect(await statuses(projectGroupId)).toEqual(['PENDING', 'BUILDING', 'CANCELED'])

  // The cancelled one's job has ended: it is not carried out any more.
  const { rows } = await ctx.database.pool.query('select status from job where id = $1', [first.id])
  expect(rows).toEqual([{ status: 'FAILED' }])
})

test('a failed first publish leaves the project unpublished, a failed update leaves the old version live', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const first = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  await endDeployment(ctx, { projectGroupId, deploymentId: first.id }, { status: 'FAILED', failureReason: 'It broke.' })
  expect(await getProject(ctx, { projectGroupId })).toMatchObject({ publishState: 'UNPUBLISHED' })

  const second = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  await switchLive(ctx, { projectGroupId, deploymentId: second.id })
  const third = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  await endDeployment(ctx, { projectGroupId, deploymentId: third.id }, { status: 'FAILED' })

  expect(await getProject(ctx, { projectGroupId })).toMatchObject({ publishState: 'PUBLISHED' })
  const { deployments } = await listDeployments(ctx, { projectGroupId })
  expect(deployments.map(({ status, isLive }) => [status, isLive])).toEqual([
    ['FAILED', false],
    ['SUCCESS', true],
    ['FAILED', false],
  ])
})

test('a cancelled publish can no longer become live', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const first = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  const attempt = switchLive(ctx, { projectGroupId, deploymentId: first.id })
  await expect(attempt).rejects.toThrow('cancelled')
})

test('a viewer may look but not publish', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  await expect(startPublish(viewer, { projectGroupId, firstData: 'empty' })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(await listDeployments(viewer, { projectGroupId })).toEqual({ deployments: [] })
})

test('a stranger cannot tell that the project exists', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const stranger = await asStranger(ctx)
  const attempts = [projectGroupId, newId()].map(async (id) => {
    const error: unknown = await startPublish(stranger, { projectGroupId: id, firstData: 'empty' }).catch(
      (refusal: unknown) => refusal,
    )
    return error
  })
  const [own, none] = await Promise.all(attempts)
  expect(own).toMatchObject({ kind: 'not_found' })
  expect(own).toEqual(none)
})

test('what would harm visitors is not published, and says why', async () => {
  const page = 'export default () => <p>We steal passwords of visitors with a fake bank login page</p>\n'
  const blank = { ...ctx.templates.blank, 'web/app/page.jsx': page }
  const { projectGroupId } = await seedProject({ ...ctx, templates: { blank } })
  await expect(startPublish(ctx, { projectGroupId, firstData: 'empty' })).rejects.toMatchObject({
    code: 'publish.content',
    message: expect.stringContaining('stealing people’s passwords or cards'),
  })
  expect(await statuses(projectGroupId)).toEqual([])
})
