// Versions and projects: looked at, compared, restored, undone; renamed, thrown away and brought back.
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { collectErrors, preview, send, signUpWithPrompt, waitForVersion } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'
import { drawWish } from './random-wish.ts'

const wish = drawWish()
let installation: Installation
let browser: Browser
let page: Page
let errors: string[]

beforeAll(async () => {
  process.stdout.write(`JOURNEY_SEED=${wish.seed}\n`)
  installation = await startInstallation()
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  errors = collectErrors(context)
  page = await context.newPage()
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await installation?.remove()
})

async function expectNewest(version: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Version looked at' })
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(version))
}

test('an old version is looked at in place, and Exit leads back to the newest', async () => {
  await signUpWithPrompt(page, installation.url, wish.prompt)
  await waitForVersion(page, 2)
  await send(page, `rename the app to ${wish.appName} Two`)
  await waitForVersion(page, 3)
  await preview(page).getByText(`${wish.appName} Two`).first().waitFor()

  await page.getByRole('button', { name: 'Look at version 2', exact: true }).click()
  await page.getByText('You are looking at v2').waitFor()
  await preview(page).getByText(wish.appName, { exact: true }).first().waitFor()
  expect(page.url()).toContain('v=2')
  await page.getByRole('button', { name: 'Exit' }).click()
  await preview(page).getByText(`${wish.appName} Two`).first().waitFor()
  expect(await page.getByText('You are looking at').count()).toBe(0)
})

test('the template is one step back on the slider, by keyboard', async () => {
  const slider = page.getByRole('slider', { name: 'Version looked at' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.getByText('You are looking at v1').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('You are looking at v2').waitFor()
})

test('an old version is compared with the newest, file by file', async () => {
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Version 2 against version 3' })
  await dialog.getByRole('navigation', { name: 'Changed files' }).getByRole('button').first().waitFor()
  await dialog.getByText(`${wish.appName} Two`).first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('restoring adds a version that holds what the old one held', async () => {
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByText('v4 is the newest version now. It holds what v2 held.').waitFor()
  await expectNewest(4)
  await expect.poll(() => preview(page).getByText(`${wish.appName} Two`).count()).toBe(0)
  await preview(page).getByText(wish.appName, { exact: true }).first().waitFor()
})

test('undo takes the newest change back as one more version', async () => {
  await page.getByRole('button', { name: 'Undo the newest change' }).click()
  await page.getByText('Undone. v5 is the newest version now.').waitFor()
  await preview(page).getByText(`${wish.appName} Two`).first().waitFor()
  await page.reload()
  await expectNewest(5)
})

test('a project is renamed in the builder and in the list', async () => {
  await page.getByRole('button', { name: /project menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await rename(`${wish.appName} of mine`)
  await page.getByRole('button', { name: `${wish.appName} of mine, project menu` }).waitFor()

  await page.goto(`${installation.url}/projects`)
  await page.getByRole('button', { name: `Actions for ${wish.appName} of mine` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await rename('  ')
  await page.getByText('A name needs at least one character.').waitFor()
  await rename('Shelf')
  await page.getByRole('link', { name: 'Shelf', exact: true }).waitFor()

  async function rename(name: string) {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
})

test('a project goes to the trash and comes back whole', async () => {
  await page.getByRole('button', { name: 'Actions for Shelf' }).click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await page.getByText('Shelf moved to trash.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Shelf', exact: true }).count()).toBe(0)

  await page.goto(`${installation.url}/trash`)
  await page.getByRole('button', { name: 'Restore Shelf' }).click()
  await page.getByText('Shelf is back.').waitFor()
  await page.goto(`${installation.url}/projects`)
  await page.getByRole('link', { name: 'Shelf', exact: true }).click()
  await expectNewest(5)
  await preview(page).getByText(`${wish.appName} Two`).first().waitFor()
  expect(errors).toEqual([])
})
