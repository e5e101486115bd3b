// A visitor uploads a picture and signs a guest book in a published app; its maker finds the entry in the builder.
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'

import { openBuilder, type Builder } from '../bench/builder-client.ts'
import { keepPicture, launchBrowser } from './browser.ts'
import { collectErrors } from './builder-page.ts'
import { startInstallation, type Installation } from './installation.ts'

const bookSource = `
import { SecureStore, sendToSheet, UploadField, useStreamedText } from '@joinery/app-kit'
import { useEffect, useState } from 'react'

export const metadata = { title: 'Guest book' }

export default function Book() {
  const [picture, setPicture] = useState(null)
  const [answer, setAnswer] = useState('')
  const [visits, setVisits] = useState(0)
  const story = useStreamedText()
  useEffect(() => {
    SecureStore.getItemAsync('visits').then(async (known) => {
      const count = Number(known ?? 0) + 1
      await SecureStore.setItemAsync('visits', String(count))
      setVisits(count)
    })
    story.read(fetch('/api/story'))
  }, [])
  async function sign(event) {
    event.preventDefault()
    const form = event.currentTarget
    setAnswer((await sendToSheet('guests', form)).message)
    form.reset()
  }
  return (
    <main className="mx-auto max-w-lg p-6">
      <h1 className="text-2xl">Guest book, visit {visits}</h1>
      <p aria-label="Story">{story.text}</p>
      <form onSubmit={sign} className="mt-4 grid gap-3">
        <label>Name <input name="name" className="border" /></label>
        <UploadField name="photo" label="Photo" accept="image/*" required onUploaded={({ url }) => setPicture(url)} />
        <button className="border">Sign the book</button>
      </form>
      <p role="alert">{answer}</p>
      {picture && <img src={picture} alt="Your photo" />}
    </main>
  )
}
`
const storySource = `
export function GET() {
  const words = ['Once ', 'upon ', 'a ', 'time']
  const bytes = new TextEncoder()
  return new Response(new ReadableStream({
    async pull(controller) {
      if (words.length === 0) controller.close()
      else controller.enqueue(bytes.encode(words.shift()))
    },
  }))
}
`
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let installation: Installation
let browser: Browser
let builder: Builder
let context: BrowserContext
let shown: Page | undefined
let projectGroupId: string
let address: string

beforeAll(async () => {
  installation = await startInstallation()
  browser = await launchBrowser()
  builder = await openBuilder(installation.url, 'maker@example.test', 'sign-up')
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const project = await builder.client.projects.create({ name: 'Guest book' })
  projectGroupId = project.id
  const { revisionId } = await builder.client.revisions.files({ projectGroupId })
  const changes = [
    { path: 'web/app/page.jsx', content: bookSource },
    { path: 'web/app/api/story/route.js', content: storySource },
  ]
  const saved = await builder.client.revisions.save({
    projectGroupId,
    baseRevisionId: revisionId,
    changes,
    message: '',
  })
  expect(saved.diagnostics).toEqual([])
  const { id } = await builder.client.publish.start({ projectGroupId, firstData: 'empty' })
  for (let isLive = false; !isLive; await sleep(100)) {
    const { latest } = await builder.client.publish.get({ projectGroupId })
    if (latest?.id === id && latest.status === 'FAILED') throw new Error(latest.failureReason ?? 'not published')
    isLive = latest?.id === id && latest.status === 'SUCCESS'
  }
  address = (await builder.client.publish.get({ projectGroupId })).url
}, 180_000)

afterAll(async () => {
  builder?.close()
  await browser?.close()
  await installation?.remove()
})
afterEach(async ({ task }) => keepPicture(shown, task))

test('a visitor hangs a picture, reads a story as it comes, and signs', async () => {
  const errors = collectErrors(context)
  shown = await context.newPage()
  await shown.goto(address)
  await shown.getByRole('heading', { name: 'Guest book, visit 1' }).waitFor()
  await expect.poll(() => shown?.getByLabel('Story').textContent(), { timeout: 20_000 }).toBe('Once upon a time')
  await shown.getByLabel('Name').fill('Ines')
  await shown.getByRole('button', { name: 'Sign the book' }).click()
  // A photo is asked for: nothing is sent without one.
  expect(await shown.getByText('Saved.').count()).toBe(0)
  const held = Promise.withResolvers<void>()
  await shown.route('**/v0/upload/', async (route) => {
    await held.promise
    await route.continue()
  })
  await shown.getByLabel('Photo').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: png })
  await shown.getByText('Uploading …').waitFor()
  await shown.getByRole('button', { name: 'Sign the book' }).click()
  held.resolve()
  const picture = shown.getByRole('img', { name: 'Your photo' })
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')), { timeout: 20_000 }).toBe(1)
  const source = await picture.getAttribute('src')
  expect(source).toMatch(/^http:\/\/user-content\.localhost:\d+\//)
  // Nor while it was on its way.
  expect(await shown.getByText('Saved.').count()).toBe(0)
  await shown.getByRole('button', { name: 'Sign the book' }).click()
  await shown.getByText('Saved.').waitFor()
  expect(await shown.locator('input[name=photo]').inputValue()).toBe('')
  await shown.reload()
  await shown.getByRole('heading', { name: 'Guest book, visit 2' }).waitFor()
  expect(errors).toEqual([])
}, 90_000)

test('an uploaded drawing that is opened by itself runs nothing', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = "ran"</script></svg>'
  const page = await context.newPage()
  await page.goto(address)
  const url = await page.evaluate(async (text) => {
    const response = await fetch('/v0/upload/', { method: 'POST', body: new Blob([text]) })
    return String((await response.json()).url)
  }, drawing)
  const opened = await context.newPage()
  await opened.goto(url)
  expect(await opened.locator('svg').getAttribute('id')).toBeNull()
  await opened.close()
}, 60_000)

test('the maker finds the entry under Data, and takes it along as a file', async () => {
  await context.addCookies(builder.cookies)
  shown = await context.newPage()
  await shown.goto(`${installation.url}/build/${projectGroupId}?view=data`)
  await shown.getByRole('radio', { name: 'Form entries' }).click()
  await shown.getByRole('cell', { name: 'Ines' }).waitFor()
  await shown.getByRole('columnheader', { name: 'photo' }).waitFor()
  const download = shown.waitForEvent('download')
  await shown.getByRole('link', { name: 'Download as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('guests.csv')
}, 90_000)
