// One walk through one app: hands out visitors, counts steps, keeps to the time, gathers pages once.
import type { AcceptanceCheck, CheckKind, CheckResult, CheckStep, Evidence } from '@joinery/contract/checks'
import { newId } from '@joinery/contract/ids'

import type { WalkBrowser } from '../browser/launch-browser.ts'
import type { AppUnderTest, Expectations, OpenedAgain } from '../judge.ts'
import {
  type AppSession,
  LimitReached,
  PageHung,
  type PageLook,
  type RequestFact,
  type Visitor,
  type VisitorOptions,
} from './app-session.ts'
import { failed, skipped } from './check-results.ts'
import { inOrder } from './in-order.ts'
import { requestPlainly } from './plain-request.ts'
import { findPages } from './site-map.ts'
import { slowness } from './slowness.ts'
import { createVisitor, type WatchedVisitor } from './visitor.ts'
import { createWindowShelf, type WindowShelf } from './window-shelf.ts'
import { valueWithin } from './within.ts'

export interface SessionInput {
  app: AppUnderTest
  expectations: Expectations
  kinds: ReadonlySet<CheckKind>
  /** The pages of the same app, found by an earlier walk; looked for when left out. */
  pages?: readonly PageLook[]
  /** A living browser that lets only this app through; asked for each visitor, as a browser may have to be replaced. */
  browser(): Promise<WalkBrowser>
  /** Lets the app through at another socket from now on. */
  serve(app: { origin: string; socketPath: string }): void
  /** Ends a browser that does not answer any more. */
  discardBrowser(): Promise<void>
  /** Milliseconds since the epoch. */
  deadline: number
  maxSteps: number
  signal: AbortSignal
  keepPicture: (bytes: Uint8Array) => Promise<string>
  /** A bug of the judge: what it was looking at is skipped. */
  onProblem?: (error: unknown) => void
}

export interface Walk {
  session: AppSession
  steps(): number
  /** Pages looked at so far. */
  pageCount(): number
  /** A page for each route, where another walk can rely on them: each answered well, on rows that nobody had changed. */
  soundPages(): readonly PageLook[] | null
  isCutShort(): boolean
  /** Kinds of checks that a limit broke off. */
  unfinished(): CheckKind[]
  learned(): AcceptanceCheck[]
  outsideRequests(): readonly RequestFact[]
  /** What to say of a check, or of its work on one page, that an error broke off. */
  resultOfBreak(error: unknown, kind: CheckKind, page: string | null): CheckResult
  /** Calls under way fail. */
  closeVisitors(): Promise<void>
  /** The same, for good: nobody can come any more. */
  end(): Promise<void>
}

const maxPictures = 40
const maxPictureBytes = 400_000
const maxLearned = 30
/** Three fill two cores: pages mostly wait to become quiet. */
const pagesAtOnce = 3
const arriveTimeoutMs = 15_000

export function startSession(input: SessionInput): Walk {
  const walk = new SessionWalk(input)
  return {
    session: walk,
    steps: () => walk.stepCount,
    pageCount: () => walk.looks.length,
    soundPages: () => walk.soundPages(),
    isCutShort: () => walk.isCutShort,
    unfinished: () => [...walk.unfinished],
    learned: () => walk.learnedChecks,
    outsideRequests: () => walk.outside,
    resultOfBreak: (error, kind, page) => walk.resultOfBreak(error, kind, page),
    closeVisitors: () => walk.closeVisitors(),
    end: () => walk.end(),
  }
}

class SessionWalk implements AppSession {
  app: AppUnderTest
  readonly expectations: Expectations
  readonly kinds: ReadonlySet<CheckKind>
  stepCount = 0
  isCutShort = false
  readonly unfinished = new Set<CheckKind>()
  looks: readonly PageLook[] = []
  readonly learnedChecks: AcceptanceCheck[] = []
  readonly outside: RequestFact[] = []
  readonly #input: SessionInput
  readonly #visitors = new Set<WatchedVisitor>()
  #pages: Promise<readonly PageLook[]> | null = null
  #hasFoundOriginals = false
  #pictures = 0
  #hasEnded = false
  #hasWritten = false
  #again: OpenedAgain | null = null
  #isRenewalExpected = false
  #next: Promise<OpenedAgain | null> | null = null
  readonly #shelf: WindowShelf

  constructor(input: SessionInput) {
    this.app = input.app
    this.expectations = input.expectations
    this.kinds = input.kinds
    this.#input = input
    this.#shelf = createWindowShelf(input.app.origin)
  }

  async newVisitor(options: VisitorOptions = {}): Promise<WatchedVisitor> {
    this.#checkTime()
    const visitor = await this.#createVisitor(options)
    // The time may be up by now, and all others gone.
    if (this.#hasEnded) await visitor.leave()
    this.#checkTime()
    return visitor
  }

  async #createVisitor(options: VisitorOptions): Promise<WatchedVisitor> {
    const { browser } = await this.#input.browser()
    const coming = createVisitor({
      browser,
      shelf: this.#shelf,
      origin: this.app.origin,
      options,
      countStep: () => this.step(),
      timeLeftMs: () => this.timeLeftMs(),
      picture: (bytes, width) => this.picture(bytes, width),
      onClose: (closing) => {
        this.#visitors.delete(closing)
        this.outside.push(...closing.facts().outsideRequests)
      },
      onWrite: () => {
        this.#hasWritten = true
        if (this.#isRenewalExpected) this.#next ??= this.#openNext()
      },
    })
    const visitor = await valueWithin(coming, arriveTimeoutMs * slowness(), null)
    if (visitor === null) {
      await this.#input.discardBrowser()
      throw new Error('The browser did not open a window.')
    }
    this.#visitors.add(visitor)
    return visitor
  }

  async withVisitor<T>(work: (visitor: Visitor) => Promise<T>, options: VisitorOptions = {}): Promise<T> {
    const visitor = await this.newVisitor(options)
    try {
      return await work(visitor)
    } catch (error) {
      if (visitor.hung !== null) throw visitor.hung
      if (this.timeLeftMs() === 0) throw this.#limit('The time is up.')
      throw error
    } finally {
      await visitor.close()
    }
  }

  async pages(): Promise<readonly PageLook[]> {
    if (this.#pages === null) {
      this.#hasFoundOriginals = !this.#hasWritten
      this.#pages = this.#input.pages === undefined ? findPages(this) : Promise.resolve(this.#input.pages)
    }
    this.looks = await this.#pages
    return this.looks
  }

  soundPages(): readonly PageLook[] | null {
    const isSound = this.looks.every(({ status, isHung }) => status !== null && status < 400 && !isHung)
    const isWhole = this.app.routes.every(({ pattern }) => this.looks.some((look) => look.pattern === pattern))
    return this.#hasFoundOriginals && isSound && isWhole ? this.looks : null
  }

  async eachPage(
    kind: CheckKind,
    work: (look: PageLook, visitor: Visitor) => Promise<CheckResult[]>,
    options: VisitorOptions & { isAlone?: boolean; isOpened?: boolean } = {},
  ): Promise<CheckResult[]> {
    const looks = (await this.pages()).filter((look) => !look.isHung && look.status !== null && look.status < 400)
    const { isAlone = false, isOpened = true, ...visitorOptions } = options
    const results = await inOrder(looks, isAlone ? 1 : pagesAtOnce, async (look) => {
      try {
        return await this.withVisitor(async (visitor) => {
          if (isOpened) await visitor.open(look.path)
          return work(look, visitor)
        }, visitorOptions)
      } catch (error) {
        return [this.resultOfBreak(error, kind, look.path)]
      }
    })
    return results.flat()
  }

  request(...[path, options = {}]: Parameters<AppSession['request']>): ReturnType<AppSession['request']> {
    this.#checkTime()
    return requestPlainly(this.app, path, options)
  }

  async picture(bytes: Uint8Array, width: number): Promise<Evidence | null> {
    if (this.#pictures >= maxPictures || bytes.length > maxPictureBytes) return null
    this.#pictures += 1
    return { type: 'screenshot', hash: await this.#input.keepPicture(bytes), width }
  }

  async renewRows(): Promise<void> {
    const { app } = this.#input
    this.#isRenewalExpected = false
    if (!this.#hasWritten || app.openAgain === undefined) return
    this.#checkTime()
    const next = await (this.#next ?? this.#openNext())
    this.#next = null
    // Rows that others changed are better than no look at all.
    if (next === null) return
    const before = this.#again
    this.#again = next
    this.app = { ...app, socketPath: next.socketPath, data: next.data }
    this.#hasWritten = false
    this.#input.serve(this.app)
    await before?.close()
  }

  expectRenewal(): void {
    this.#isRenewalExpected = this.#input.app.openAgain !== undefined
  }

  async #openNext(): Promise<OpenedAgain | null> {
    try {
      return (await this.#input.app.openAgain?.()) ?? null
    } catch (error) {
      this.#input.onProblem?.(error)
      return null
    }
  }

  learn(title: string, steps: readonly CheckStep[]): void {
    if (this.learnedChecks.length >= maxLearned || steps.length === 0 || steps.length > 60) return
    this.learnedChecks.push({ id: newId(), title: title.slice(0, 200), steps: [...steps] })
  }

  step(): void {
    this.#checkTime()
    this.stepCount += 1
    if (this.stepCount > this.#input.maxSteps) throw this.#limit('The walk used up its steps.')
  }

  timeLeftMs(): number {
    return this.#input.signal.aborted ? 0 : Math.max(0, this.#input.deadline - Date.now())
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    await this.closeVisitors()
    await this.#shelf.close()
    const [next, again] = [await this.#next, this.#again]
    await Promise.all([next?.close(), again?.close()])
  }

  async closeVisitors(): Promise<void> {
    await Promise.all([...this.#visitors].map((visitor) => visitor.leave()))
  }

  #checkTime(): void {
    if (this.timeLeftMs() === 0) throw this.#limit('The time is up.')
  }

  #limit(message: string): LimitReached {
    this.isCutShort = true
    return new LimitReached(message)
  }

  resultOfBreak(error: unknown, kind: CheckKind, page: string | null): CheckResult {
    if (error instanceof PageHung) {
      const { path } = error
      return failed({ kind, title: `The page ${path} answers`, page: path, detail: error.message })
    }
    const title = page === null ? `Everything about ${kind} was looked at` : `The page ${page} was looked at`
    if (error instanceof LimitReached || this.timeLeftMs() === 0) {
      this.isCutShort = true
      this.unfinished.add(kind)
      return skipped({ kind, title, page, detail: error instanceof LimitReached ? error.message : 'The time is up.' })
    }
    this.#input.onProblem?.(error)
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return skipped({ kind, title, page, detail: `The judge could not finish this: ${message}` })
  }
}
