import { member } from '@joinery/data/schema'
import { createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { moveProjectToTrash } from '../projects/index.ts'
import { createTokenReader, issuePreviewToken } from './preview-token.ts'

const hourMs = 60 * 60 * 1000
let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext()
})

function at(base: TestContext, offsetMs: number): TestContext {
  return { ...base, now: () => new Date(Date.now() + offsetMs) }
}

async function seedTarget() {
  const { projectGroupId } = await seedProject(ctx)
  return { projectGroupId, revisionId: null, userId: ctx.actor.userId }
}

test('a person keeps the same address for a project, so that a reload keeps its origin', async () => {
  const target = await seedTarget()
  const token = await issuePreviewToken(ctx, target)
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(await issuePreviewToken(ctx, target)).toBe(token)
  const { headRevisionId } = await seedProject(ctx)
  expect(await issuePreviewToken(ctx, { ...target, revisionId: headRevisionId })).not.toBe(token)
  expect(await createTokenReader(ctx)(token)).toEqual({ projectGroupId: target.projectGroupId, revisionId: null })
})

test('an address runs out, unless it is used meanwhile', async () => {
  const target = await seedTarget()
  const token = await issuePreviewToken(ctx, target)
  expect(await createTokenReader(at(ctx, 11 * hourMs))(token)).not.toBeNull()
  expect(await createTokenReader(at(ctx, 13 * hourMs))(token)).toBeNull()

  expect(await issuePreviewToken(at(ctx, 8 * hourMs), target)).toBe(token)
  expect(await createTokenReader(at(ctx, 13 * hourMs))(token)).not.toBeNull()
  expect(await issuePreviewToken(at(ctx, 48 * hourMs), target)).not.toBe(token)
})

test('an unknown address opens nothing', async () => {
  expect(await createTokenReader(ctx)('0123456789abcdef0123456789abcdef')).toBeNull()
})

test('who left the organization sees nothing any more', async () => {
  const leaving = await createTestContext()
  const { projectGroupId } = await seedProject(leaving)
  const { userId } = leaving.actor
  const token = await issuePreviewToken(leaving, { projectGroupId, revisionId: null, userId })
  await leaving.db.delete(member).where(eq(member.userId, userId))
  expect(await createTokenReader(leaving)(token)).toBeNull()
})

test('a project in the trash has no preview', async () => {
  const target = await seedTarget()
  const token = await issuePreviewToken(ctx, target)
  await moveProjectToTrash(ctx, target)
  expect(await createTokenReader(ctx)(token)).toBeNull()
})
