// What the runtime offers: requests into sandboxed app processes that start on demand and die when idle.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { LogLevel } from '@joinery/contract/vocabulary/machines-and-logs'
import type { WebSocket } from 'ws'

/** One version of one app in one environment. */
export interface AppVersion {
  projectGroupId: string
  /** `development` serves previews, `main` the published app; decides which database `sql` reaches. */
  environment: DatabaseEnvironment
  /**
   * Set when the app runs on a throw-away copy of its data: in a process of its own, `sql` reaches the copy, and what
   * it asks of the outside is recorded and answered `{}` without being sent.
   */
  copyId?: string
  /** Hash of the server bundle. */
  version: string
  /** Folder that holds `app.js` (and `app.js.map`), readable by the supervisor. */
  bundleDir: string
  /** Environment variables of the app (decisions, "Environment variables given to a generated app"). */
  variables: Record<string, string>
}

export interface LoggedRequest {
  method: string
  /** Without what follows a question mark. */
  path: string
}

export interface LogLine {
  /** Unique; lines have no other order than that in which they are told. */
  id: string
  at: Date
  level: LogLevel
  message: string
  /** The visitor finds the same id in the answer's `x-request-id`. */
  requestId: string | null
  /** What was asked, as far as it is still known. */
  request: LoggedRequest | null
  /** `app` printed it; `runtime` is ours about the app. */
  source: 'app' | 'runtime'
}

/** Whose processes, logs and databases: an app in one environment, or a copy of it. */
export type AppName = Pick<AppVersion, 'projectGroupId' | 'environment' | 'copyId'>

/** A request of the app's server code to an outside host, which was not sent. */
export interface UnsentCall {
  method: string
  /** At most 500 characters. */
  url: string
}

/** `socket` is paused. It closes with 1006 when the app's process ends. */
export type OpenedSocket = { ok: true; socket: WebSocket } | { ok: false; answer: Response }

/** What the outer wall is on this machine (DESIGN section 7). */
export type WallState = { isWalled: true } | { isWalled: false; reason: string }

export interface Runtime {
  wall: WallState
  /**
   * Passes a request to the app, starting its process first when it sleeps. The body streams both ways.
   * A process that cannot start, is stuck or was killed answers 503 with a plain text reason, never an exception.
   */
  fetch(app: AppVersion, request: Request): Promise<Response>
  /**
   * Opens a WebSocket of the app, starting its process first when it sleeps. Messages wait until the socket is resumed.
   * What the app said instead, or why there is none, is a plain answer.
   *
   * @param protocols those that the visitor speaks, in the order of preference
   */
  openSocket(app: AppVersion, request: Request, protocols: readonly string[]): Promise<OpenedSocket>
  /** Newest log lines of an app, oldest first, at most 500. */
  readLogs(app: AppName): Promise<LogLine[]>
  /**
   * Yields the kept lines, which may be none, then new ones as they are written, until `signal` aborts. After a lost
   * connection it begins anew with what is kept: lines that came before come again, with the same ids.
   */
  watchLogs(app: AppName, signal: AbortSignal): AsyncIterable<LogLine[]>
  /** Turns places in the bundle of an app, as stacks of errors name them, into places in the app's own files. */
  mapStack(app: AppVersion, stack: string): string
  /** What an app with a `copyId` asked of the outside, oldest first, at most 100. */
  readOutsideCalls(app: AppName): Promise<UnsentCall[]>
  /**
   * Lets processes of an app finish their requests and ends them (unpublish, delete, database reset). With a version
   * that stays, the others are ended behind the caller's back, as they may have streams and sockets open for minutes.
   * Those of a copy end at once and do not start again, and what was recorded of them is forgotten.
   */
  retire(app: AppName & { exceptVersion?: string }): Promise<void>
  /** Ends every process; resolves when none is left. */
  stop(): Promise<void>
}

/** What a sandboxed app may ask of us over its own socket; handed in by the composition root. */
export interface GatewayHandlers {
  /** A process of this app is being started: what its first request needs may be got ready meanwhile. Never throws. */
  waking?(app: AppName): void
  /** Statements of one `sql` call or transaction, as the app's role in its own database. */
  sql(
    input: AppName & {
      statements: { text: string; params: unknown[] }[]
      /** Of a transaction. */
      isolation?: 'read committed' | 'repeatable read' | 'serializable'
    },
  ): Promise<
    | { ok: true; results: { rows: Record<string, unknown>[]; rowCount: number }[] }
    | { ok: false; code: string; message: string }
  >
}
