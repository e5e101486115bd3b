// One project kept compiled: documents for its viewers, updates for what changes.
import { randomUUID } from 'node:crypto'

import type { Diagnostic, FileChange, FileTree } from '@joinery/contract/files'
import { moduleNameOf } from '@joinery/contract/vocabulary/module-names'
import { compareModules } from '@joinery/contract/vocabulary/modules'
import type { PreviewRoute } from '@joinery/contract/preview'

import type { PreviewSession, PreviewUpdate, ServerBuild } from '../compiler.ts'
import type { CompilePool } from '../modules/compile-pool.ts'
import { findPage, isServerFile } from '../project/find-routes.ts'
import type { LinkedModule, LinkedProject } from '../project/link-project.ts'
import { reachable } from '../project/link-project.ts'
import { loadProject } from '../project/load-project.ts'
import type { AppStyles, StyleLibrary } from '../styles/compile-styles.ts'
import { compileStyles, styleKeyOf } from '../styles/compile-styles.ts'
import { fontUrl } from '../styles/font-library.ts'
import type { VendorStore } from '../vendors/vendor-store.ts'
import type { ClientGraph } from './client-graph.ts'
import { clientGraphOf } from './client-graph.ts'
import type { PreviewDocumentState, UpdatePayload } from './preview-state.ts'
import { renderPreviewDocument } from './render-document.ts'

export interface PreviewEngine {
  pool: CompilePool
  vendors: VendorStore
  styles: StyleLibrary
  buildServer(project: LinkedProject, files: FileTree): Promise<ServerBuild>
}

interface SessionState {
  files: FileTree
  project: LinkedProject
  graph: ClientGraph
  styles: AppStyles
  css: string
  icons: Record<string, unknown>
}

export async function openPreviewSession(engine: PreviewEngine, initial: FileTree): Promise<PreviewSession> {
  const session = randomUUID()
  const good = new Map<string, LinkedModule>()
  const listeners = new Set<(update: PreviewUpdate) => void>()
  let version = 1
  let state = await readState(engine, initial, good, null)
  let server: { key: string; build: Promise<ServerBuild> } | null = null
  // Updates come one after the other: each compares with the one before.
  let queue: Promise<unknown> = Promise.resolve()

  function apply(next: (files: FileTree) => FileTree): Promise<PreviewUpdate> {
    return enqueue(async () => {
      const before = state
      state = await readState(engine, next(before.files), good, before)
      return tell(compareStates(session, before, state))
    })
  }
  function enqueue(work: () => Promise<PreviewUpdate>): Promise<PreviewUpdate> {
    const done = queue.then(work)
    queue = done.catch(() => {})
    return done
  }
  function tell(payload: UpdatePayload): PreviewUpdate {
    version += 1
    const update: PreviewUpdate = { version, diagnostics: diagnosticsOf(state), payload }
    for (const listener of listeners) listener(update)
    return update
  }

  return {
    get routes() {
      return listRoutes(state.project)
    },
    get diagnostics() {
      return diagnosticsOf(state)
    },
    needsData: (pathname) => (findPage(state.project.routes, pathname)?.server ?? null) !== null,
    async renderDocument({ pathname, page, builderOrigin, variables = {} }) {
      const { graph, icons, css } = state
      const entries = engine.vendors.manifest.entries
      const document: PreviewDocumentState = {
        session,
        version,
        builderOrigin,
        modules: [...graph.modules.values()],
        routes: graph.routes,
        vendors: Object.fromEntries(Object.entries(entries).map(([key, { url }]) => [key, url])),
        icons,
        diagnostics: diagnosticsOf(state),
      }
      const route = findPage(state.project.routes, pathname)
      const html = renderPreviewDocument({ document, css, page, route, entries, variables })
      return { status: route === null ? 404 : (page?.status ?? 200), html }
    },
    update: (changes) => apply((files) => withChanges(files, changes)),
    replace: (files) => apply(() => files),
    reloadData() {
      void enqueue(() => Promise.resolve(tell({ ...nothingOf(session), isServerChanged: true })))
    },
    subscribe(listener) {
      listeners.add(listener)
      // A viewer that comes (back) learns at once which version is current.
      queueMicrotask(() => {
        if (listeners.has(listener))
          listener({ version, diagnostics: diagnosticsOf(state), payload: { ...nothingOf(session), isGreeting: true } })
      })
      return () => listeners.delete(listener)
    },
    buildServer() {
      const key = serverKey(state)
      if (server?.key !== key) server = { key, build: engine.buildServer(state.project, state.files) }
      return server.build
    },
    close() {
      listeners.clear()
    },
  }
}

async function readState(
  engine: PreviewEngine,
  files: FileTree,
  good: Map<string, LinkedModule>,
  before: SessionState | null,
): Promise<SessionState> {
  const project = await loadProject(engine, files)
  for (const path of good.keys()) if (!Object.hasOwn(files, path)) good.delete(path)
  for (const [path, linked] of project.modules) good.set(path, linked)
  const graph = clientGraphOf(project, good, engine.vendors.manifest)
  const hasSameSheets = before !== null && styleKeyOf(before.files) === styleKeyOf(files)
  const styles = hasSameSheets ? before.styles : await compileStyles(files, engine.styles)
  const css = styles.build([...graph.candidates], fontUrl)
  const icons = await engine.vendors.findIcons(graph.iconNames)
  return { files, project, graph, styles, css, icons }
}

function withChanges(files: FileTree, changes: readonly FileChange[]): FileTree {
  const next = { ...files }
  for (const { path, content } of changes) {
    if (content === null) delete next[path]
    else next[path] = content
  }
  return next
}

function compareStates(session: string, before: SessionState, after: SessionState): UpdatePayload {
  const modules = [...after.graph.modules.values()].filter((module) => {
    const old = before.graph.modules.get(module.path)
    // A module whose import now means another file must run again, too.
    return old?.hash !== module.hash || JSON.stringify(old.links) !== JSON.stringify(module.links)
  })
  const changed = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].filter(
    (path) => before.files[path] !== after.files[path],
  )
  const hasNewRoutes = JSON.stringify(before.graph.routes) !== JSON.stringify(after.graph.routes)
  return {
    session,
    isGreeting: false,
    modules,
    removed: [...before.graph.modules.keys()].filter((path) => !after.graph.modules.has(path)),
    routes: hasNewRoutes ? after.graph.routes : null,
    css: before.css === after.css ? null : after.css,
    icons: after.icons,
    isServerChanged: serverKey(before) !== serverKey(after),
    files: changed,
  }
}

function nothingOf(session: string): UpdatePayload {
  const nothing = { modules: [], removed: [], routes: null, css: null, icons: {}, isServerChanged: false, files: [] }
  return { session, isGreeting: false, ...nothing }
}

/** Hashes of all that the server bundle is made of. */
function serverKey({ project }: SessionState): string {
  const { routes, modules } = project
  const roots = [...routes.apis.map(({ file }) => file), ...routes.pages.flatMap(({ server }) => server ?? [])]
  const paths = [...reachable(roots, modules)].sort()
  return JSON.stringify(paths.map((path) => [path, modules.get(path)?.record.hash ?? null]))
}

function diagnosticsOf({ project, styles }: SessionState): Diagnostic[] {
  return [...project.diagnostics, ...styles.diagnostics]
}

function listRoutes({ routes }: LinkedProject): PreviewRoute[] {
  return routes.pages
    .filter(({ page }) => !isServerFile(page))
    .map(({ pattern, page }) => ({ path: pattern, name: moduleNameOf(page), file: page }))
    .sort((a, b) => Number(b.path === '/') - Number(a.path === '/') || compareModules(a.file, b.file))
}
