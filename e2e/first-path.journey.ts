// The first path: a sentence becomes an app, the app is used, changed by talking and by hand, published, and taken down.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { getPlain, keepPicture, launchBrowser } from './browser.ts'
import { collectErrors, preview, publish, send, showView, signUpWithPrompt, waitForVersion } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'
import { drawWish } from './random-wish.ts'

const wish = drawWish()
let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]
let address: string

beforeAll(async () => {
  process.stdout.write(`JOURNEY_SEED=${wish.seed}: ${wish.prompt}; ${wish.colour.name}; + ${wish.extraField}\n`)
  installation = await startInstallation({}, { isFirstStart: true })
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

test('a sentence becomes an app with the asked name, entity and fields', async () => {
  await signUpWithPrompt(page, installation.url, wish.prompt)
  await waitForVersion(page, 2)
  // At its real size: the browser driver cannot aim into a scaled frame of another origin.
  await page.getByRole('radio', { name: 'Fit' }).click({ force: true })

  const app = preview(page)
  await app.getByText(wish.appName).first().waitFor()
  await app
    .getByRole('link', { name: new RegExp(`add an? .*${wish.entity.one}`, 'i') })
    .first()
    .click()
  for (const field of ['name', ...wish.entity.fields, 'notes'])
    await app
      .getByLabel(new RegExp(`^${field}`, 'i'))
      .first()
      .waitFor()
})

test('a record is saved as a real row', async () => {
  const app = preview(page)
  await app.getByLabel(/^name/i).first().fill(wish.newRecordName)
  await app
    .locator('form')
    .getByRole('button', { name: /^(add|save|keep|write)/i })
    .first()
    .click()
  await app.getByText(wish.newRecordName).first().waitFor()

  await showView(page, 'Data')
  await page.getByRole('cell', { name: wish.newRecordName }).or(page.getByText(wish.newRecordName)).first().waitFor()
  await showView(page, 'Preview')
})

test('a field is added by talking, and what was there stays', async () => {
  await send(page, `add a ${wish.extraField} field`)
  await waitForVersion(page, 3)

  const app = preview(page)
  await page.getByRole('button', { name: 'Reload the preview' }).click()
  await app.getByText(wish.newRecordName).first().waitFor()
  await app
    .getByRole('link', { name: new RegExp(`add an? .*${wish.entity.one}`, 'i') })
    .first()
    .click()
  await app
    .getByLabel(new RegExp(`^${wish.extraField}`, 'i'))
    .first()
    .waitFor()
})

test('the colour that was asked for is on the page', async () => {
  await send(page, `make the background ${wish.colour.name}`)
  await waitForVersion(page, 4)

  const body = preview(page).locator('body')
  await expect
    .poll(async () => hueOf(await body.evaluate(backgroundBehind).catch(() => '')), {
      timeout: 10_000,
    })
    .toSatisfy((hue: number) => isHueBetween(hue, wish.colour.backgroundHue))
})

test('a page written by hand becomes a version and shows at once', async () => {
  await showView(page, 'Code')
  await page.getByRole('button', { name: 'New file' }).click()
  await page.getByRole('textbox', { name: 'Path' }).fill('web/app/about/page.jsx')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(
    `export default function Page() {\n  return <main className="p-8"><h1>About ${wish.appName}</h1></main>\n}\n`,
  )
  await page.keyboard.press('ControlOrMeta+S')
  await page.getByText('v6', { exact: true }).first().waitFor()

  const source = await page.locator('iframe').count()
  expect(source).toBeLessThanOrEqual(1)
  await showView(page, 'Preview')
  await preview(page)
    .locator('body')
    .evaluate(() => location.assign('/about'))
  await preview(page)
    .getByRole('heading', { name: `About ${wish.appName}` })
    .waitFor()
})

test('publishing puts the rows and the page live for a second browser', async () => {
  address = await publish(page, { firstData: 'These rows' })

  const visitor = await browser.newContext()
  const visit = await visitor.newPage()
  await visit.goto(address)
  await visit.getByText(wish.newRecordName).first().waitFor()

  const another = `${wish.newRecordName} live`
  await visit
    .getByRole('link', { name: new RegExp(`add an? .*${wish.entity.one}`, 'i') })
    .first()
    .click()
  await visit.getByLabel(/^name/i).first().fill(another)
  await visit
    .locator('form')
    .getByRole('button', { name: /^(add|save|keep|write)/i })
    .first()
    .click()
  await visit.getByText(another).first().waitFor()
  await visitor.close()

  const { status, text } = await getPlain(address)
  expect(status).toBe(200)
  expect(text).toContain(another)
  expect(text).toContain(`<title>`)
})

test('with JavaScript off the list shows the very rows just added', async () => {
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await visit.goto(address)
  await visit.getByText(`${wish.newRecordName} live`).first().waitFor()
  await visitor.close()
})

test('what visitors write stays out of the development database', async () => {
  await page.getByRole('button', { name: 'Reload the preview' }).click()
  await preview(page)
    .locator('body')
    .evaluate(() => location.assign('/'))
  await preview(page).getByText(wish.newRecordName, { exact: true }).first().waitFor()
  expect(await preview(page).getByText(`${wish.newRecordName} live`).count()).toBe(0)
})

test('after a restart the published rows are still there', async () => {
  await installation.restart()
  // While the server was away the open tab could only fail to connect; anything else it printed counts.
  errors.splice(0, errors.length, ...errors.filter((error) => !error.includes('ERR_CONNECTION_REFUSED')))
  const { text } = await getPlain(address)
  expect(text).toContain(`${wish.newRecordName} live`)
})

test('a later publish brings the newer version to the same address', async () => {
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  expect((await getPlain(`${address}/about`)).text).toContain(`About ${wish.appName}`)
  await page.reload()
  await send(page, `rename the app to ${wish.appName} Two`)
  await waitForVersion(page, 7)
  expect((await getPlain(address)).text).not.toContain(`${wish.appName} Two`)

  await publish(page)
  await expect.poll(async () => (await getPlain(address)).text).toContain(`${wish.appName} Two`)
  expect((await getPlain(address)).text).toContain(`${wish.newRecordName} live`)
})

test('an unpublished address answers with a plain 404 page', async () => {
  await page.getByRole('button', { name: 'Live', exact: true }).click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect.poll(async () => (await getPlain(address)).status).toBe(404)
  expect((await getPlain(address)).text).not.toContain('<script')
})

test('nothing was printed as an error on the way', () => {
  expect(errors).toEqual([])
})

function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const max = Math.max(r, g, b)
  const range = max - Math.min(r, g, b)
  if (range === 0) return -1
  const sector = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return sector * 60
}

function isHueBetween(hue: number, [from, to]: readonly [number, number]): boolean {
  return hue >= 0 && (from <= to ? hue >= from && hue <= to : hue >= from || hue <= to)
}

// Runs in the page: the first colour that is painted, from the content outward.
function backgroundBehind(element: Element): string {
  const probe = document.elementFromPoint(4, Math.floor(innerHeight / 2)) ?? element
  for (let at: Element | null = probe; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor
  }
  return ''
}
