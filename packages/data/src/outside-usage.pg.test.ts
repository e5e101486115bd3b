import { createTestContext, seedProject, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { createOutsideUsages, type OutsideUsage } from './outside-usage.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})

function usageOf(projectGroupId: string, given: Partial<OutsideUsage> = {}): OutsideUsage {
  const counts = { requests: 2, refused: 1, bytesUp: 3_000_000_000, bytesDown: 10 }
  return { projectGroupId, environment: 'main', day: '2026-11-21', ...counts, ...given }
}

test('what is added to a day adds up, and the newest day comes first', async () => {
  const usages = createOutsideUsages(ctx.database.pool)
  const { projectGroupId } = await seedProject(ctx)
  const other = await seedProject(ctx)
  await usages.add([usageOf(projectGroupId), usageOf(other.projectGroupId, { requests: 99 })])
  await usages.add([usageOf(projectGroupId), usageOf(projectGroupId, { day: '2026-11-22', requests: 7 })])
  await usages.add([usageOf(projectGroupId, { day: '2026-10-01' })])

  expect(await usages.list(projectGroupId, '2026-11-01')).toEqual([
    usageOf(projectGroupId, { day: '2026-11-22', requests: 7 }),
    usageOf(projectGroupId, { requests: 4, refused: 2, bytesUp: 6_000_000_000, bytesDown: 20 }),
  ])
})

test('apps that are gone do not keep the others from being counted', async () => {
  const usages = createOutsideUsages(ctx.database.pool)
  const { projectGroupId } = await seedProject(ctx)

  await usages.add([usageOf('gone'), usageOf(projectGroupId)])

  expect(await usages.list(projectGroupId, '2026-11-01')).toHaveLength(1)
  expect(await usages.list('gone', '2026-11-01')).toEqual([])
})

test('writers that come at once lose nothing', async () => {
  const usages = createOutsideUsages(ctx.database.pool)
  const ids = await Promise.all([seedProject(ctx), seedProject(ctx), seedProject(ctx)])
  const rows = ids.map(({ projectGroupId }) => usageOf(projectGroupId, { requests: 1 }))

  await Promise.all(Array.from({ length: 10 }, (_, n) => usages.add(n % 2 === 0 ? rows : rows.toReversed())))

  for (const { projectGroupId } of ids) {
    expect(await usages.list(projectGroupId, '2026-11-01')).toMatchObject([{ requests: 10, refused: 10 }])
  }
})
