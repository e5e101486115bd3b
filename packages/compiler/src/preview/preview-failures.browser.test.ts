// What a preview says and draws when it cannot draw the app: the texts are those of the specification's section 8.
import type { PreviewMessage } from '@joinery/contract/preview'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { findChromium } from '../fixtures/find-chromium.ts'
import { notesApp } from '../fixtures/notes-app.ts'
import { usePreviews } from '../fixtures/use-previews.ts'

const browserTest = test.skipIf(findChromium() === null)
const preview = usePreviews()
const home = 'web/app/page.jsx'
const root = '#joinery-root'
const patience = { timeout: 6_000 }

/** Puts the preview into a frame of the builder's page, which remembers what the frame tells it. */
async function frame(page: Page, src: string) {
  await page.evaluate((address) => {
    const messages: unknown[] = []
    Reflect.set(window, 'messages', messages)
    addEventListener('message', (event) => messages.push(event.data))
    const element = document.createElement('iframe')
    element.src = address
    document.body.append(element)
  }, src)
  const messages = async () => page.evaluate<PreviewMessage[]>('messages')
  const problems = async () =>
    (await messages()).flatMap((message) => (message.type === 'runtime-error' ? [message.diagnostic.message] : []))
  return { problems, messages, inside: page.frameLocator('iframe') }
}

describe('a screen that cannot be drawn', () => {
  browserTest('is told as "Failed to generate nodes" with the cause below, and nothing is drawn', async () => {
    const { session, page, host } = await preview.openFramed()
    await session.update([
      { path: home, content: "export default function Page() {\n  throw new Error('not today')\n}\n" },
    ])
    const { problems, messages, inside } = await frame(page, host.origin)

    await expect.poll(problems, patience).toEqual(['Failed to generate nodes\nError: not today'])
    const told = (await messages()).find((message) => message.type === 'runtime-error')
    expect(told?.diagnostic).toMatchObject({ file: home, line: 2 })
    expect(await inside.locator(root).innerHTML()).toBe('')
    // The builder shows its own card over the empty frame.
    expect(await inside.locator('joinery-overlay').count()).toBe(0)
  })

  browserTest('comes back with the fix', async () => {
    const { session, page } = await preview.open()
    await session.update([{ path: home, content: 'export default () => <p>{missing.name}</p>\n' }])
    await page.locator('joinery-overlay').getByText('Failed to generate nodes').waitFor()
    await page.locator('joinery-overlay').getByText('ReferenceError: missing is not defined').waitFor()
    expect(await page.locator(root).innerHTML()).toBe('')
    await session.update([{ path: home, content: notesApp[home] ?? '' }])

    await page.getByText('milk').waitFor()
    expect(await page.locator('joinery-overlay').count()).toBe(0)
  })

  browserTest('of an app with an error page shows that page and is told all the same', async () => {
    const { session, page, host } = await preview.openFramed()
    await session.update([
      { path: 'web/app/error.jsx', content: 'export default ({ error }) => <p>Sorry: {error.message}</p>\n' },
      { path: home, content: "export default function Page() { throw new Error('not today') }\n" },
    ])
    const { problems, inside } = await frame(page, host.origin)

    await inside.getByText('Sorry: not today').waitFor()
    await inside.getByRole('link', { name: 'About' }).waitFor()
    await expect.poll(problems, patience).toEqual(['Failed to generate nodes\nError: not today'])
    expect(await inside.locator('joinery-overlay').count()).toBe(0)
  })

  browserTest('because its module throws is told in the same words', async () => {
    const { session, page, host } = await preview.openFramed()
    await session.update([{ path: home, content: "throw new Error('too early')\nexport default () => null\n" }])
    const { problems, inside } = await frame(page, host.origin)

    await expect.poll(problems, patience).toEqual(['Failed to generate nodes\nError: too early'])
    expect(await inside.locator(root).innerHTML()).toBe('')
  })

  browserTest('is over when another page is opened', async () => {
    const { session, page } = await preview.open()
    const guard =
      "export default function Page() {\n  if (location.pathname === '/about') throw new Error('not here')\n  return <p>Fine</p>\n}\n"
    await session.update([{ path: 'web/app/about/page.jsx', content: guard }])
    await page.getByRole('link', { name: 'About' }).click()
    await page.locator('joinery-overlay').getByText('Error: not here').waitFor()
    await page.goBack()

    await page.getByText('milk').waitFor()
    expect(await page.locator('joinery-overlay').count()).toBe(0)
  })

  browserTest('in a boundary of the app’s own is the app’s business: the error is told as it is', async () => {
    const { session, page, host } = await preview.openFramed()
    const content = `import { Component } from 'react'
class Guard extends Component {
  state = { failed: false }
  static getDerivedStateFromError() { return { failed: true } }
  render() { return this.state.failed ? <p>Caught here</p> : this.props.children }
}
function Broken() { throw new Error('not today') }
export default () => <Guard><Broken /></Guard>
`
    await session.update([{ path: home, content }])
    const { problems, inside } = await frame(page, host.origin)

    await inside.getByText('Caught here').waitFor()
    await expect.poll(problems, patience).toEqual(['Error: not today'])
  })
})

describe('a page that yields no renderable value', () => {
  browserTest.each([
    ['a plain object', 'export default () => ({ a: 1 })\n', 'object with keys {a}'],
    ['a date inside an element', 'export default () => <p>{new Date(0)}</p>\n', 'found: [object Date]'],
    ['a function', 'const draw = () => null\nexport default () => draw\n', 'Functions are not valid'],
    ['a plain object as its default export', 'export default { a: 1 }\n', null],
  ])('%s: "Value is not a valid ReactNode"', async (_, content, cause) => {
    const { session, page, host } = await preview.openFramed()
    await session.update([{ path: home, content }])
    const { problems } = await frame(page, host.origin)

    await expect
      .poll(async () => (await problems())[0]?.split('\n')[0], patience)
      .toBe('Value is not a valid ReactNode')
    expect(await problems()).toHaveLength(1)
    if (cause !== null) expect((await problems())[0]?.split('\n').slice(1).join('\n')).toContain(cause)
    else expect(await problems()).toEqual(['Value is not a valid ReactNode'])
  })

  browserTest('the page alone shows the text itself, and what stood round the value is gone', async () => {
    const { session, page } = await preview.open()
    await session.update([{ path: home, content: 'export default () => ({ a: 1 })\n' }])
    await page.locator('joinery-overlay').getByText('Value is not a valid ReactNode').waitFor()
    expect(await page.locator(root).innerHTML()).toBe('')
  })

  browserTest('an element as the default export is drawn', async () => {
    const { session, page, host } = await preview.openFramed()
    await session.update([{ path: home, content: 'export default <p>Just this</p>\n' }])
    const { problems, inside } = await frame(page, host.origin)
    await inside.getByText('Just this').waitFor()
    expect(await problems()).toEqual([])
  })
})

describe('client integrations that do not load', () => {
  browserTest.each([
    ['a package of the app', '/about', /\/_joinery\/v\/\w+\/date-fns\.js/],
    ['what draws the app', '/', /\/_joinery\/v\/\w+\/react-dom[^/]*\.js|\/chunks\/(start|react-dom|client)[^/]*\.js/],
    ['our own client', '/', /\/_joinery\/v\/\w+\/joinery-preview\.js/],
  ])('%s: "Failed to fetch client integrations", and nothing is drawn', async (_, path, missing) => {
    const { page, host } = await preview.openFramed()
    let refused = 0
    await page.route(missing, (route) => {
      refused += 1
      return route.abort()
    })
    const { problems, messages, inside } = await frame(page, host.origin + path)

    await expect
      .poll(async () => (await problems()).map((text) => text.split('\n')[0]), patience)
      .toEqual(['Failed to fetch client integrations'])
    expect(refused).toBeGreaterThan(0)
    expect((await messages())[0]).toEqual({ source: 'joinery-preview', type: 'ready', path })
    await inside.getByRole('alert').getByText('Failed to fetch client integrations').waitFor()
    expect(await inside.locator(root).innerHTML()).toBe('')
  })
})
