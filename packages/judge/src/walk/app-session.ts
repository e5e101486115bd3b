// What a check works with: the app, visitors in isolated browsers, the pages found, and the limits of the walk.
import type { CheckKind, CheckResult, CheckStep, Evidence } from '@joinery/contract/checks'
import type { BrowserContext, Page } from 'playwright-core'

import type { AppUnderTest, Expectations } from '../judge.ts'

/** One file per check; the table of all is `checks/all-checks.ts`. */
export interface Check {
  kind: CheckKind
  /** True: the next check finds rows as they were at first. */
  isUndone?: boolean
  /**
   * Results in a fixed order. What the app got wrong is a failed result; `LimitReached` and `PageHung` may pass
   * through: the engine turns them into a skipped or a failed result and goes on.
   */
  run(session: AppSession): Promise<CheckResult[]>
}

export interface AppSession {
  /** Another object after `renewRows`: read it when it is needed. */
  readonly app: AppUnderTest
  readonly expectations: Expectations
  /** What this walk looks at: what only others would ask about needs no measuring. */
  readonly kinds: ReadonlySet<CheckKind>
  /** A browser context of its own: no cookies, no storage, nothing in common with other visitors but the app's data. */
  newVisitor(options?: VisitorOptions): Promise<Visitor>
  /**
   * Runs the work with a fresh visitor and closes it. When the page stops answering, the work is broken off and
   * `PageHung` is thrown, also out of calls that would never return.
   */
  withVisitor<T>(work: (visitor: Visitor) => Promise<T>, options?: VisitorOptions): Promise<T>
  /**
   * The pages of the app: routes without parameters, and one concrete page for each dynamic route that own links lead
   * to. Each was opened once at 1280 × 800; found once, shared by all checks.
   */
  pages(): Promise<readonly PageLook[]>
  /**
   * `work` for every page that answers, each with a fresh visitor that has it open already (unless `isOpened` is
   * false); results in the order of pages. Three pages at a time, unless `isAlone`: say so when the work writes data.
   * A page that stops answering gives one failed result and the others go on.
   */
  eachPage(
    kind: CheckKind,
    work: (look: PageLook, visitor: Visitor) => Promise<CheckResult[]>,
    options?: VisitorOptions & { isAlone?: boolean; isOpened?: boolean },
  ): Promise<CheckResult[]>
  /** Plain HTTP to the app, without a browser; redirects are not followed. */
  request(path: string, options?: PlainRequest): Promise<PlainAnswer>
  /** Keeps a picture and returns it as evidence; null once this walk has kept enough of them. */
  picture(bytes: Uint8Array, width: number): Promise<Evidence | null>
  /**
   * When a visitor has written since the app was opened: opens it anew, on rows as they were at first. For visitors who
   * come later; whoever is there should leave before. Does nothing where the app cannot be opened again.
   */
  renewRows(): Promise<void>
  /** Rows will be renewed soon: once a visitor writes, the next ones are got ready while he goes on. */
  expectRenewal(): void
  /** A walk that worked, to be kept as an acceptance check. */
  learn(title: string, steps: readonly CheckStep[]): void
  /** Counts one step of the walk without a visitor. Throws `LimitReached`. */
  step(): void
  /** Until the walk must end; never negative. */
  timeLeftMs(): number
}

export interface VisitorOptions {
  width?: number
  height?: number
  /** True: the page's own scripts do not run. */
  isScriptless?: boolean
}

/** What one page showed when it was opened. */
export interface PageLook {
  /** With search parameters, if a link had any; never with a fragment. */
  path: string
  /** As in `AppUnderTest.routes`; null when no route fits. */
  pattern: string | null
  /** Null when there was no answer. */
  status: number | null
  /** Where a redirect led; else the same as `path`. */
  finalPath: string
  title: string
  /** As the server sent it. */
  serverHtml: string
  /** Visible text after scripts ran. */
  text: string
  /** Every `a[href]`, in document order. */
  links: readonly PageLink[]
  facts: Facts
  /** True when the page stopped answering; checks leave it out. */
  isHung: boolean
}

export interface PageLink {
  /** As written. */
  href: string
  /** Resolved against the page. */
  url: string
  isOwn: boolean
  /** Accessible name, or the next best. */
  name: string
}

/** A person with a browser. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a path of the app and lets it settle. */
  open(path: string): Promise<Opened>
  /** Waits until no request is under way and the document is quiet; at most `maxMs` (1500). */
  settle(maxMs?: number): Promise<void>
  /** Records what is done, counts it, lets other work run. Throws `LimitReached`. */
  step(text: string): void
  /** A point in time to ask from. */
  mark(): Mark
  /** What happened since the mark, or since the visitor came. */
  facts(since?: Mark): Facts
  /** Steps, console errors and failed own requests since the mark, as evidence; at most 30 pieces. */
  evidence(since?: Mark): Evidence[]
  /** A picture of what is in the window; null when it cannot be taken or enough were kept. */
  screenshot(): Promise<Evidence | null>
  /** Path and search of the page, as the address bar shows it. */
  path(): string
  readonly isHung: boolean
  close(): Promise<void>
}

export interface Opened {
  /** Null when there was no answer. */
  status: number | null
  /** Path after redirects. */
  path: string
}

export interface Mark {
  readonly at: Readonly<Record<keyof Facts | 'steps', number>>
}

/** What a recorder saw, in order. */
export interface Facts {
  /** Uncaught errors and rejections of the page. */
  pageErrors: readonly string[]
  /** `console.error` and what the browser itself complains about, without what refused outside calls cause. */
  consoleErrors: readonly string[]
  requests: readonly RequestFact[]
  /** Own requests with 4xx, 5xx or no answer; not those that the page broke off itself. */
  failedRequests: readonly RequestFact[]
  /** To other origins: refused. */
  outsideRequests: readonly RequestFact[]
  /** Every dialog is accepted; a prompt gets its default or "Judge". */
  dialogs: readonly { type: string; message: string }[]
  downloads: readonly { name: string }[]
  /** New windows; they are closed at once. */
  popups: readonly { url: string }[]
  /** Paths the main frame went to, by loading or by history. */
  navigations: readonly string[]
  /** `clipboard`, `print`, `share`, `window`, `file` (a file is asked for): things a button may do that leave no other trace, or a late one. */
  effects: readonly string[]
}

export interface RequestFact {
  method: string
  url: string
  /** Path and search for own requests, else the whole address. */
  path: string
  isOwn: boolean
  /** As the browser names it: document, fetch, xhr, image, script, stylesheet, font … */
  resourceType: string
  /** Null while it runs or when it failed. */
  status: number | null
  failure: string | null
  body: string | null
}

export interface PlainRequest {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface PlainAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** The walk used up its time or its steps; nothing more is tried. */
export class LimitReached extends Error {
  override name = 'LimitReached'
}

/** A page stopped answering (for example an endless loop) or took all memory; its browser tab is gone. */
export class PageHung extends Error {
  override name = 'PageHung'
  readonly path: string

  constructor(path: string, reason: 'hung' | 'crashed' = 'hung') {
    const words = { hung: 'stopped answering: a script on it runs without end', crashed: 'crashed its browser tab' }
    super(`The page ${path} ${words[reason]}.`)
    this.path = path
  }
}
