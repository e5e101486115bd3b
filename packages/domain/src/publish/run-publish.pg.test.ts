// Publishing for real: compiler, sandbox and databases together, and resuming after a kill at any step.
import type { JobRun } from '@joinery/data'
import { createInstallation, notesApp, notesSchema, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { commitRevision, readTree, storeFiles } from '../revisions/index.ts'
import {
  getPublication,
  listDeployments,
  previewChange,
  publishJobKind,
  readLiveDeployment,
  runPublish,
  startPublish,
  unpublish,
} from './index.ts'

let ctx: TestInstallation

beforeAll(async () => {
  ctx = await createInstallation()
}, 120_000)

async function commit(projectGroupId: string, files: Record<string, string>) {
  const head = await readTree(ctx, projectGroupId)
  return commitRevision(ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await storeFiles(ctx, files),
    origin: 'ITERATION',
    changeType: 'CODE_CHANGE',
    status: 'VALID',
    message: 'Next',
    authorId: ctx.actor.userId,
    generationId: null,
  })
}

async function seedNotes(heading?: string): Promise<string> {
  const { projectGroupId } = await seedProject(ctx)
  await commit(projectGroupId, notesApp(heading))
  const made = await ctx.appDatabases.runScript(projectGroupId, { sql: notesSchema, stepKey: 'schema' })
  expect(made).toMatchObject({ ok: true })
  return projectGroupId
}

/** A job as the queue hands it out; `steps` outlives it as the database does. */
function jobRun(projectGroupId: string, id: string, steps: Map<string, unknown>, save = steps.set.bind(steps)): JobRun {
  return {
    job: { id, kind: 'publish', organizationId: ctx.actor.organizationId, projectGroupId, payload: {}, attempt: 1 },
    signal: new AbortController().signal,
    steps,
    isCancelled: () => false,
    async saveStep(key, output) {
      await Promise.resolve()
      // As the database would keep it.
      save(key, JSON.parse(JSON.stringify(output)))
    },
  }
}

async function publish(projectGroupId: string) {
  const { id } = await startPublish(ctx, { projectGroupId, firstData: 'development_rows' })
  await runPublish(ctx, jobRun(projectGroupId, id, new Map()))
  return getPublication(ctx, { projectGroupId })
}

async function visit(projectGroupId: string, path: string) {
  const live = await readLiveDeployment(ctx, projectGroupId)
  if (live === null) return null
  const request = new Request(new URL(path, ctx.addresses.publishedUrl(projectGroupId)))
  const response = await ctx.runtime.fetch(await live.serverVersion(), request)
  return { status: response.status, text: await response.text() }
}

test('a publish goes through its steps and makes the app live with its rows', async () => {
  const projectGroupId = await seedNotes()
  await ctx.appDatabases.execute({ projectGroupId, environment: 'development' }, [
    { text: 'insert into notes (title) values ($1)', params: ['Rye'] },
  ])
  expect(await getPublication(ctx, { projectGroupId })).toMatchObject({
    state: 'UNPUBLISHED',
    freshness: 'NEVER_PUBLISHED_BEFORE',
    asksFirstData: true,
    latest: null,
  })

  expect(await publish(projectGroupId)).toMatchObject({
    state: 'PUBLISHED',
    freshness: 'UP_TO_DATE',
    liveNumber: 2,
    waiting: 0,
    asksFirstData: false,
    latest: { status: 'SUCCESS', step: 'switch', isLive: true, diagnostics: [] },
  })
  const live = await readLiveDeployment(ctx, projectGroupId)
  expect(live?.files.has('/')).toBe(true)
  expect(live?.files.has('/notes')).toBe(false)
  expect((await visit(projectGroupId, '/notes'))?.text).toContain('<li>Rye</li>')
})

test('a later publish carries structure to production and never rows', async () => {
  const projectGroupId = await seedNotes()
  await publish(projectGroupId)
  await ctx.appDatabases.runScript(projectGroupId, {
    sql: "alter table notes add column done boolean not null default false; insert into notes (title) values ('Only a trial')",
    stepKey: 'second',
  })
  await commit(projectGroupId, notesApp('Second'))
  expect(await getPublication(ctx, { projectGroupId })).toMatchObject({ freshness: 'HAS_UPDATES', waiting: 1 })

  await publish(projectGroupId)
  const rows = await ctx.appDatabases.execute({ projectGroupId, environment: 'main' }, [
    { text: 'select title, done from notes', params: [] },
  ])
  expect(rows).toMatchObject({ ok: true, results: [{ rows: [] }] })
})

test('what production loses goes only after a person has typed it', async () => {
  const projectGroupId = await seedNotes()
  await publish(projectGroupId)
  await ctx.appDatabases.runScript(projectGroupId, { sql: 'alter table notes drop column title', stepKey: 'loss' })
  const { change } = await previewChange(ctx, { projectGroupId })
  expect(change).toMatchObject({ confirmation: 'notes.title', refusal: null })
  expect(change?.failingQueries.length).toBeGreaterThan(0)

  expect((await publish(projectGroupId)).latest).toMatchObject({
    status: 'FAILED',
    step: 'database',
    diagnostics: [{ code: 'databases.loss_not_confirmed' }],
  })
  const typed = { projectGroupId, firstData: 'empty', confirmedLoss: 'notes.title' } as const
  const { id } = await startPublish(ctx, typed)
  await runPublish(ctx, jobRun(projectGroupId, id, new Map()))
  expect((await getPublication(ctx, { projectGroupId })).latest).toMatchObject({ status: 'SUCCESS' })
})

test('an update that does not build leaves the old version live and says what is wrong', async () => {
  const projectGroupId = await seedNotes('Still here')
  await publish(projectGroupId)
  await commit(projectGroupId, {
    ...notesApp(),
    'web/app/page.jsx': 'export default function Home() {\n  return <h1>\n}\n',
  })
  expect(await publish(projectGroupId)).toMatchObject({ state: 'PUBLISHED', freshness: 'HAS_UPDATES', liveNumber: 2 })
  const { deployments } = await listDeployments(ctx, { projectGroupId })
  expect(deployments[0]).toMatchObject({ status: 'FAILED', isLive: false })
  expect(deployments[0]?.diagnostics[0]).toMatchObject({ severity: 'error', file: 'web/app/page.jsx' })
  expect((await visit(projectGroupId, '/'))?.text).toContain('Still here')
})

test('a page that cannot be rendered stops the publish before production’s structure is touched', async () => {
  const projectGroupId = await seedNotes('Still here')
  await publish(projectGroupId)
  await ctx.appDatabases.runScript(projectGroupId, { sql: 'alter table notes add column mood text', stepKey: 'mood' })
  const page = `export default function Home() { for (;;) if (typeof window === 'object') return <h1>Late</h1> }\n`
  await commit(projectGroupId, { ...notesApp(), 'web/app/page.jsx': page })

  expect(await publish(projectGroupId)).toMatchObject({
    liveNumber: 2,
    latest: { status: 'FAILED', step: 'prerender' },
  })
  const [notes] = await ctx.appDatabases.tables({ projectGroupId, environment: 'main' })
  expect(notes?.columns.map(({ name }) => name)).toEqual(['id', 'title'])
  expect((await visit(projectGroupId, '/'))?.text).toContain('Still here')
})

test('a publish that is killed after any step goes on, and no finished step runs twice', async () => {
  const projectGroupId = await seedNotes('Resumed')
  const { id } = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  const steps = new Map<string, unknown>()
  const saved: string[] = []
  for (let kills = 0; kills < 20; kills += 1) {
    const killed = runPublish(
      ctx,
      jobRun(projectGroupId, id, steps, (key, output) => {
        saved.push(key)
        steps.set(key, output)
        throw new Error('killed')
      }),
    )
    const isKilled = await killed.then(
      () => false,
      () => true,
    )
    if (!isKilled) break
  }
  expect(saved).toEqual(['build', 'check', 'prerender', 'database', 'upload', 'switch'])
  expect(await getPublication(ctx, { projectGroupId })).toMatchObject({ state: 'PUBLISHED', liveNumber: 2 })
  expect((await visit(projectGroupId, '/'))?.text).toContain('Resumed')
})

test('unpublishing takes the app off its address, keeps its rows, and stops a waiting publish', async () => {
  const projectGroupId = await seedNotes()
  await publish(projectGroupId)
  const waiting = await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  expect(await unpublish(ctx, { projectGroupId })).toMatchObject({ state: 'UNPUBLISHED', liveNumber: null })
  await runPublish(ctx, jobRun(projectGroupId, waiting.id, new Map()))
  expect(await readLiveDeployment(ctx, projectGroupId)).toBeNull()
  expect(await ctx.appDatabases.exists({ projectGroupId, environment: 'main' })).toBe(true)
  expect(await publish(projectGroupId)).toMatchObject({ state: 'PUBLISHED', asksFirstData: false })
})

test('the queue carries a publish out by itself and tells open tabs', async () => {
  const projectGroupId = await seedNotes()
  ctx.queue.work(publishJobKind, (run) => runPublish(ctx, run))
  await startPublish(ctx, { projectGroupId, firstData: 'empty' })
  await expect
    .poll(() => getPublication(ctx, { projectGroupId }), { timeout: 20_000 })
    .toMatchObject({
      state: 'PUBLISHED',
    })
  expect(ctx.emittedFacts.filter((fact) => fact === `publish ${projectGroupId}`).length).toBeGreaterThan(4)
})
