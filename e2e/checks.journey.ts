// The judge as a person meets it: a report with pictures under the build, checks on demand, and a publish that is stopped.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { getPlain, keepPicture, launchBrowser } from './browser.ts'
import { collectErrors, showView, signUpWithPrompt } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'
import { drawWish } from './random-wish.ts'

const wish = drawWish()
const judgingMs = 200_000
let installation: Installation
let browser: Browser
let page: Page
let errors: string[]

beforeAll(async () => {
  process.stdout.write(`JOURNEY_SEED=${wish.seed}: ${wish.prompt}\n`)
  installation = await startInstallation({ JUDGE: 'on' })
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  errors = collectErrors(context)
  page = await context.newPage()
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await installation?.remove()
})

const checksDialog = () => page.getByRole('dialog', { name: 'Checks' })

async function checkNow(): Promise<void> {
  const now = checksDialog().getByRole('button', { name: 'Check now' })
  await now.click()
  await checksDialog().getByText('Checking', { exact: true }).waitFor({ state: 'attached' })
  await checksDialog()
    .getByText(/^Checked: /)
    .waitFor({ state: 'attached', timeout: judgingMs })
}

/** What the judge says of a save that keeps nothing. */
const lostWords = /after a reload|in the database/

test('the run that built the app tells what a browser saw, with pictures that load', async () => {
  await signUpWithPrompt(page, installation.url, wish.prompt)
  const report = page.getByRole('region', { name: 'Tried in a browser' })
  await report.waitFor({ timeout: judgingMs })
  await report
    .getByText(/\d+ passed/)
    .first()
    .waitFor()
  expect(await report.getByText(/\d+ failed/).count()).toBe(0)

  const picture = report.getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0)
  await report
    .getByRole('button', { name: /^Enlarge the picture/ })
    .first()
    .click()
  const large = page.getByRole('dialog', { name: /in a window 1280 px wide/ })
  await large.getByRole('img').waitFor()
  await large.getByRole('button', { name: 'Close the picture' }).click()
})

test('what worked is remembered, and forgetting it can be taken back', async () => {
  await page.getByRole('button', { name: 'Checks', exact: true }).click()
  const kept = checksDialog().getByRole('region', { name: 'What must keep working' })
  const remove = kept.getByRole('button', { name: /^Remove/ })
  await remove.first().waitFor()
  const before = await remove.count()
  await kept
    .getByText(/\d+ steps/)
    .first()
    .click()
  await kept
    .getByText(/^Press “/)
    .first()
    .waitFor()

  await remove.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop checking' }).click()
  await expect.poll(() => remove.count()).toBe(before - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => remove.count()).toBe(before)
})

test('checking again is one press', async () => {
  await checkNow()
  await checksDialog().getByText('Nothing failed').first().waitFor()
  await checksDialog().getByText('asked for').first().waitFor()
  await checksDialog().getByRole('button', { name: 'Close', exact: true }).click()
})

test('an app that only pretends to save fails its check, and Fix it says so to the builder', async () => {
  await showView(page, 'Code')
  await page.goto(
    `${page.url().split('?')[0]}?view=code&file=${encodeURIComponent(`web/app/api/${apiFolder()}/route.js`)}`,
  )
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(
    'export async function POST(request) {\n  return Response.json({ id: 1, ...(await request.json()) }, { status: 201 })\n}\n',
  )
  await page.keyboard.press('ControlOrMeta+S')
  await page.getByText('v3', { exact: true }).first().waitFor()

  await page.getByRole('button', { name: 'Checks', exact: true }).click()
  await checkNow()
  const failed = checksDialog().getByRole('list', { name: 'What does not work' }).first()
  await failed
    .getByRole('listitem')
    .filter({ hasText: lostWords })
    .first()
    .getByRole('button', { name: /^Fix it/ })
    .click()
  const box = page.getByRole('textbox', { name: 'Message' })
  await expect.poll(() => box.inputValue()).toContain('I tried the app in a browser')
  expect(await box.inputValue()).toMatch(lostWords)
})

test('such an app is not put live, unless a person says so', async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: 'Publish v3' }).click()
  const refusal = dialog.getByRole('alert')
  await refusal.getByText('Version 3 did not go live').waitFor({ timeout: judgingMs })
  await refusal.getByRole('list', { name: 'What does not work' }).getByText(lostWords).first().waitFor()
  await refusal.getByRole('button', { name: 'Fix it' }).waitFor()

  await refusal.getByRole('button', { name: 'Publish anyway' }).click()
  await dialog.getByText('This app is live').waitFor({ timeout: judgingMs })
  const address = await dialog.getByRole('link', { name: 'Visit' }).getAttribute('href')
  expect((await getPlain(address ?? '')).status).toBe(200)
})

test('nothing was printed as an error on the way', () => {
  expect(errors).toEqual([])
})

/** The built-in builder names the folder of the records after them. */
function apiFolder(): string {
  return wish.entity.many
}
