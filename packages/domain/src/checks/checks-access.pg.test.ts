// Who may look at reports and who may ask for one; an installation without a browser.
import { newId } from '@joinery/contract/ids'
import { createFakeJudge } from '@joinery/judge'
import { asStranger, createChatContext, seedProject, type ChatContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import {
  createJudging,
  getCheckRun,
  giveJudgingUp,
  listAcceptanceChecks,
  listChecks,
  readPicture,
  removeAcceptanceCheck,
  startChecks,
} from './index.ts'

let ctx: ChatContext
beforeAll(async () => {
  const judge = createFakeJudge(() => Promise.resolve({ results: [], learned: [] }))
  const judging = createJudging({ open: () => Promise.resolve({ judge }), atOnce: 1, onFault: () => undefined })
  ctx = { ...(await createChatContext()), judging }
})

test('a check that is asked for waits in the queue and is seen at once', async () => {
  const { projectGroupId, headRevisionId } = await seedProject(ctx)

  const run = await startChecks(ctx, { projectGroupId, acceptance: [] })

  expect(run).toMatchObject({ status: 'RUNNING', reason: 'asked', revisionId: headRevisionId, revisionNumber: 1 })
  expect(await listChecks(ctx, { projectGroupId, limit: 10 })).toEqual({ runs: [run], unavailable: null })
  expect(await getCheckRun(ctx, { projectGroupId, checkRunId: run.id })).toEqual(run)
  expect(ctx.emittedFacts).toContain(`checks ${projectGroupId}`)
})

test('a judging that the queue gives up ends with words', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { id } = await startChecks(ctx, { projectGroupId, acceptance: [] })

  await giveJudgingUp(ctx, { id, projectGroupId })

  const { runs } = await listChecks(ctx, { projectGroupId, limit: 10 })
  expect(runs).toMatchObject([{ status: 'FAILED', problem: 'The checks broke off several times. Check again.' }])
})

test('without a browser nothing is started, and everybody hears why', async () => {
  const reason = 'Checks need Chromium.'
  const open = () => Promise.resolve({ judge: null, reason })
  const bare = { ...ctx, judging: createJudging({ open, atOnce: 1, onFault: () => undefined }) }
  const { projectGroupId } = await seedProject(bare)

  const attempt = startChecks(bare, { projectGroupId, acceptance: [] })

  await expect(attempt).rejects.toMatchObject({ kind: 'unavailable', code: 'checks.unavailable', message: reason })
  expect(await listChecks(bare, { projectGroupId, limit: 10 })).toEqual({ runs: [], unavailable: reason })
})

test('who may only look cannot start or remove checks', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const viewer = { ...ctx, actor: { ...ctx.actor, role: 'VIEWER' as const } }
  const forbidden = { kind: 'forbidden' }

  await expect(startChecks(viewer, { projectGroupId, acceptance: [] })).rejects.toMatchObject(forbidden)
  const removal = removeAcceptanceCheck(viewer, { projectGroupId, acceptanceId: newId() })
  await expect(removal).rejects.toMatchObject(forbidden)
  expect((await listChecks(viewer, { projectGroupId, limit: 1 })).runs).toEqual([])
})

test('a stranger cannot tell that there are checks', async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { id: checkRunId } = await startChecks(ctx, { projectGroupId, acceptance: [] })
  const stranger = await asStranger(ctx)
  const unknown = { kind: 'not_found', code: 'projects.not_found' }

  await expect(listChecks(stranger, { projectGroupId, limit: 1 })).rejects.toMatchObject(unknown)
  await expect(getCheckRun(stranger, { projectGroupId, checkRunId })).rejects.toMatchObject(unknown)
  await expect(startChecks(stranger, { projectGroupId, acceptance: [] })).rejects.toMatchObject(unknown)
  await expect(listAcceptanceChecks(stranger, { projectGroupId })).rejects.toMatchObject(unknown)
  const removal = removeAcceptanceCheck(stranger, { projectGroupId, acceptanceId: newId() })
  await expect(removal).rejects.toMatchObject(unknown)
  await expect(readPicture(stranger, { projectGroupId, hash: 'a'.repeat(64) })).rejects.toMatchObject(unknown)
  // Its own project does not lead to another one's report either.
  const { projectGroupId: own } = await seedProject(stranger)
  await expect(getCheckRun(stranger, { projectGroupId: own, checkRunId })).rejects.toMatchObject({ kind: 'not_found' })
})
