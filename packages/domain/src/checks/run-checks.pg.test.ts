// Judgings on record: the app is really built, copied and opened; what a browser would say is played.
import { request } from 'node:http'

import type { AcceptanceCheck, CheckResult } from '@joinery/contract/checks'
import { newId } from '@joinery/contract/ids'
import { checkRun } from '@joinery/data/schema'
import { openCheckDoor } from '@joinery/host'
import { type AppUnderTest, createFakeJudge, type FakeJudge } from '@joinery/judge'
import { createInstallation, notesApp, notesSchema, seedProject, type TestInstallation } from '@joinery/testkit'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { readTree, storeFiles } from '../revisions/index.ts'
import { listAcceptanceChecks, listChecks, runChecks } from './index.ts'

const never = new AbortController().signal
const faults: unknown[] = []
let play: Parameters<typeof createFakeJudge>[0]
let judge: FakeJudge
let ctx: TestInstallation

beforeAll(async () => {
  judge = createFakeJudge((app, options) => play(app, options))
  ctx = await createInstallation({ openCheckDoor, judge, onFault: (error) => faults.push(error) })
}, 120_000)
beforeEach(() => {
  play = () => Promise.resolve({ results: [result()], learned: [] })
  judge.asked.splice(0)
  faults.splice(0)
})

function result(more: Partial<CheckResult> = {}): CheckResult {
  return { kind: 'start', title: 'It starts', outcome: 'passed', detail: '', page: '/', evidence: [], ...more }
}

function walk(title: string): AcceptanceCheck {
  return { id: newId(), title, steps: [{ do: 'goTo', path: '/' }] }
}

async function seedNotes(): Promise<string> {
  const { projectGroupId } = await seedProject(ctx)
  const sql = `${notesSchema}; insert into notes (title) values ('Rye')`
  expect(await ctx.appDatabases.runScript(projectGroupId, { sql, stepKey: 'schema' })).toMatchObject({ ok: true })
  return projectGroupId
}

async function check(projectGroupId: string, more: Partial<Parameters<typeof runChecks>[1]> = {}) {
  const tree = await storeFiles(ctx, notesApp())
  const rest = { reason: 'asked' as const, stepKey: newId(), generationId: null, revision: null, signal: never }
  return runChecks(ctx, { projectGroupId, tree, ...rest, ...more })
}

/** What a browser behind the door would get. */
function visit(app: AppUnderTest, path: string, body?: string): Promise<string> {
  const headers = { host: new URL(app.origin).host, 'content-type': 'application/json', origin: app.origin }
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: app.socketPath, path, method: body === undefined ? 'GET' : 'POST', headers })
    asking.on('error', reject).on('response', (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve(text))
    })
    asking.end(body)
  })
}

async function countCopies(): Promise<number> {
  const { rows } = await ctx.database.pool.query("select 1 from app_database where copy_id <> ''")
  return rows.length
}

test('the judge gets the app on a copy of its rows, and nothing of that stays', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  const seen: unknown[] = []
  play = async (app) => {
    seen.push(await visit(app, '/notes'), await visit(app, '/api/notes', '{"title":"Spelt"}'))
    seen.push(await countCopies())
    seen.push(await app.data?.rows('notes', 10), await app.data?.tables())
    return { results: [result()], learned: [] }
  }

  const checked = await check(projectGroupId)

  expect(checked).toMatchObject({ isJudged: true, report: { isPassed: true } })
  const [page, , copies, rows, tables] = seen
  expect(page).toContain('<li>Rye</li>')
  expect(copies).toBe(1)
  expect(rows).toMatchObject({ total: 2, rows: [{ title: 'Rye' }, { title: 'Spelt' }] })
  expect(tables).toMatchObject([{ name: 'notes' }])
  expect(judge.asked[0]?.app.routes.map((route) => route.pattern)).toEqual(expect.arrayContaining(['/', '/notes']))
  const key = { projectGroupId, environment: 'development' as const }
  expect(await ctx.appDatabases.tables(key)).toMatchObject([{ name: 'notes', rowCount: 1 }])
  expect(await countCopies()).toBe(0)
})

test(
  'a step that is done again finds its report, and two judgings of one app do not meet',
  { timeout: 60_000 },
  async () => {
    const projectGroupId = await seedNotes()
    let open = 0
    let most = 0
    play = async () => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setTimeout(resolve, 50))
      open -= 1
      return { results: [result()], learned: [] }
    }

    const [first] = await Promise.all([check(projectGroupId, { stepKey: 'tool:1' }), check(projectGroupId)])
    const again = await check(projectGroupId, { stepKey: 'tool:1' })

    expect(again).toEqual(first)
    expect(judge.asked).toHaveLength(2)
    expect(most).toBe(1)
  },
)

test('a judge that breaks is our fault, told as such, and leaves nothing behind', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  play = () => Promise.reject(new Error('the browser fell over'))

  const checked = await check(projectGroupId, { stepKey: 'broken' })

  expect(checked).toMatchObject({ isJudged: false, reason: expect.stringContaining('fault on our side') })
  expect(faults).toEqual([new Error('the browser fell over')])
  expect(await countCopies()).toBe(0)
  play = () => Promise.resolve({ results: [result()], learned: [] })
  expect(await check(projectGroupId, { stepKey: 'broken' })).toMatchObject({ isJudged: true })
})

test('forms that the time was up for are tried by themselves', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  const kept = result({ kind: 'records', title: 'The form “New note” keeps what is typed', outcome: 'failed' })
  const untried = result({ kind: 'records', outcome: 'skipped', detail: 'The time is up.' })
  play = (_, { kinds }) =>
    kinds === undefined
      ? Promise.resolve({ results: [result(), untried], learned: [], unfinished: ['finding', 'records'] })
      : Promise.resolve({ results: [kept], learned: [] })

  const checked = await check(projectGroupId)

  expect(judge.asked.map(({ options }) => options.kinds)).toEqual([undefined, ['records']])
  expect(checked).toMatchObject({ report: { isPassed: false, results: [result(), kept], unfinished: ['finding'] } })
})

test('an app that nobody could try twice is not called working', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  const untried = result({ kind: 'forms', outcome: 'skipped', detail: 'The time is up.' })
  play = () => Promise.resolve({ results: [untried], learned: [], unfinished: ['forms'] })

  const checked = await check(projectGroupId)

  expect(judge.asked).toHaveLength(2)
  expect(checked).toMatchObject({
    report: { isPassed: false, results: [{ outcome: 'failed', detail: expect.stringContaining('time was up') }] },
  })
})

test('Stop ends a judging at once', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  const stopping = new AbortController()
  play = async (_, { signal }) => {
    stopping.abort(new Error('Stop'))
    await Promise.resolve()
    signal?.throwIfAborted()
    throw new Error('it went on')
  }

  await expect(check(projectGroupId, { signal: stopping.signal })).rejects.toThrow('Stop')

  expect(faults).toEqual([])
  const { runs } = await listChecks(ctx, { projectGroupId, limit: 10 })
  expect(runs).toMatchObject([{ status: 'FAILED', problem: 'Stopped before it was done.' }])
  expect(await countCopies()).toBe(0)
})

test('what does not build needs no browser', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  const tree = await storeFiles(ctx, { ...notesApp(), 'web/app/page.jsx': 'export default function Home( {' })

  const checked = await check(projectGroupId, { tree })

  expect(checked).toMatchObject({
    isJudged: true,
    report: { isPassed: false, results: [{ kind: 'build', outcome: 'failed' }] },
  })
  expect(JSON.stringify(checked)).toContain('web/app/page.jsx')
  expect(judge.asked).toEqual([])
})

test('an app that never stored anything is judged too', { timeout: 60_000 }, async () => {
  const { projectGroupId } = await seedProject(ctx)
  const { tree } = await readTree(ctx, projectGroupId)
  play = async (app) => ({ results: [result({ detail: String((await app.data?.tables())?.length) })], learned: [] })

  const checked = await check(projectGroupId, { tree })

  expect(checked).toMatchObject({ isJudged: true, report: { results: [{ detail: '0' }] } })
  expect(await ctx.appDatabases.exists({ projectGroupId, environment: 'development' })).toBe(false)
})

test('walks are kept by title, the newest forty, and walked again the next time', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  play = () => Promise.resolve({ results: [result()], learned: [walk('A'), walk('B'), walk('A')] })
  await check(projectGroupId)
  const many = Array.from({ length: 40 }, (_, index) => walk(`Later ${index}`))
  play = () => Promise.resolve({ results: [result()], learned: [walk('A'), ...many.slice(1)] })
  await check(projectGroupId)
  await check(projectGroupId)

  const { checks } = await listAcceptanceChecks(ctx, { projectGroupId })
  const titles = checks.map((each) => each.title)
  expect(titles).toHaveLength(40)
  expect(titles.filter((title) => title === 'A' || title === 'B')).toEqual(['A'])
  expect(judge.asked.at(-1)?.options.expectations.acceptance.map((each) => each.title)).toEqual(titles)
})

test('what fails teaches nothing; what a change took away is retired', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  play = () => Promise.resolve({ results: [result({ outcome: 'failed' })], learned: [walk('Not kept')] })
  await check(projectGroupId)
  play = () => Promise.resolve({ results: [result()], learned: [walk('Notes'), walk('Tags')] })
  await check(projectGroupId)
  play = (_, { expectations }) => {
    const outdated = expectations.acceptance.find((each) => each.title === 'Tags')
    const { id: acceptanceId = '' } = outdated ?? {}
    const gone = result({ kind: 'acceptance', outcome: 'outdated', acceptanceId })
    return Promise.resolve({ results: [result(), gone], learned: [] })
  }
  await check(projectGroupId)

  const { checks, retired } = await listAcceptanceChecks(ctx, { projectGroupId })
  expect(checks.map((each) => each.title)).toEqual(['Notes'])
  expect(retired.map((each) => each.title)).toEqual(['Tags'])
})

test('fifty reports of a project are kept, and one that nobody carries on is ended', { timeout: 60_000 }, async () => {
  const projectGroupId = await seedNotes()
  const dayAgo = Date.now() - 24 * 60 * 60_000
  await ctx.db.insert(checkRun).values(
    Array.from({ length: 55 }, (_, index) => ({
      id: newId(),
      projectGroupId,
      status: index === 54 ? 'RUNNING' : 'FINISHED',
      reason: 'asked',
      treeHash: '',
      appHash: '',
      createdAt: new Date(dayAgo + index * 1_000),
    })),
  )

  await check(projectGroupId)

  const { runs } = await listChecks(ctx, { projectGroupId, limit: 50 })
  expect(runs).toHaveLength(50)
  expect(runs.slice(0, 2).map((run) => run.status)).toEqual(['FINISHED', 'FAILED'])
  const { rows } = await ctx.database.pool.query('select 1 from check_run where project_group_id = $1', [
    projectGroupId,
  ])
  expect(rows).toHaveLength(50)
})

test(
  'a kept walk that the version before fails as well is outdated, one that it passes is a failure',
  { timeout: 60_000 },
  async () => {
    const projectGroupId = await seedNotes()
    play = () => Promise.resolve({ results: [result()], learned: [walk('This month'), walk('Every month')] })
    await check(projectGroupId)
    judge.asked.splice(0)
    play = (app, { expectations }) => {
      const isChanged = app.files['web/app/notes/page.jsx'] !== undefined
      const results = expectations.acceptance.map(({ id, title }) => {
        const isFailing = isChanged || title === 'This month'
        const detail = isFailing ? 'Step 1 of 1, Open /: / answers 404.' : ''
        const outcome = isFailing ? 'failed' : 'passed'
        return result({ kind: 'acceptance', acceptanceId: id, title, outcome, detail })
      })
      return Promise.resolve({ results, learned: [] })
    }
    const told: string[] = []
    const asked = walk('Asked just now')
    const checked = await check(projectGroupId, {
      reason: 'finish',
      acceptance: [asked],
      onResult: ({ title, outcome }) => told.push(`${title}: ${outcome}`),
    })

    const expected = ['Asked just now: failed', 'Every month: failed', 'This month: outdated']
    expect(told.toSorted()).toEqual(expected)
    const results = checked.isJudged ? checked.report.results : []
    expect(results.map(({ title, outcome }) => `${title}: ${outcome}`).toSorted()).toEqual(expected)
    expect(checked).toMatchObject({ report: { isPassed: false } })
    const [, before] = judge.asked
    expect(judge.asked).toHaveLength(2)
    expect(before?.options.kinds).toEqual(['acceptance'])
    expect(before?.options.expectations.acceptance.map(({ title }) => title).toSorted()).toEqual([
      'Every month',
      'This month',
    ])
    expect(before?.app.files['web/app/notes/page.jsx']).toBeUndefined()
  },
)
