// The check step of a publish: what stops it, what lets it go on.
import type { CheckResult } from '@joinery/contract/checks'
import type { JobRun } from '@joinery/data'
import { openCheckDoor } from '@joinery/host'
import { createFakeJudge, type FakeJudge } from '@joinery/judge'
import { createInstallation, notesApp, notesSchema, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { createJudging, runChecks } from '../checks/index.ts'
import { commitRevision, readTree, storeFiles } from '../revisions/index.ts'
import { getPublication, runPublish, startPublish } from './index.ts'

const timeout = 60_000
let judge: FakeJudge
let found: CheckResult[]
let ctx: TestInstallation

beforeAll(async () => {
  judge = createFakeJudge(() => Promise.resolve({ results: found, learned: [] }))
  ctx = await createInstallation({ openCheckDoor, judge })
}, 120_000)
beforeEach(() => {
  found = [result()]
  judge.asked.splice(0)
})

function result(more: Partial<CheckResult> = {}): CheckResult {
  return { kind: 'start', title: 'It starts', outcome: 'passed', detail: '', page: '/', evidence: [], ...more }
}

const openNone = () => Promise.resolve({ judge: null, reason: 'Checks need Chromium.' })
const broken = () =>
  result({ kind: 'acceptance', title: 'A new note is listed', outcome: 'failed', detail: 'It is not.' })

async function seedNotes(): Promise<string> {
  const { projectGroupId, headRevisionId: expectedHeadId } = await seedProject(ctx)
  await ctx.appDatabases.runScript(projectGroupId, { sql: notesSchema, stepKey: 'schema' })
  const tree = await storeFiles(ctx, notesApp())
  const words = { origin: 'ITERATION', changeType: 'CHAT', status: 'VALID', message: 'Notes' } as const
  const by = { authorId: ctx.actor.userId, generationId: null }
  await commitRevision(ctx, { projectGroupId, expectedHeadId, tree, ...words, ...by })
  return projectGroupId
}

async function publish(services: TestInstallation, projectGroupId: string, despiteChecks = false) {
  const { id } = await startPublish(services, { projectGroupId, firstData: 'empty', despiteChecks })
  const steps = new Map<string, unknown>()
  const { organizationId } = services.actor
  const run: JobRun = {
    job: { id, kind: 'publish', organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps,
    isCancelled: () => false,
    saveStep: (key, output) => Promise.resolve(void steps.set(key, output)),
  }
  await runPublish(services, run)
  return getPublication(services, { projectGroupId })
}

test('a failed check stops the publish with its reason, before production is touched', { timeout }, async () => {
  const projectGroupId = await seedNotes()
  found = [result(), broken()]

  const publication = await publish(ctx, projectGroupId)

  expect(publication).toMatchObject({ state: 'UNPUBLISHED', liveNumber: null })
  expect(publication.latest).toMatchObject({
    status: 'FAILED',
    step: 'check',
    failureReason: expect.stringContaining('A new note is listed. Fix it, or publish anyway.'),
    diagnostics: [{ code: 'checks.failed', message: 'A new note is listed (/): It is not.' }],
    checkRunId: expect.any(String),
  })
  expect(await ctx.appDatabases.exists({ projectGroupId, environment: 'main' })).toBe(false)
  expect(judge.asked[0]?.options.kinds).toEqual(['build', 'secrets', 'start', 'errors', 'acceptance'])
})

test('a person may publish anyway', { timeout }, async () => {
  const projectGroupId = await seedNotes()
  found = [broken()]

  const publication = await publish(ctx, projectGroupId, true)

  expect(publication).toMatchObject({ state: 'PUBLISHED', latest: { status: 'SUCCESS' } })
  expect(publication.latest?.buildLogs).toContain('Not checked: published anyway.')
  expect(judge.asked).toEqual([])
})

test('what was judged as a whole is not judged again, unless its tables changed since', { timeout }, async () => {
  const projectGroupId = await seedNotes()
  const { tree } = await readTree(ctx, projectGroupId)
  const signal = new AbortController().signal
  const asked = { projectGroupId, reason: 'asked' as const, stepKey: 'whole', generationId: null, revision: null }
  await runChecks(ctx, { ...asked, tree, signal })
  found = [broken()]

  expect(await publish(ctx, projectGroupId)).toMatchObject({ state: 'PUBLISHED' })
  expect(judge.asked).toHaveLength(1)

  // The newest judging of the whole counts, also when it failed.
  await runChecks(ctx, { ...asked, stepKey: 'again', tree, signal })
  expect((await publish(ctx, projectGroupId)).latest).toMatchObject({ status: 'FAILED', step: 'check' })
  expect(judge.asked).toHaveLength(2)

  found = [result()]
  await ctx.appDatabases.runScript(projectGroupId, { sql: 'alter table notes add column mood text', stepKey: 'mood' })
  expect((await publish(ctx, projectGroupId)).latest).toMatchObject({ status: 'SUCCESS' })
  expect(judge.asked).toHaveLength(3)
})

test('without a browser the publish goes on and says so', { timeout }, async () => {
  const projectGroupId = await seedNotes()
  const bare = { ...ctx, judging: createJudging({ open: openNone, atOnce: 1, onFault: () => undefined }) }

  const { state, latest } = await publish(bare, projectGroupId)

  expect(state).toBe('PUBLISHED')
  expect(latest?.buildLogs).toContain('Not checked in a browser: Checks need Chromium.')
})
