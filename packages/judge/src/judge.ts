// What the judge offers: it opens an app in a real browser, uses it, and says what works.
import type { AcceptanceCheck, CheckKind, CheckResult, JudgeReport } from '@joinery/contract/checks'
import type { DatabaseTable } from '@joinery/contract/databases'
import type { Diagnostic, FileTree } from '@joinery/contract/files'

/** Reads the throw-away copy of the app's data; the judge never writes to it but through the app. */
export interface DataProbe {
  tables(): Promise<DatabaseTable[]>
  /** At most `limit` rows of the table, in a stable order, and how many there are. */
  rows(table: string, limit: number): Promise<{ rows: Record<string, unknown>[]; total: number }>
}

/** An app that runs on a copy of its data, reached through one unix socket. */
export interface AppUnderTest {
  /** For example `http://check-k7m2q9x4.localhost`. Only this origin is let through to the socket. */
  origin: string
  /** Unix socket that answers HTTP for that origin. */
  socketPath: string
  routes: readonly { pattern: string; hasServerData: boolean }[]
  files: FileTree
  /** What goes to browsers as text, for the search for secrets. */
  assets: readonly { path: string; text: string }[]
  /** What the compiler and the type check said. */
  diagnostics: readonly Diagnostic[]
  data: DataProbe | null
  /** Values that must never reach a browser. */
  secrets: readonly string[]
  /** Calls of the app's server code to the outside, recorded and not sent. */
  outsideCalls(): Promise<readonly { method: string; url: string }[]>
  /**
   * The same app once more, at the same origin, on rows as they were at first: each acceptance check starts from them.
   * Without it they all share one copy.
   */
  openAgain?(): Promise<OpenedAgain>
}

export interface OpenedAgain {
  socketPath: string
  data: DataProbe | null
  close(): Promise<void>
}

/** What the app was asked to be. Everything is optional: what nobody asked for is not checked. */
export interface Expectations {
  /** Asked colours as `#rrggbb`, and where. */
  colors: readonly { hex: string; on: 'background' | 'component' | 'anywhere' }[]
  /** Quoted words, names and prices that must be seen somewhere in the app. */
  words: readonly string[]
  /** True when each person may see only what is theirs. */
  isOwned: boolean
  /** True when people who are signed in are meant to see what others of them write: a board, a team's list. */
  isShared?: boolean
  acceptance: readonly AcceptanceCheck[]
}

export interface JudgeOptions {
  expectations: Expectations
  /** All when left out. The report has them in the order of `checkKinds`. */
  kinds?: readonly CheckKind[]
  /** The walk ends here and says so. Default 60 s. */
  maxMs?: number
  signal?: AbortSignal
  /** Told of every result as it comes; acceptance checks come early, while rows are as they were. */
  onResult?: (result: CheckResult) => void
  /** Told of bugs of the judge itself; what it was looking at then is skipped, never failed. */
  onProblem?: (error: unknown) => void
  /** Stores a picture and returns its content hash. */
  keepPicture: (bytes: Uint8Array) => Promise<string>
}

export interface Judgement {
  report: JudgeReport
  /** Walks that worked, ready to be kept as acceptance checks: ids are new. */
  learned: AcceptanceCheck[]
}

export interface LookOptions {
  /** Of the app, from the root; with search parameters where it has some. */
  path: string
  /** Of the window, in pixels. */
  width: number
  signal?: AbortSignal
}

/** What one look at one page showed. */
export interface SeenPage {
  /** After redirects. */
  path: string
  /** Null when there was no answer. */
  status: number | null
  title: string
  /** Roles, names, states and texts as a reader of screens hears them, a line for each. */
  tree: string
  /** Uncaught errors and what the console said. */
  errors: string[]
  failedRequests: { method: string; path: string; status: number | null }[]
  /** Hosts that it asked for something and that nobody lets it reach here. */
  refusedHosts: string[]
  /** By how many pixels it scrolls sideways, and what causes it. */
  sidewaysPx: number
  culprits: string[]
  /** Of the whole page, in pixels; the picture may end before. */
  height: number
  /** A JPEG of its top; null when there is none. */
  picture: { bytes: Uint8Array; width: number; height: number } | null
  noPictureBecause: 'secret' | null
  /** Set where the page stopped answering. */
  hungBecause: string | null
}

export interface Judge {
  /** Whether this machine can judge; tried once, which takes about two seconds. */
  availability(): Promise<{
    isAvailable: boolean
    /** False where Chromium runs without the wall, which only one's own machine may allow. */
    isWalled: boolean
    /** Why it cannot judge, or why it does so without the wall, and what the operator can do; else empty. */
    reason: string
  }>
  /** An app is about to be judged: a browser may start meanwhile. Never throws. */
  warmUp(): void
  /** Throws `JudgeUnavailable` where it cannot. What the app does wrong is in the report. */
  judge(app: AppUnderTest, options: JudgeOptions): Promise<Judgement>
  /** Opens one page of the app and says what is to be seen. Throws `JudgeUnavailable` where it cannot. */
  look(app: AppUnderTest, options: LookOptions): Promise<SeenPage>
  /** Ends every browser. */
  close(): Promise<void>
}

/** This machine cannot judge; the message says why and what to do. */
export class JudgeUnavailable extends Error {
  override name = 'JudgeUnavailable'
}
