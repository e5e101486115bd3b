// Files that go with a message: chosen and pasted, kept over a reload, shown at the message, and used in the app.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { buildTimeoutMs, collectErrors, preview, send, signUpWithPrompt, waitForVersion } from './builder-page.ts'
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
const looksOfPage = [
  { theme: 'light', width: 360, height: 720 },
  { theme: 'dark', width: 360, height: 720 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 1440, height: 900 },
] as const

beforeAll(async () => {
  installation = await startInstallation()
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

const attached = () => page.getByRole('form').or(page.locator('form')).getByRole('list', { name: 'Attached files' })

test('a chosen file and a pasted one stand beside the box, also after a reload', async () => {
  await signUpWithPrompt(page, installation.url, 'A recipe list with title and notes')
  await waitForVersion(page, 2)

  await page
    .locator('input[name=attachments]')
    .setInputFiles({ name: 'rye-bread.png', mimeType: 'image/png', buffer: pixel })
  await attached().getByText('rye-bread.png').waitFor({ timeout: buildTimeoutMs })
  await page.getByRole('textbox', { name: 'Message' }).evaluate((box) => {
    const data = new DataTransfer()
    data.items.add(new File(['name,seats\nAda,2\n'], 'guests.csv', { type: 'text/csv' }))
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await attached().getByText('guests.csv').waitFor()
  await page.locator('input[name=attachments]').setInputFiles({
    name: 'program.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x7f, 0x45, 0, 1]),
  })
  await attached().getByText('program.bin cannot be attached').waitFor()
  await page.getByText('The built-in builder cannot see pictures.').waitFor()
  // What is still on its way is not there after a reload.
  await attached()
    .getByText(/% sent$/)
    .first()
    .waitFor({ state: 'detached' })

  await page.reload()

  await attached().getByText('rye-bread.png').waitFor({ timeout: buildTimeoutMs })
  expect(await attached().getByText('program.bin').count()).toBe(0)
})

test('the box with its files can be used by everybody, wide and narrow, light and dark', async () => {
  for (const { theme, width, height } of looksOfPage) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme })
    await attached().waitFor()
    await page.evaluate(axe)
    const found = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('a file is taken away by keyboard; the picture is placed in the app and stands at the message', async () => {
  await attached().getByRole('button', { name: 'Remove guests.csv' }).focus()
  await page.keyboard.press('Enter')
  await attached().getByText('guests.csv').waitFor({ state: 'detached' })

  await send(page, 'Use this picture as the hero')
  await waitForVersion(page, 3)

  await page
    .getByRole('article')
    .getByRole('link', { name: /rye-bread.png/ })
    .waitFor()
  const hero = preview(page).getByRole('img', { name: 'rye bread' })
  await hero.waitFor({ timeout: buildTimeoutMs })
  await expect.poll(() => hero.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(1)
  expect(errors).toEqual([])
})
