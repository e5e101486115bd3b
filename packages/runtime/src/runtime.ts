// What the runtime offers: requests into sandboxed app processes that start on demand and die when idle.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/statuses'

/** One version of one app in one environment. */
export interface AppVersion {
  projectGroupId: string
  /** `development` serves previews, `main` the published app; decides which database `sql` reaches. */
  environment: DatabaseEnvironment
  /** Hash of the server bundle. */
  version: string
  /** Folder that holds `app.js` (and `app.js.map`), readable by the supervisor. */
  bundleDir: string
  /** Environment variables of the app (decisions, "Environment variables given to a generated app"). */
  variables: Record<string, string>
}

export interface LogLine {
  at: Date
  level: 'INFO' | 'WARN' | 'ERROR'
  message: string
  requestId: string | null
}

/** What the outer wall is on this machine (DESIGN section 7). */
export type WallState = { isWalled: true } | { isWalled: false; reason: string }

export interface Runtime {
  wall: WallState
  /**
   * Passes a request to the app, starting its process first when it sleeps. The body streams both ways.
   * A process that cannot start, is stuck or was killed answers 503 with a plain text reason, never an exception.
   */
  fetch(app: AppVersion, request: Request): Promise<Response>
  /** Newest log lines of an app, oldest first, at most 500. */
  readLogs(input: { projectGroupId: string; environment: DatabaseEnvironment }): Promise<LogLine[]>
  /** Lets processes of an app finish their requests and ends them (unpublish, delete, database reset). */
  retire(input: { projectGroupId: string; environment: DatabaseEnvironment; exceptVersion?: string }): Promise<void>
  /** Ends every process; resolves when none is left. */
  stop(): Promise<void>
}

/** What a sandboxed app may ask of us over its own socket; handed in by the composition root. */
export interface GatewayHandlers {
  /** A process of this app is being started: what its first request needs may be got ready meanwhile. Never throws. */
  waking?(app: { projectGroupId: string; environment: DatabaseEnvironment }): void
  /** Statements of one `sql` call or transaction, as the app's role in its own database. */
  sql(input: {
    projectGroupId: string
    environment: DatabaseEnvironment
    statements: { text: string; params: unknown[] }[]
  }): Promise<
    | { ok: true; results: { rows: Record<string, unknown>[]; rowCount: number }[] }
    | { ok: false; code: string; message: string }
  >
}
