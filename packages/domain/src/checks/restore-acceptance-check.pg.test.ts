import { newId } from '@joinery/contract/ids'
import { asStranger, createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { keepAcceptance, listAcceptance } from './checks-queries.ts'
import { listAcceptanceChecks, removeAcceptanceCheck, restoreAcceptanceCheck } from './index.ts'

let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext()
})

async function seedWalk(): Promise<{ projectGroupId: string; acceptanceId: string }> {
  const { projectGroupId } = await seedProject(ctx)
  await keepAcceptance(ctx.db, {
    projectGroupId,
    learnedFrom: newId(),
    checks: [{ id: newId(), title: 'A new note is listed', steps: [{ do: 'goTo', path: '/' }] }],
    at: ctx.now(),
    limit: 10,
  })
  const { checks } = await listAcceptanceChecks(ctx, { projectGroupId })
  return { projectGroupId, acceptanceId: checks[0]?.id ?? '' }
}

test('a removed walk comes back as it was', async () => {
  const walk = await seedWalk()
  expect((await removeAcceptanceCheck(ctx, walk)).checks).toEqual([])
  const { checks } = await restoreAcceptanceCheck(ctx, walk)
  expect(checks).toEqual([{ id: walk.acceptanceId, title: 'A new note is listed', steps: [{ do: 'goTo', path: '/' }] }])
})

test('what was not removed cannot be brought back', async () => {
  const walk = await seedWalk()
  await expect(restoreAcceptanceCheck(ctx, walk)).rejects.toMatchObject({ kind: 'not_found' })
})

test('a stranger cannot bring a walk back, nor tell that it is there', async () => {
  const walk = await seedWalk()
  await removeAcceptanceCheck(ctx, walk)
  await expect(restoreAcceptanceCheck(await asStranger(ctx), walk)).rejects.toMatchObject({ kind: 'not_found' })
  expect(await listAcceptance(ctx.db, { projectGroupId: walk.projectGroupId, isRetired: false })).toEqual([])
})
