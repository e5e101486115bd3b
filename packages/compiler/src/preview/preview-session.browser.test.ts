import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FileTree } from '@joinery/contract/files'
import type { PreviewMessage } from '@joinery/contract/preview'
import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { Compiler, PageData, PreviewSession } from '../compiler.ts'
import { createCompiler } from '../create-compiler.ts'
import { chromiumFlags, findChromium } from '../fixtures/find-chromium.ts'
import { notesApp } from '../fixtures/notes-app.ts'
import type { PreviewHost } from '../fixtures/preview-host.ts'
import { startPreviewHost } from '../fixtures/preview-host.ts'

const executablePath = findChromium()
const counterFile = 'web/components/counter.jsx'
const counter = notesApp[counterFile] ?? ''

describe.skipIf(executablePath === null)('a preview in Chromium (skipped when no Chromium is installed)', () => {
  let cacheDir: string
  let compiler: Compiler
  let browser: Browser
  let notes = ['milk']
  const opened: { host: PreviewHost; session: PreviewSession; page: Page }[] = []

  const load = (path: string): PageData =>
    path.startsWith('/notes/')
      ? { status: 200, data: { text: `Text of ${path}` } }
      : { status: 200, data: { notes: notes.map((text, id) => ({ id, text })) } }

  async function open(files: FileTree = notesApp, path = '/') {
    const session = await compiler.openSession(files)
    const host = await startPreviewHost({ compiler, session, load })
    const page = await browser.newPage()
    page.setDefaultTimeout(6_000)
    opened.push({ host, session, page })
    // The greeting of the live socket: from here on an update arrives as an update.
    const greeted = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto(host.origin + path)
    await greeted
    return { session, host, page, button: page.getByRole('button', { name: /Clicked|Pressed/ }) }
  }

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'joinery-compiler-'))
    compiler = await createCompiler({ cacheDir })
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: chromiumFlags })
  })
  afterEach(async () => {
    notes = ['milk']
    for (const { host, session, page } of opened.splice(0)) {
      await page.close()
      session.close()
      await host.close()
    }
  })
  afterAll(async () => {
    await browser.close()
    await compiler.close()
    await rm(cacheDir, { recursive: true, force: true })
  })

  test('an edit of a component shows and keeps its state', async () => {
    const { session, page, button } = await open()
    await button.click()
    await button.click()
    await session.update([{ path: counterFile, content: counter.replace('Clicked', 'Pressed') }])

    await page.getByText('Pressed 2').waitFor()
    expect(await page.getByText('milk').count()).toBe(1)
    expect(await page.title()).toBe('Notes')
  })

  test('a broken edit keeps page and state, says where it broke, and the next good edit clears it', async () => {
    const { session, page, button } = await open()
    await button.click()
    await session.update([{ path: counterFile, content: "const a = 'ééé'; const b = <div>é</span>\n" }])

    const overlay = page.locator('joinery-overlay')
    await overlay.getByText(`${counterFile}:1:36`).waitFor()
    await page.getByText('Clicked 1').waitFor()
    await session.update([{ path: counterFile, content: counter.replace('Clicked', 'Pressed') }])
    await page.getByText('Pressed 1').waitFor()
    expect(await overlay.count()).toBe(0)
  })

  test('a class that no module had before gets its CSS', async () => {
    const { session, page, button } = await open()
    await button.click()
    await session.update([{ path: counterFile, content: counter.replace('rounded-control', 'w-[247px]') }])

    await expect.poll(() => button.evaluate((element) => getComputedStyle(element).width)).toBe('247px')
    await page.getByText('Clicked 1').waitFor()
  })

  test('tokens decide colours and fonts', async () => {
    const { page } = await open()
    const body = page.locator('body')
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(250, 248, 243)')
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').map(({ family }) => family)),
      )
      .toEqual(
        expect.arrayContaining(['Newsreader', 'Instrument Sans'].map((family) => expect.stringContaining(family))),
      )
  })

  test('links move without a reload, with data, and back again', async () => {
    const { page } = await open()
    await page.evaluate(() => Reflect.set(window, 'untouched', true))
    await page.getByRole('link', { name: 'About' }).click()
    await page.locator('#year', { hasText: '2026' }).waitFor()
    expect(await page.title()).toBe('About')
    await page.goBack()
    await page.getByText('milk').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'untouched') === true)).toBe(true)
  })

  test('a changed page.server file brings fresh data and keeps state', async () => {
    const { session, page, button } = await open()
    await button.click()
    notes = ['milk', 'bread']
    const file = 'web/app/page.server.js'
    await session.update([{ path: file, content: `${notesApp[file]}// changed\n` }])

    await page.getByText('bread').waitFor()
    await page.getByText('Clicked 1').waitFor()
  })

  test('a new page and a package that was not loaded before work at once', async () => {
    const { session, page } = await open({
      ...notesApp,
      'web/app/about/page.jsx': 'export default () => <p>Nothing</p>',
    })
    const content =
      "import { clsx } from 'clsx'\nimport { Trash2 } from 'lucide-react'\nexport default function New() { return <p><Trash2 />{clsx('very', 'new')}</p> }"
    await session.update([{ path: 'web/app/new/page.jsx', content }])
    await page.goto(`${new URL(page.url()).origin}/new`)
    await page.getByText('very new').waitFor()
    expect(await page.locator('svg.lucide-trash-2, svg.lucide-trash2').count()).toBe(1)
  })

  test('an error in an event handler names the line as written', async () => {
    const { page, session } = await open()
    const content = `import { useState } from 'react'\nexport function Counter() {\n  const [, set] = useState(0)\n  const é = 'é'\n  return <button type="button" onClick={() => {\n    set(1); throw new Error('oh ' + é) }}>Clicked</button>\n}\n`
    await session.update([{ path: counterFile, content }])
    await page.getByRole('button', { name: 'Clicked', exact: true }).click()
    await page.locator('joinery-overlay').getByText(`${counterFile}:6:19`).waitFor()
  })

  test('a component that throws while rendering is reported, and the fix brings the page back', async () => {
    const { page, session } = await open()
    const broken = counter.replace('return ', "throw new Error('not today')\n  return ")
    await session.update([{ path: counterFile, content: broken }])
    await page.locator('joinery-overlay').getByText('Error: not today').waitFor()
    await session.update([{ path: counterFile, content: counter }])
    await page.getByText('Clicked 0').waitFor()
    expect(await page.locator('joinery-overlay').count()).toBe(0)
  })

  test('a viewer that missed an update reloads when it comes back', async () => {
    const { page, session, host } = await open()
    await page.getByText('Clicked 0').waitFor()
    host.dropSockets()
    await session.update([{ path: counterFile, content: counter.replace('Clicked', 'Pressed') }])
    await page.getByText('Pressed 0').waitFor()
  })

  test('the builder hears of readiness, errors and navigation, and can navigate', async () => {
    const session = await compiler.openSession(notesApp)
    const builder = await startPreviewHost({ compiler, session, load, pages: { '/builder': '<div></div>' } })
    const host = await startPreviewHost({ compiler, session, load, builderOrigin: builder.origin })
    const page = await browser.newPage()
    page.setDefaultTimeout(6_000)
    opened.push({ host, session, page }, { host: builder, session, page })
    await page.goto(`${builder.origin}/builder`)
    await page.evaluate((src) => {
      const messages: unknown[] = []
      Reflect.set(window, 'messages', messages)
      addEventListener('message', (event) => messages.push(event.data))
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, host.origin)
    const types = async () => {
      const messages: PreviewMessage[] = await page.evaluate('messages')
      return messages.map((message) => message.type)
    }
    await expect.poll(types).toContain('ready')

    await page.evaluate((origin) => {
      document
        .querySelector('iframe')
        ?.contentWindow?.postMessage({ source: 'joinery-builder', type: 'navigate', path: '/about' }, origin)
    }, host.origin)
    await expect.poll(types).toContain('navigated')
    await session.update([{ path: counterFile, content: 'export const =' }])
    await expect.poll(types).toContain('compile-error')
    await session.update([{ path: counterFile, content: counter }])
    await expect.poll(types).toContain('errors-cleared')
  })
})
