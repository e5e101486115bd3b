// A person with a browser of their own: opens pages, is recorded, and notices when a page stops answering.
import type { Evidence } from '@joinery/contract/checks'
import type { Browser, BrowserContext, Page } from 'playwright-core'

import type { Facts, Mark, Opened, Visitor, VisitorOptions } from './app-session.ts'
import { LimitReached, PageHung } from './app-session.ts'
import { type BrowserWindow, sizeOf } from './browser-window.ts'
import { type Recorder, startRecorder } from './recorder.ts'
import { settle } from './settle.ts'
import { slowness } from './slowness.ts'
import type { WindowShelf } from './window-shelf.ts'
import { pause, valueWithin, within } from './within.ts'

export interface VisitorInput {
  browser: Browser
  shelf: WindowShelf
  origin: string
  options: VisitorOptions
  /** Counts a step of the walk. Throws `LimitReached`. */
  countStep(): void
  timeLeftMs(): number
  picture(bytes: Uint8Array, width: number): Promise<Evidence | null>
  onWrite(): void
  onClose(visitor: WatchedVisitor): void
}

const actionTimeoutMs = 4_000
const openTimeoutMs = 10_000
const settleMs = 1_500
const afterPressMs = 20
/** A page that does not answer a question for so long runs without end; on a busy machine it gets more time. */
const hungAfterMs = 6_000
const heartbeatMs = 2_000
const pictureTimeoutMs = 5_000
const maxEvidence = 30

/** `hung` is set when the page is gone: calls that were under way fail then, and this is the reason to tell. */
export type WatchedVisitor = Visitor & { readonly hung: PageHung | null; leave(): Promise<void> }

export async function createVisitor(input: VisitorInput): Promise<WatchedVisitor> {
  const window = await input.shelf.take(input.browser, input.options)
  window.context.setDefaultTimeout(actionTimeoutMs * slowness())
  window.context.setDefaultNavigationTimeout(openTimeoutMs * slowness())
  return new PageVisitor({ ...input, window })
}

class PageVisitor implements Visitor {
  readonly page: Page
  readonly context: BrowserContext
  hung: PageHung | null = null
  readonly #input: VisitorInput
  readonly #window: BrowserWindow
  readonly #recorder: Recorder
  #isClosed = false
  #isOpening = false

  constructor(input: VisitorInput & { window: BrowserWindow }) {
    const { window, origin } = input
    this.page = window.page
    this.context = window.context
    this.#window = window
    this.#input = input
    this.#recorder = startRecorder(window, origin, () => input.onWrite())
    this.page.on('crash', () => (this.hung ??= new PageHung(this.path(), 'crashed')))
    void this.#watch()
  }

  get isHung(): boolean {
    return this.hung !== null
  }

  async open(path: string): Promise<Opened> {
    if (this.#input.timeLeftMs() === 0) throw new LimitReached('The time is up.')
    this.step(`Open ${path}`)
    const { origin } = this.#input
    this.#isOpening = true
    try {
      const response = await this.page.goto(new URL(path, origin).href, { waitUntil: 'commit' })
      await this.page.waitForLoadState('load', { timeout: settleMs * 2 }).catch(() => {})
      this.#isOpening = false
      await this.#quieten(settleMs)
      return { status: response?.status() ?? null, path: this.path() }
    } catch (error) {
      if (this.hung !== null) throw this.hung
      if (this.page.isClosed()) throw error
      return { status: null, path: this.path() }
    } finally {
      this.#isOpening = false
    }
  }

  async settle(maxMs = settleMs): Promise<void> {
    // A timer or a request that a press sets off begins a moment later.
    await pause(afterPressMs)
    await this.#quieten(Math.min(maxMs, settleMs) - afterPressMs)
  }

  async #quieten(maxMs: number): Promise<void> {
    await settle(this.page, this.#recorder, maxMs)
    if (this.hung !== null) throw this.hung
  }

  step(text: string): void {
    this.#recorder.steps.push(text.slice(0, 300))
    this.#input.countStep()
  }

  mark(): Mark {
    return this.#recorder.mark()
  }

  facts(since?: Mark): Facts {
    return this.#recorder.since(since)
  }

  evidence(since?: Mark): Evidence[] {
    const facts = this.facts(since)
    const steps = this.#recorder.stepsSince(since).slice(-12)
    const errors = [...facts.pageErrors, ...facts.consoleErrors].slice(0, 8)
    return [
      ...steps.map((text): Evidence => ({ type: 'step', text })),
      ...errors.map((text): Evidence => ({ type: 'console', text })),
      ...facts.failedRequests
        .slice(0, 8)
        .map(({ method, path, status }): Evidence => ({ type: 'request', method, url: path, status })),
    ].slice(0, maxEvidence)
  }

  async screenshot(): Promise<Evidence | null> {
    const taking = this.page.screenshot({ type: 'webp', quality: 60, scale: 'css', animations: 'disabled' })
    const bytes = await valueWithin(taking, pictureTimeoutMs, null)
    // Checks of looks make the window narrower on the way.
    const { width } = this.page.viewportSize() ?? sizeOf(this.#input.options)
    return bytes === null ? null : this.#input.picture(bytes, width)
  }

  path(): string {
    const url = new URL(this.page.url())
    return url.origin === this.#input.origin ? url.pathname + url.search : url.href
  }

  /** The window is used again. */
  close(): Promise<void> {
    if (!this.#end()) return Promise.resolve()
    if (this.hung === null) this.#input.shelf.putBack(this.#window, this.#input.options)
    else void this.#window.close()
    return Promise.resolve()
  }

  /** The window is gone, and with it whatever still waits for it. */
  async leave(): Promise<void> {
    if (this.#end()) await this.#window.close()
  }

  #end(): boolean {
    if (this.#isClosed) return false
    this.#isClosed = true
    this.#input.onClose(this)
    this.#recorder.stop()
    return true
  }

  /** Asks the page now and then; when it does not answer, closes it, which ends every call that waits for it. */
  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      await pause(heartbeatMs)
      if (this.#isClosed || this.#isOpening) continue
      const path = this.path()
      const isAnswering = await within(this.page.evaluate('1'), hungAfterMs * slowness())
      if (isAnswering || this.#isClosed || this.#isOpening) continue
      this.hung = new PageHung(path)
      await within(this.page.close(), 2_000)
      return
    }
  }
}
