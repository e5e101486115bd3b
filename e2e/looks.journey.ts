// Every place, light and dark, wide and on a phone: no accessibility fault that a program can find, nothing sideways.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { collectErrors, waitForVersion } from './builder-page.ts'
import { expectGoodLooks } from './good-looks.ts'
import { type Installation, startInstallation } from './installation.ts'
import { drawWish } from './random-wish.ts'

const wish = drawWish()
const looks = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 360, height: 720 },
  { theme: 'dark', width: 360, height: 720 },
] as const
let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let builderUrl: string
let errors: string[]

beforeAll(async () => {
  process.stdout.write(`JOURNEY_SEED=${wish.seed}\n`)
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

test('from the start page to the first build with the keyboard alone', async () => {
  await page.goto(installation.url)
  await page.getByRole('textbox', { name: 'Describe your app' }).waitFor()
  await tabTo('textarea[name=prompt]')
  await page.keyboard.type(wish.prompt)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/signup/)
  await tabTo('input[name=name]')
  await page.keyboard.type('Robin')
  await tabTo('input[name=email]')
  await page.keyboard.type(`person-${crypto.randomUUID()}@example.test`)
  await tabTo('input[name=password]')
  await page.keyboard.type('a long enough password')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/build\/[a-z0-9]+/)
  await waitForVersion(page, 2)
  builderUrl = page.url().split('?')[0] ?? ''
  await tabTo('textarea[name=message]')
  await page.keyboard.type('rename the app to Keyboard Only')
  await page.keyboard.press('Enter')
  await waitForVersion(page, 3)

  async function tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`60 presses of Tab do not lead to ${selector}`)
  }
})

test.each(looks)('a visitor sees the start page and sign-up: $theme, $width wide', async (look) => {
  const visitor = await browser.newContext({ viewport: look, colorScheme: look.theme, reducedMotion: 'reduce' })
  const visit = await visitor.newPage()
  await visit.goto(installation.url)
  await visit.getByRole('textbox', { name: 'Describe your app' }).waitFor()
  await expectGoodLooks(visit, 'home')
  await visit.goto(`${installation.url}/signup`)
  await visit.getByRole('button', { name: 'Make the account' }).click()
  await visit.getByText('Write a full address').waitFor()
  await expectGoodLooks(visit, 'sign-up')
  await visitor.close()
})

test.each(looks)('dashboard and builder: $theme, $width wide', async (look) => {
  await page.setViewportSize(look)
  await page.emulateMedia({ colorScheme: look.theme })
  await page.goto(`${installation.url}/projects`)
  await page.getByRole('button', { name: /^Actions for/ }).waitFor()
  await expectGoodLooks(page, 'dashboard')

  await page.goto(`${installation.url}/usage`)
  await page.getByRole('textbox', { name: 'Budget of a month' }).waitFor()
  await expectGoodLooks(page, 'usage')

  await page.goto(builderUrl)
  await page.getByRole('textbox', { name: 'Message' }).or(page.locator('iframe')).first().waitFor()
  await expectGoodLooks(page, 'builder as it opens')
  await page.goto(`${builderUrl}?view=preview`)
  await page.locator('iframe').waitFor()
  await expectGoodLooks(page, 'preview')
  await page.goto(`${builderUrl}?view=code&file=web%2Fapp%2Fpage.jsx`)
  await page.locator('.cm-content').waitFor()
  await expectGoodLooks(page, 'code')
  await page.goto(`${builderUrl}?view=data`)
  await page.getByRole('columnheader').first().waitFor()
  await expectGoodLooks(page, 'data')
  await page.goto(`${builderUrl}?view=settings`)
  await page.getByRole('textbox', { name: 'Instructions' }).waitFor()
  await expectGoodLooks(page, 'settings')
  await page.goto(`${builderUrl}?view=logs`)
  await page.getByRole('region', { name: 'Log lines' }).waitFor()
  await expectGoodLooks(page, 'logs')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await expectGoodLooks(page, 'publish')
})

test('nothing was printed as an error on the way', () => {
  expect(errors).toEqual([])
})
