// What the compiler offers: checking, live preview sessions, publish builds. Implementations never run the app's code.
import type { Diagnostic, FileChange, FileTree } from '@joinery/contract/files'
import type { PreviewRoute } from '@joinery/contract/preview'

/** The server side of an app as one ES module: `export default { fetch(request, env, ctx) }`, run in the sandbox. */
export interface ServerBundle {
  /** sha-256 of code; the version key of a sandbox process. */
  hash: string
  code: string
  /** Source map of `code`, kept outside the sandbox. */
  map: string
}

export type ServerBuild = { ok: true; bundle: ServerBundle } | { ok: false; diagnostics: Diagnostic[] }

/** A file that may be served as it is, from a content-addressed address. */
export interface Asset {
  /** URL path, for example `/_joinery/assets/page-3fa2.js`. */
  path: string
  contentType: string
  bytes: Uint8Array
}

/** A page of a published app. */
export interface BuiltRoute {
  /** For example `/notes/[id]`. */
  pattern: string
  /** True when a `page.server` or a layout.server supplies data: rendered per request. False: prerendered once. */
  hasServerData: boolean
}

export type AppBuild =
  | { ok: true; hash: string; assets: Asset[]; server: ServerBundle; routes: BuiltRoute[]; durationMs: number }
  | { ok: false; diagnostics: Diagnostic[] }

/** What a preview page needs to bring itself up to date; sent over its live socket as JSON. */
export interface PreviewUpdate {
  version: number
  diagnostics: Diagnostic[]
  /** Opaque to everybody but the preview client. */
  payload: unknown
}

/** The page data a preview document starts with: what `load` of page.server returned, or the error it threw. */
export type PageData = { status: number; data: unknown; error?: Diagnostic }

/** One project's modules, compiled and kept ready. Many viewers share one session. */
export interface PreviewSession {
  readonly routes: PreviewRoute[]
  readonly diagnostics: Diagnostic[]
  /** True when a `page.server` file answers for this path, so that the host must ask the sandbox for data first. */
  needsData(pathname: string): boolean
  /** The HTML document for a path; a compile error becomes a document with the overlay, never an exception. */
  renderDocument(input: {
    pathname: string
    page: PageData | null
    builderOrigin: string
    /** Variables that pages may read. */
    variables?: Readonly<Record<string, string>>
  }): Promise<{ status: number; html: string }>
  /** Recompiles what changed and tells subscribers. A broken module leaves the last good one running in open pages. */
  update(changes: FileChange[]): Promise<PreviewUpdate>
  /** Replaces the whole tree (restore, new head); sends only what differs. */
  replace(files: FileTree): Promise<PreviewUpdate>
  /** The rows changed, not the code: open pages load their data again. */
  reloadData(): void
  subscribe(listener: (update: PreviewUpdate) => void): () => void
  /** Server functions and page.server files for the sandbox; built once per content. */
  buildServer(): Promise<ServerBuild>
  close(): void
}

export interface Compiler {
  /** Compiles every module of the tree; an empty list means that it all compiles and every import resolves. */
  check(files: FileTree): Promise<Diagnostic[]>
  /** What TypeScript says of the app's .ts and .tsx files; about a second, nothing for apps without them. */
  checkTypes(files: FileTree): Promise<Diagnostic[]>
  openSession(files: FileTree): Promise<PreviewSession>
  buildApp(input: { files: FileTree }): Promise<AppBuild>
  /** Vendor modules, the preview client, fonts: everything under `/_joinery/` that is the same for all projects. */
  readAsset(path: string): Promise<Asset | null>
  /** `@font-face` rules of these families with their Latin letters in them, for a page that belongs to no bundle. */
  embedFonts(families: readonly string[]): Promise<string>
  close(): Promise<void>
}
