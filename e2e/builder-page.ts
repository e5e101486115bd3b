// What a person does in the builder, by the names they read.
import type { BrowserContext, FrameLocator, Page } from 'playwright-core'

export const buildTimeoutMs = 60_000

/** Everything a page printed as an error, for a journey to assert that there was nothing. */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    // Chromium words a refused request by itself; journeys that provoke one assert on what the page says instead.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  return errors
}

/** From the start page to the builder: the prompt is typed first and survives the sign-up. */
export async function signUpWithPrompt(page: Page, url: string, prompt: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('textbox', { name: 'Describe your app' }).fill(prompt)
  await page.getByRole('button', { name: 'Build it' }).click()
  await fillSignUp(page, `person-${crypto.randomUUID()}@example.test`)
  await page.getByRole('button', { name: 'Make the account and build' }).click()
  await page.waitForURL(/\/build\/[a-z0-9]+/)
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Robin')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
}

export async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill(text)
  await box.press('Enter')
}

/** Waits until the newest run ended well as this version. */
export async function waitForVersion(page: Page, number: number): Promise<void> {
  await page
    .getByRole('button', { name: `Look at version ${number}`, exact: true })
    .first()
    .waitFor({ timeout: buildTimeoutMs })
}

export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of your app"]')
}

export async function showView(page: Page, name: 'Preview' | 'Code' | 'Data'): Promise<void> {
  await page.getByRole('radio', { name }).or(page.getByRole('tab', { name })).first().click()
}

/** Publishes from the popover and waits until the newest version is live. */
export async function publish(page: Page, options: { firstData?: string } = {}): Promise<string> {
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  if (options.firstData !== undefined)
    await dialog.getByRole('radio', { name: options.firstData }).check({ force: true })
  await dialog.getByRole('button', { name: /^Publish v\d+/ }).click()
  await dialog.getByText('This app is live').waitFor({ timeout: buildTimeoutMs })
  const address = await dialog
    .getByRole('link', { name: /localhost/ })
    .or(dialog.getByRole('link', { name: 'Visit' }))
    .first()
    .getAttribute('href')
  await page.keyboard.press('Escape')
  if (address === null) throw new Error('The publish dialog shows no address.')
  return address
}
