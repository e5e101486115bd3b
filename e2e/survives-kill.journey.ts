// The server process dies at random moments: what is finished stays finished, and the rest goes on by itself.
import { parseAnswer, type RunningProvider, startProvider } from '@joinery/testkit'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { buildTimeoutMs, publish, send, signUpWithPrompt, waitForVersion } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openTables, type PlatformTables } from './platform-database.ts'
import { drawWish } from './random-wish.ts'

const { seed } = drawWish()
let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let tables: PlatformTables
let provider: RunningProvider

beforeAll(async () => {
  process.stdout.write(`JOURNEY_SEED=${seed}\n`)
  installation = await startInstallation()
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  tables = await openTables(installation)
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await tables?.close()
  await provider?.close()
  await installation?.remove()
})

interface StoredStep {
  key: string
  position: string
}

async function stepsOf(generationId: string): Promise<StoredStep[]> {
  const rows = await tables.rows('select key, position from job_step where job_id = $1 order by position', [
    generationId,
  ])
  return rows.map(({ key, position }) => ({ key: String(key), position: String(position) }))
}

function projectOf(shown: Page): string {
  return new URL(shown.url()).pathname.split('/')[2] ?? ''
}

async function newestRun(projectGroupId: string): Promise<string> {
  const text = 'select id from generation where project_group_id = $1 order by created_at desc limit 1'
  return String(await tables.value(text, [projectGroupId]))
}

/** The tab must go on by itself: a reload would lose this mark. */
function markTab(): Promise<unknown> {
  return page.evaluate(() => Reflect.set(window, 'isSameTab', true))
}

async function expectSameTab(): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'isSameTab') === true)).toBe(true)
}

/** Begins a build in the open tab; the first one makes the account. */
async function beginBuild(prompt: string): Promise<string> {
  if (page.url() === 'about:blank') await signUpWithPrompt(page, installation.url, prompt)
  else {
    await page.goto(installation.url)
    await page.getByRole('textbox', { name: 'Describe your app' }).fill(prompt)
    await page.getByRole('button', { name: 'Build it' }).click()
    await page.waitForURL(/\/build\/[a-z0-9]+/)
  }
  // A tab whose page was not loaded yet could not go on by itself.
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await markTab()
  return newestRun(projectOf(page))
}

/** Kills as soon as so many steps are stored; null when the run was quicker. */
async function killAt(generationId: string, stepCount: number): Promise<StoredStep[] | null> {
  await expect
    .poll(async () => (await stepsOf(generationId)).length, { timeout: buildTimeoutMs, interval: 5 })
    .toBeGreaterThanOrEqual(stepCount)
  await installation.kill()
  const isOver = await tables.value('select finished_at is not null from generation where id = $1', [generationId])
  return isOver === true ? null : stepsOf(generationId)
}

/** Nothing that was stored at the kill was done again, and everything ended exactly once. */
async function expectOnce(projectGroupId: string, generationId: string, before: StoredStep[]): Promise<void> {
  const after = await stepsOf(generationId)
  expect(after.slice(0, before.length)).toEqual(before)
  const answered = before.filter(({ key }) => key.startsWith('model:')).length

  const text = `select event->>'type' as type, event->>'step' as step, count(*)::int as times from run_event
                where generation_id = $1 group by 1, 2`
  const events = await tables.rows(text, [generationId])
  const repeated = events.filter(({ type, times }) => type === 'step.started' && times !== 1)
  // The last answered step may have lost its events with the process and is told again; the ones before may not.
  for (const { step } of repeated) expect(Number(step)).toBeGreaterThanOrEqual(answered)
  expect(events.filter(({ type }) => type === 'finished')).toMatchObject([{ times: 1 }])

  const versions = 'select count(*)::int from revision where generation_id = $1'
  expect(await tables.value(versions, [generationId])).toBe(1)
  const scripts = `select count(*)::int as all, count(distinct step_key)::int as once from schema_script
                   where project_group_id = $1`
  const [script] = await tables.rows(scripts, [projectGroupId])
  expect(script?.['all']).toBe(script?.['once'])
  await expectDistinctRows(projectGroupId)
}

/** Sample rows that were written twice would be there twice. */
async function expectDistinctRows(projectGroupId: string): Promise<void> {
  const text = `select database_name from app_database where project_group_id = $1 and environment = 'development'`
  const own = await openTables(installation, String(await tables.value(text, [projectGroupId])))
  try {
    const names = await own.rows(`select tablename from pg_tables where schemaname = 'public'`)
    expect(names.length).toBeGreaterThan(0)
    for (const { tablename } of names) {
      const counts = await own.rows(
        `select count(*)::int as all, count(distinct to_jsonb(t) - 'id' - 'created_at')::int as once from "${String(tablename)}" t`,
      )
      expect(counts[0]?.['all']).toBeGreaterThan(0)
      expect(counts[0]?.['all']).toBe(counts[0]?.['once'])
    }
  } finally {
    await own.close()
  }
}

let wholeRun = 30

test.each([
  { moment: 'soon after sending', from: 0, to: 0.1 },
  { moment: 'in the middle', from: 0.3, to: 0.7 },
  { moment: 'late', from: 0.8, to: 0.95 },
])('killed $moment, a run goes on by itself and ends as a version', async ({ from, to }) => {
  for (let round = 1; ; round += 1) {
    const random = (Math.imul(seed + round, 2_654_435_761) >>> 0) / 2 ** 32
    const generationId = await beginBuild(drawWish(seed + round).prompt)
    const projectGroupId = projectOf(page)
    const stepCount = Math.floor(wholeRun * (from + random * (to - from)))
    const before = await killAt(generationId, stepCount)
    process.stdout.write(`Killed with ${before?.length ?? 'all'} steps stored\n`)
    await installation.restart()
    await waitForVersion(page, 2)
    await expectSameTab()
    wholeRun = (await stepsOf(generationId)).length
    if (before !== null) {
      await expectOnce(projectGroupId, generationId, before)
      return
    }
    expect(round).toBeLessThan(5)
  }
})

test('killed during a publish, the publish goes on by itself', async () => {
  const projectGroupId = projectOf(page)
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish v\d+/ })
    .click()
  const status = () => tables.value('select status from deployment where project_group_id = $1', [projectGroupId])
  await expect.poll(status, { interval: 5 }).toBeDefined()
  await installation.kill()
  expect(await status()).not.toBe('COMPLETED')
  await installation.restart()

  await page.getByRole('dialog').getByText('This app is live').waitFor({ timeout: buildTimeoutMs })
  await expectSameTab()
  const count = 'select count(*)::int from deployment where project_group_id = $1'
  expect(await tables.value(count, [projectGroupId])).toBe(1)
  await page.keyboard.press('Escape')
})

test('Stop keeps the finished step, and the message that waited runs next', async () => {
  provider = await startProvider([
    parseAnswer(
      '@@tool write_file\n{"path": "web/lib/kept.js"}\n@@arg content <<END\nexport const kept = 1\nEND\n@@end\n',
    ),
    // Silent in the middle of its answer: there is time to press Stop.
    parseAnswer('---\nfault: stall\n---\nI will now go on with a long piece of work.\n'),
  ])
  await installation.restart({ JOINERY_MODEL: 'openai-compatible/scripted', OPENAI_COMPATIBLE_BASE_URL: provider.url })
  await send(page, 'write the file')
  await page.getByText('kept.js').first().waitFor()
  await expect.poll(() => provider.requests.length).toBe(2)
  await send(page, 'and say something')
  await page.getByRole('region', { name: 'Up next · 1' }).getByText('and say something').waitFor()

  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('Stopped. 1 of 1 change was kept.').waitFor()
  await waitForVersion(page, 3)
  await page.getByText('I will now go on with a long piece of work.').last().waitFor()
  expect(await page.getByRole('region', { name: /^Up next/ }).count()).toBe(0)
  const text = 'select tree ? $2 from revision where project_group_id = $1 order by number desc limit 1'
  expect(await tables.value(text, [projectOf(page), 'web/lib/kept.js'])).toBe(true)
})

test('the published app is served as before', async () => {
  expect(await publish(page)).toContain('localhost')
})
