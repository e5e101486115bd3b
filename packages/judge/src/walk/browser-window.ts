// A window of a browser with storage of its own. Opening one costs half a second, so a used one is emptied and used again.
import type { Browser, BrowserContext, CDPSession, Dialog, Page } from 'playwright-core'

import type { VisitorOptions } from './app-session.ts'
import { valueWithin, within } from './within.ts'

export interface BrowserWindow {
  context: BrowserContext
  page: Page
  /** Told of effects that leave no other trace (`clipboard`, `print`, `share`, `file`). */
  onEffect: (name: string) => void
  /** Must answer: a page that waits for an answer can do nothing else, not even be left. */
  onDialog: (dialog: Dialog) => void
  /** Back to the state of a new window; false when that failed and the window must be closed. */
  empty(origin: string): Promise<boolean>
  close(): Promise<void>
}

const emptyTimeoutMs = 4_000
const closeTimeoutMs = 5_000

export async function openWindow(browser: Browser, options: VisitorOptions): Promise<BrowserWindow> {
  const context = await browser.newContext({
    viewport: sizeOf(options),
    javaScriptEnabled: options.isScriptless !== true,
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    acceptDownloads: true,
  })
  await context.exposeBinding('__noteEffect', (_source, name: unknown) => opened.onEffect(String(name)))
  context.on('dialog', (dialog) => opened.onDialog(dialog))
  await context.addInitScript(noteEffects)
  // What is named by its content may stay in the cache; anything else that a browser may keep would reach the next person.
  let isCacheUsed = false
  context.on('response', (response) => {
    if (isKeptByBrowsers(response.headers()['cache-control']) && !isNamedByContent(response.url())) isCacheUsed = true
  })
  const page = await context.newPage()
  const control = await context.newCDPSession(page)
  const opened: BrowserWindow = {
    context,
    page,
    onEffect: () => {},
    onDialog: acceptDialog,
    async empty(origin) {
      const isEmpty = await valueWithin(emptyWindow({ context, page, control }, origin), emptyTimeoutMs, false)
      if (isCacheUsed) await control.send('Network.clearBrowserCache')
      isCacheUsed = false
      return isEmpty
    },
    async close() {
      await within(context.close(), closeTimeoutMs)
    },
  }
  return opened
}

function isKeptByBrowsers(cacheControl: string | undefined): boolean {
  return cacheControl === undefined || !/no-store|no-cache|max-age=0/.test(cacheControl)
}

function isNamedByContent(url: string): boolean {
  return new URL(url).pathname.startsWith('/_joinery/')
}

export function acceptDialog(dialog: Dialog): void {
  const answer = dialog.type() === 'prompt' ? dialog.defaultValue() || 'Judge' : undefined
  // It may be gone already, with its page.
  dialog.accept(answer).catch(() => {})
}

export function sizeOf({ width = 1280, height = 800 }: VisitorOptions): { width: number; height: number } {
  return { width, height }
}

/** Nothing of the person before may be left: storage, cookies, cache, history, what checks attached. */
async function emptyWindow(
  { context, page, control }: { context: BrowserContext; page: Page; control: CDPSession },
  origin: string,
): Promise<boolean> {
  await Promise.all(context.pages().flatMap((each) => (each === page ? [] : [each.close()])))
  // Storage of a window itself is out of reach from anywhere else.
  await page.evaluate(() => {
    if (location.protocol === 'http:') sessionStorage.clear()
    window.name = ''
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank', { waitUntil: 'commit' })
  page.removeAllListeners()
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' }),
    control.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    control.send('Page.resetNavigationHistory'),
  ])
  return true
}

/** Runs in the page before its own scripts. */
function noteEffects(): void {
  const own = globalThis
  const note = (name: string) => {
    const found: unknown = Reflect.get(own, '__noteEffect')
    if (typeof found === 'function') found(name)
  }
  const { clipboard } = navigator
  if (clipboard !== undefined) {
    clipboard.writeText = () => (note('clipboard'), Promise.resolve())
    clipboard.write = () => (note('clipboard'), Promise.resolve())
  }
  const execCommand = document.execCommand.bind(document)
  document.execCommand = (command: string, ...rest: [boolean?, string?]) => {
    if (command === 'copy' || command === 'cut') note('clipboard')
    return execCommand(command, ...rest)
  }
  // The window itself is seen when it is there, which may be a while after the press.
  const openByScript = globalThis.open.bind(globalThis)
  globalThis.open = (...rest) => (note('window'), openByScript(...rest))
  globalThis.print = () => note('print')
  navigator.share = () => (note('share'), Promise.resolve())
}
