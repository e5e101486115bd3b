// People sign in to an app that was built: its maker switches it on and gives it variables, visitors use the pages.
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { keepPicture, launchBrowser } from './browser.ts'
import { collectErrors, publish, signUpWithPrompt, waitForVersion } from './builder-page.ts'
import { expectGoodLooks } from './good-looks.ts'
import { type Installation, startInstallation } from './installation.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 720 } },
] as const
const password = 'a long enough password'
/** Somebody in the preview, and somebody among the visitors: the first publish takes the preview's accounts along. */
const emails = { previewed: 'ada@people.test', visiting: 'bob@people.test' }
let installation: Installation
let browser: Browser
let context: BrowserContext
let page: Page
let builderUrl: string
let address: string
let errors: string[]

beforeAll(async () => {
  installation = await startInstallation()
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  errors = collectErrors(context)
  page = await context.newPage()
  await signUpWithPrompt(page, installation.url, 'An app called Mossline to keep my plants with name and room')
  await waitForVersion(page, 2)
  builderUrl = page.url().split('?')[0] ?? ''
})

afterEach(({ task }) => keepPicture(page, task))

afterAll(async () => {
  await browser?.close()
  await installation?.remove()
})

async function signUp(shown: Page | Frame, email: string): Promise<void> {
  await shown.getByRole('textbox', { name: 'Name' }).fill('A person')
  await shown.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await shown.getByLabel('Password').fill(password)
  // By keyboard: the preview's frame is drawn smaller than it is, which a pointer would have to know.
  await shown.getByLabel('Password').press('Enter')
}

test('the maker switches sign-in on and sees what a provider still needs', async () => {
  await page.getByRole('button', { name: /project menu/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'People can sign in' }).click({ force: true })
  await page.getByRole('switch', { name: 'Google' }).click({ force: true })
  await page.getByText('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET').waitFor()
  await page.getByText('/account/callback/google').waitFor()
})

test('variables are added, pasted, replaced and deleted, and no value is shown again', async () => {
  await page.getByRole('button', { name: 'Enter them' }).click()
  await page.getByRole('button', { name: 'Paste a .env file' }).click()
  await page
    .getByRole('textbox', { name: 'Lines of NAME=value' })
    .fill('GOOGLE_CLIENT_ID=an-id\nGOOGLE_CLIENT_SECRET="never-shown-again"\n')
  await page.getByRole('button', { name: 'Save 2 variables' }).click()
  await page.getByRole('button', { name: 'Replace GOOGLE_CLIENT_SECRET' }).waitFor()
  await page.getByText('GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Add a variable' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('2bad')
  await page.getByRole('textbox', { name: 'Value' }).fill('never-shown-again')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('begins with no digit').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('KITCHEN_KEY')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Delete KITCHEN_KEY' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete KITCHEN_KEY' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('switch', { name: 'People can sign in' }).waitFor()
  expect(await page.content()).not.toContain('never-shown-again')
})

test.each(looks)(
  'the settings and the help pages are for everybody: $colorScheme, $viewport.width wide',
  async (look) => {
    await page.setViewportSize(look.viewport)
    await page.emulateMedia({ colorScheme: look.colorScheme })
    await page.goto(`${builderUrl}?view=settings`)
    await page.getByRole('switch', { name: 'Google' }).waitFor()
    await page.getByText('No variables yet.').waitFor()
    await expectGoodLooks(page, 'settings')
    for (const provider of ['google', 'email', 'facebook', 'twitter']) {
      await page.goto(`${installation.url}/help/sign-in/${provider}`)
      await page.getByRole('heading', { level: 1, name: /^Sign in with (Google|Email|Facebook|Twitter)$/ }).waitFor()
      await expectGoodLooks(page, `help for ${provider}`)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
  },
)

test('in the frame of the preview a person signs up and stays signed in', async () => {
  await page.goto(`${builderUrl}?view=preview`)
  const frame = await (await page.locator('iframe[title="Preview of your app"]').elementHandle())?.contentFrame()
  if (frame === null || frame === undefined) throw new Error('there is no preview')
  await expect.poll(() => frame.url(), { timeout: 30_000 }).toContain('//preview-')
  await frame.goto(new URL('/account/signup', frame.url()).href)
  await signUp(frame, emails.previewed)
  await expect.poll(() => new URL(frame.url()).pathname, { timeout: 30_000 }).toBe('/')
  const session = await frame.evaluate(async () => (await fetch('/account/session')).text())
  expect(session).toContain(emails.previewed)
})

test('a visitor of the published app signs up, out and in, and is told what went wrong', async () => {
  await page.goto(builderUrl)
  address = await publish(page, { firstData: 'These rows' })
  const visitor = await browser.newContext()
  const visit = await visitor.newPage()
  await visit.goto(new URL('/account/signup?callbackUrl=%2Faccount%2Flogout', address).href)
  await signUp(visit, emails.visiting)
  await visit.getByText(`You are signed in as ${emails.visiting}.`).waitFor()
  await visit.getByRole('button', { name: 'Sign out', exact: true }).click()
  await visit.goto(new URL('/account/signin', address).href)
  await visit.getByRole('textbox', { name: 'E-mail' }).fill(emails.visiting)
  await visit.getByLabel('Password').fill('not the password')
  await visit.getByRole('button', { name: 'Sign in', exact: true }).click()
  await visit.getByRole('alert').waitFor()
  expect(new URL(visit.url()).searchParams.get('error')).toBe('CredentialsSignin')
  await visit.getByRole('textbox', { name: 'E-mail' }).fill(emails.visiting)
  await visit.getByLabel('Password').fill(password)
  await visit.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => new URL(visit.url()).pathname, { timeout: 30_000 }).toBe('/')
  await visitor.close()
})

test.each(looks)('the ready-made pages: $colorScheme, $viewport.width wide', async (look) => {
  const visitor = await browser.newContext(look)
  const visit = await visitor.newPage()
  for (const path of ['/account/signin?error=CredentialsSignin', '/account/signup', '/account/logout']) {
    await visit.goto(new URL(path, address).href)
    await expectGoodLooks(visit, path)
  }
  await visitor.close()
})

test('nothing was printed as an error on the way', () => {
  expect(errors).toEqual([])
})
