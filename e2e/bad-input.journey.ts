// What goes wrong is told in words with a next step, and nothing that was written is lost.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { fillSignUp, preview, send, showView, signUpWithPrompt, waitForVersion } from './builder-page.ts'
import { type Installation, startInstallation } from './installation.ts'
import { drawWish } from './random-wish.ts'

const wish = drawWish()
const longest = 50_000
const pagePath = 'web/app/about/page.jsx'
let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  process.stdout.write(`JOURNEY_SEED=${wish.seed}\n`)
  installation = await startInstallation()
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await installation?.remove()
})

async function replaceCode(shown: Page, text: string): Promise<void> {
  await shown.locator('.cm-content').click()
  await shown.keyboard.press('ControlOrMeta+A')
  await shown.keyboard.insertText(text)
}

function aboutPage(words: string): string {
  return `export default function Page() {\n  return <main><h1>${words}</h1></main>\n}\n`
}

test('an empty and an over-long wish say what to do, and the text stays', async () => {
  await page.goto(installation.url)
  const box = page.getByRole('textbox', { name: 'Describe your app' })
  await box.fill('   ')
  await page.getByRole('button', { name: 'Build it' }).click()
  await page.getByRole('alert').filter({ hasText: 'Write what you would like to build' }).waitFor()

  const tooLong = 'a list of books '.repeat(longest / 10)
  await box.fill(tooLong)
  await page.getByRole('button', { name: 'Build it' }).click()
  await page.getByRole('alert').filter({ hasText: '50,000 fit. Shorten it' }).waitFor()
  expect(await box.inputValue()).toBe(tooLong)
})

test('an empty and an over-long message are refused beside the box, and the text stays', async () => {
  await signUpWithPrompt(page, installation.url, wish.prompt)
  await waitForVersion(page, 2)
  const box = page.getByRole('textbox', { name: 'Message' })
  await send(page, ' ')
  await page.getByRole('alert').filter({ hasText: 'Write what you would like to build or change.' }).waitFor()

  const tooLong = 'x'.repeat(longest + 1)
  await send(page, tooLong)
  await page.getByRole('alert').filter({ hasText: 'at most 50,000 characters; this one has 50,001' }).waitFor()
  expect(await box.inputValue()).toBe(tooLong)
  await box.fill('')
})

test('another organization’s project looks like one that never was', async () => {
  const own = new URL(page.url()).pathname
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await signUpWithPrompt(stranger, installation.url, 'A list of secrets with name')
  await waitForVersion(stranger, 2)

  const said: string[] = []
  for (const path of [own, '/build/abcdefghij0123456789', '/build/%20']) {
    await stranger.goto(installation.url + path)
    await stranger.getByText('There is no such project, or it belongs to somebody else.').waitFor()
    await stranger.getByRole('link', { name: 'Go to your projects' }).waitFor()
    said.push(await stranger.getByRole('main').innerText())
    expect(await stranger.content()).not.toContain(wish.appName)
  }
  expect(new Set(said).size).toBe(1)
  await stranger.goto(`${installation.url}/no/such/page`)
  await stranger.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
  await other.close()
})

test('a taken address, a wrong password and a callbackUrl elsewhere are no dead ends', async () => {
  const email = `person-${crypto.randomUUID()}@example.test`
  const other = await browser.newContext()
  const visit = await other.newPage()
  await visit.goto(`${installation.url}/signup`)
  await fillSignUp(visit, email)
  await visit.getByRole('button', { name: 'Make the account' }).click()
  await visit.waitForURL((url) => url.pathname !== '/signup')
  await other.clearCookies()

  await visit.goto(`${installation.url}/signup`)
  await fillSignUp(visit, email.toUpperCase())
  await visit.getByRole('button', { name: 'Make the account' }).click()
  await visit.getByText('There is already an account with this e-mail.').waitFor()
  await visit.getByRole('link', { name: 'Sign in instead' }).click()

  await visit.waitForURL(/\/signin/)
  await visit.goto(`${installation.url}/signin?callbackUrl=${encodeURIComponent('http://elsewhere.test/steal')}`)
  await visit.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await visit.getByLabel('Password', { exact: true }).fill('not the password')
  await visit.getByRole('button', { name: 'Sign in', exact: true }).click()
  await visit.getByText('E-mail and password do not match.').waitFor()
  expect(await visit.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(email)

  await visit.getByLabel('Password', { exact: true }).fill('a long enough password')
  await visit.getByRole('button', { name: 'Sign in', exact: true }).click()
  await visit.waitForURL((url) => url.pathname !== '/signin')
  expect(new URL(visit.url()).origin).toBe(installation.url)
  await other.close()
})

test('a page that does not compile is kept as a version, with its place told, and the last good one goes on', async () => {
  await showView(page, 'Code')
  await page.getByRole('button', { name: 'New file' }).click()
  await page.getByRole('textbox', { name: 'Path' }).fill(pagePath)
  await page.getByRole('button', { name: 'Create' }).click()
  await replaceCode(page, aboutPage('All is well'))
  await page.keyboard.press('ControlOrMeta+S')
  await page.getByText('v4', { exact: true }).first().waitFor()
  await showView(page, 'Preview')
  await preview(page)
    .locator('body')
    .evaluate(() => location.assign('/about'))
  await preview(page).getByRole('heading', { name: 'All is well' }).waitFor()

  await showView(page, 'Code')
  await replaceCode(page, aboutPage('Broken').replace('</h1>', '</h2>'))
  await page.keyboard.press('ControlOrMeta+S')
  await page.getByText('v5', { exact: true }).first().waitFor()
  await page.getByRole('region', { name: '1 problem' }).getByText(`${pagePath}:2:`).waitFor()
  await showView(page, 'Preview')
  const card = page.getByRole('alert', { name: 'Version 5 doesn’t compile' })
  await card.getByText(`${pagePath}:2:`).first().waitFor()
  await preview(page).getByRole('heading', { name: 'All is well' }).waitFor()
  await card.getByRole('button', { name: 'Fix it' }).waitFor()

  await card.getByRole('button', { name: 'Back to v4' }).click()
  await page.getByText('v6', { exact: true }).first().waitFor()
  await card.waitFor({ state: 'detached' })
  await preview(page).getByRole('heading', { name: 'All is well' }).waitFor()
})

test('two tabs that save the same file are asked, and both texts are kept', async () => {
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(`${page.url().split('?')[0]}?view=code&file=${encodeURIComponent(pagePath)}`)
    await tab.locator('.cm-content').getByText('All is well').waitFor()
  }
  await replaceCode(second, aboutPage('From the second tab'))
  await replaceCode(page, aboutPage('From the first tab'))
  await page.keyboard.press('ControlOrMeta+S')
  await page.getByText('v7', { exact: true }).first().waitFor()
  await second.locator('.cm-content').click()
  await second.keyboard.press('ControlOrMeta+S')

  const dialog = second.getByRole('dialog', { name: `${pagePath} was changed meanwhile` })
  await dialog.getByText('From the first tab').first().waitFor()
  await dialog.getByText('From the second tab').first().waitFor()
  await dialog.getByText('Keep editing').click()
  await second.reload()
  await second.locator('.cm-content').getByText('From the second tab').waitFor()

  await second.locator('.cm-content').click()
  await second.keyboard.press('ControlOrMeta+S')
  await dialog.getByRole('button', { name: 'Save mine on top' }).click()
  await second.getByText('v8', { exact: true }).first().waitFor()
  await page.locator('.cm-content').getByText('From the second tab').waitFor()
  await second.close()
})
