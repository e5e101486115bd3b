import type { PreviewMessage } from '@joinery/contract/preview'
import { expect, test } from 'vitest'

import { findChromium } from '../fixtures/find-chromium.ts'
import { notesApp } from '../fixtures/notes-app.ts'
import { usePreviews } from '../fixtures/use-previews.ts'

const counterFile = 'web/components/counter.jsx'
const counter = notesApp[counterFile] ?? ''
// Without a Chromium there is nothing to run these in.
const browserTest = test.skipIf(findChromium() === null)
const preview = usePreviews()

browserTest('an edit of a component shows and keeps its state', async () => {
  const { session, page, button } = await preview.open()
  await button.click()
  await button.click()
  await session.update([{ path: counterFile, content: counter.replace('Clicked', 'Pressed') }])

  await page.getByText('Pressed 2').waitFor()
  expect(await page.getByText('milk').count()).toBe(1)
  expect(await page.title()).toBe('Notes')
})

browserTest('a broken edit keeps page and state, says where it broke, and the next good edit clears it', async () => {
  const { session, page, button } = await preview.open()
  await button.click()
  await session.update([{ path: counterFile, content: "const a = 'ééé'; const b = <div>é</span>\n" }])

  const overlay = page.locator('joinery-overlay')
  await overlay.getByText(`${counterFile}:1:36`).waitFor()
  await page.getByText('Clicked 1').waitFor()
  await session.update([{ path: counterFile, content: counter.replace('Clicked', 'Pressed') }])
  await page.getByText('Pressed 1').waitFor()
  expect(await overlay.count()).toBe(0)
})

browserTest('a class that no module had before gets its CSS', async () => {
  const { session, page, button } = await preview.open()
  await button.click()
  await session.update([{ path: counterFile, content: counter.replace('rounded-control', 'w-[247px]') }])

  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).width)).toBe('247px')
  await page.getByText('Clicked 1').waitFor()
})

browserTest('tokens decide colours and fonts', async () => {
  const { page } = await preview.open()
  const body = page.locator('body')
  expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(250, 248, 243)')
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter((font) => font.status === 'loaded').map(({ family }) => family)),
    )
    .toEqual(expect.arrayContaining(['Newsreader', 'Instrument Sans'].map((family) => expect.stringContaining(family))))
})

browserTest('links move without a reload, with data, and back again', async () => {
  const { page } = await preview.open()
  await page.evaluate(() => Reflect.set(window, 'untouched', true))
  await page.getByRole('link', { name: 'About' }).click()
  await page.locator('#year', { hasText: '2026' }).waitFor()
  expect(await page.title()).toBe('About')
  await page.goBack()
  await page.getByText('milk').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'untouched') === true)).toBe(true)
})

browserTest('a changed page.server file brings fresh data and keeps state', async () => {
  const { session, page, button } = await preview.open()
  await button.click()
  preview.notes.push('bread')
  const file = 'web/app/page.server.js'
  await session.update([{ path: file, content: `${notesApp[file]}// changed\n` }])

  await page.getByText('bread').waitFor()
  await page.getByText('Clicked 1').waitFor()
})

browserTest('a new page and a package that was not loaded before work at once', async () => {
  const { session, page } = await preview.open({
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

browserTest('an error in an event handler names the line as written', async () => {
  const { page, session } = await preview.open()
  const content = `import { useState } from 'react'\nexport function Counter() {\n  const [, set] = useState(0)\n  const é = 'é'\n  return <button type="button" onClick={() => {\n    set(1); throw new Error('oh ' + é) }}>Clicked</button>\n}\n`
  await session.update([{ path: counterFile, content }])
  await page.getByRole('button', { name: 'Clicked', exact: true }).click()
  await page.locator('joinery-overlay').getByText(`${counterFile}:6:19`).waitFor()
})

browserTest('a component that throws while rendering is reported, and the fix brings the page back', async () => {
  const { page, session } = await preview.open()
  const broken = counter.replace('return ', "throw new Error('not today')\n  return ")
  await session.update([{ path: counterFile, content: broken }])
  await page.locator('joinery-overlay').getByText('Error: not today').waitFor()
  await session.update([{ path: counterFile, content: counter }])
  await page.getByText('Clicked 0').waitFor()
  expect(await page.locator('joinery-overlay').count()).toBe(0)
})

browserTest('a page whose parts come one after the other shows when the last one is there', async () => {
  const { session, page, button } = await preview.open()
  await button.waitFor()
  const list = "import { Item } from './item.jsx'\nexport const List = () => <ul><Item /></ul>\n"
  const home =
    "import { List } from '@/components/list.jsx'\nexport default () => <main><h1>Shelf</h1><List /></main>\n"
  await session.update([{ path: 'web/components/list.jsx', content: list }])
  await session.update([{ path: 'web/app/page.jsx', content: home }])
  await session.update([{ path: 'web/components/item.jsx', content: 'export const Item = () => <li>Atlas</li>\n' }])

  await page.getByRole('heading', { name: 'Shelf' }).waitFor()
  await page.getByText('Atlas').waitFor()
  expect(await page.locator('joinery-overlay').count()).toBe(0)
})

browserTest('a page that was drawn before its data came is drawn again with it', async () => {
  const blank = 'export default () => <main>Nothing yet</main>\n'
  const { session, page } = await preview.open({ 'web/app/page.jsx': blank })
  await page.getByText('Nothing yet').waitFor()
  const list = 'export default ({ data }) => <ul>{data.notes.map((note) => <li key={note.id}>{note.text}</li>)}</ul>\n'
  await session.update([{ path: 'web/app/page.jsx', content: list }])
  await page.locator('joinery-overlay').getByText('TypeError').waitFor()
  await session.update([{ path: 'web/app/page.server.js', content: notesApp['web/app/page.server.js'] ?? '' }])

  await page.getByText('milk').waitFor()
})

browserTest('new rows show without a reload', async () => {
  const { session, page, button } = await preview.open()
  await button.click()
  preview.notes.push('bread')
  session.reloadData()

  await page.getByText('bread').waitFor()
  await page.getByText('Clicked 1').waitFor()
})

browserTest('a viewer that missed an update reloads when it comes back', async () => {
  const { page, session, host } = await preview.open()
  await page.getByText('Clicked 0').waitFor()
  host.dropSockets()
  await session.update([{ path: counterFile, content: counter.replace('Clicked', 'Pressed') }])
  await page.getByText('Pressed 0').waitFor()
})

browserTest('the builder hears of readiness, errors and navigation, and can navigate', async () => {
  const { session, page, host } = await preview.openFramed()
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
  // What is wrong comes last: the message before it takes the builder's old errors away.
  expect((await types()).slice(-2)).toEqual(['updated', 'compile-error'])
  await session.update([{ path: counterFile, content: counter }])
  await expect.poll(types).toContain('errors-cleared')
})

browserTest('a page that loads without errors says so, since the builder may still show those before', async () => {
  const { page, host } = await preview.openFramed()
  const heard = page.evaluate(
    (src) =>
      new Promise<string[]>((resolve) => {
        const types: string[] = []
        addEventListener('message', (event: MessageEvent<PreviewMessage>) => {
          types.push(event.data.type)
          if (event.data.type === 'errors-cleared') resolve(types)
        })
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
      }),
    host.origin,
  )
  expect(await heard).toEqual(['ready', 'errors-cleared'])
})
