// Pictures a person sends: files that make a project together with its first message, and what the preview shows.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { buildTimeoutMs, collectErrors, preview, signUpWithPrompt } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const lookTimeoutMs = 120_000
/** Runs are judged here before they are done. */
const judgedTimeoutMs = 200_000

beforeAll(async () => {
  // The browser that judges apps takes the pictures.
  installation = await startInstallation({ JUDGE: 'on' })
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  errors = collectErrors(context)
  page = await context.newPage()
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await installation?.remove()
})

async function expectGood(): Promise<void> {
  await page.evaluate(axe)
  const found = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(overflow).toBeLessThanOrEqual(0)
}

const files = () => page.getByRole('list', { name: 'Attached files' })

test('a picture of the preview stands beside the message box', async () => {
  await signUpWithPrompt(page, installation.url, 'A recipe list with title and notes')
  await page
    .getByRole('button', { name: 'Look at version 2', exact: true })
    .first()
    .waitFor({ timeout: judgedTimeoutMs })
  await preview(page).getByRole('heading').first().waitFor({ timeout: buildTimeoutMs })

  await page.getByRole('radio', { name: '360 × 720' }).check({ force: true })
  await page.getByRole('button', { name: 'Send a picture of this' }).click()

  await files().getByText('homepage-360.jpg').waitFor({ timeout: lookTimeoutMs })
  const picture = files().getByRole('img', { includeHidden: true }).or(files().locator('img'))
  await expect.poll(() => picture.first().evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(360)
})

test('the first message of a project takes files along, wide and narrow, light and dark', async () => {
  await page.goto(installation.url)
  await page.getByRole('button', { name: 'Attach pictures, texts, CSV or PDF' }).waitFor()
  await page
    .locator('input[name=attachments]')
    .setInputFiles({ name: 'rye-bread.png', mimeType: 'image/png', buffer: pixel })
  await files().getByText('rye-bread.png').waitFor()
  for (const { theme, width, height } of [
    { theme: 'dark', width: 360, height: 720 },
    { theme: 'light', width: 360, height: 720 },
    { theme: 'light', width: 1440, height: 900 },
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme })
    await expectGood()
  }

  await page.getByRole('textbox', { name: 'Describe your app' }).fill('A bread diary with title and notes')
  await page.getByRole('button', { name: 'Build it' }).click()

  await page.waitForURL(/\/build\/[a-z0-9]+/)
  await page
    .getByRole('article')
    .getByRole('link', { name: /rye-bread.png/ })
    .waitFor({ timeout: buildTimeoutMs })
  expect(errors).toEqual([])
})

test('a file that is not taken starts no project, and its reason stands below the box', async () => {
  await page.goto(installation.url)
  await page.locator('input[name=attachments]').setInputFiles({
    name: 'program.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x7f, 0x45, 0, 1]),
  })
  await page.getByRole('textbox', { name: 'Describe your app' }).fill('A list of programs with name')
  await page.getByRole('button', { name: 'Build it' }).click()

  await page.getByText('program.bin cannot be attached').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await files().getByRole('button', { name: 'Remove program.bin' }).click()
  await files().waitFor({ state: 'detached' })
})
