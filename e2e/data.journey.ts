// Rows as a whole: set aside, added from a file, brought back, and carried to production without a loss.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import {
  buildTimeoutMs,
  collectErrors,
  publish,
  send,
  showView,
  signUpWithPrompt,
  waitForVersion,
} from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]

beforeAll(async () => {
  installation = await startInstallation()
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  errors = collectErrors(context)
  page = await context.newPage()
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await installation?.remove()
})

async function choose(item: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Rows as a whole' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function countRows(): Promise<number> {
  return page
    .getByRole('region', { name: /^Rows of/ })
    .getByRole('row')
    .count()
}

test('rows come from a file, a snapshot takes them back, and the publish dialog says what tables go through', async () => {
  await signUpWithPrompt(page, installation.url, 'A list of books with title and author')
  await waitForVersion(page, 2)
  await showView(page, 'Data')
  await page.getByRole('region', { name: /^Rows of/ }).waitFor()
  await page
    .getByRole('region', { name: /^Rows of/ })
    .getByRole('cell')
    .first()
    .waitFor()
  const before = await countRows()

  await choose(/^Snapshots$/)
  const dialog = page.getByRole('dialog', { name: 'Snapshots' })
  await dialog.getByRole('textbox', { name: 'New snapshot of development' }).fill('Before the file')
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await dialog.getByRole('button', { name: 'Restore Before the file' }).waitFor({ timeout: buildTimeoutMs })
  await dialog.getByRole('button', { name: 'Close' }).click()

  const [header = ''] = await page.getByRole('columnheader').allInnerTexts()
  const columns = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.split(/\s/)[0] ?? '')
  const name = columns.find((column) => /title|name/.test(column)) ?? header
  await choose(/from CSV$/)
  const put = async (text: string) => {
    const buffer = Buffer.from(text)
    await page.getByLabel('CSV file').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Add the rows' }).click()
  }
  await put(`${name}\r\n"never closed\r\n`)
  await page.getByText('Nothing was added').waitFor({ timeout: buildTimeoutMs })
  await put(`${name}\r\nFrom a file\r\n`)
  await page.getByText('One row was added.').waitFor({ timeout: buildTimeoutMs })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(countRows, { timeout: 20_000 }).toBe(before + 1)

  await choose(/^Snapshots$/)
  await dialog.getByRole('button', { name: 'Restore Before the file' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill('replace development')
  await question.getByRole('button', { name: 'Restore' }).click()
  await question.waitFor({ state: 'hidden', timeout: buildTimeoutMs })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(countRows, { timeout: 20_000 }).toBe(before)

  await publish(page, { firstData: 'These rows' })
  await send(page, 'add a field rating')
  await waitForVersion(page, 3)
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await page.getByText(/^Show the( \d+)? statements?$/).click({ timeout: buildTimeoutMs })
  await page.getByText(/ADD COLUMN/).waitFor({ timeout: buildTimeoutMs })
  expect(errors).toEqual([])
})
