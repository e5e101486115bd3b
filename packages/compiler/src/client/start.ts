// Puts the preview together: runs the app, applies updates, shows and reports errors.
import type { AppDefinition, AppStore, FrameModules } from '@joinery/app-kit/client'
import { mountApp } from '@joinery/app-kit/client'
import type { Diagnostic } from '@joinery/contract/files'
import { performReactRefresh } from 'react-refresh/runtime'

import type { PageData, PreviewUpdate } from '../compiler.ts'
import type { ClientRoutes, PreviewDocumentState, UpdatePayload } from '../preview/preview-state.ts'
import { connectBuilder } from './builder-link.ts'
import { createErrorReports, hasErrors } from './error-reports.ts'
import { openLiveSocket } from './live-socket.ts'
import type { Registry } from './registry.ts'
import { createRegistry } from './registry.ts'
import { watchValues } from './watch-values.ts'

export async function startPreview(): Promise<void> {
  const state: PreviewDocumentState = JSON.parse(readText('joinery-preview'))
  const page: PageData | null = JSON.parse(readText('joinery-data'))
  const registry = createRegistry(state)
  registry.addIcons(state.icons)
  let routes = state.routes
  let version = state.version
  let store: AppStore | null = null
  let pageErrors = 0

  const builder = connectBuilder(state.builderOrigin, (command) => {
    if (command.type === 'reload') location.reload()
    else void store?.navigate(command.path)
  })

  const reports = createErrorReports({ builder, isDrawn: () => store !== null })
  const { reportDiagnostics, reportFailure, reportError, startDrawing } = reports

  /** Updates that came while an earlier one was drawn are drawn together. */
  async function apply(updates: readonly PreviewUpdate[]) {
    const news: UpdatePayload[] = []
    for (const update of updates) {
      const payload = readPayload(update.payload)
      if (payload !== null && payload.session !== state.session) return location.reload()
      if (update.version <= version) continue
      const isNext = payload !== null && !payload.isGreeting && update.version === version + 1
      if (!isNext || store === null) return location.reload()
      version = update.version
      news.push(payload)
    }
    const diagnostics = updates.at(-1)?.diagnostics ?? []
    if (store === null || news.length === 0) return
    for (const { css, icons, modules, removed } of news) {
      if (css !== null) setStyles(css)
      registry.addIcons(icons)
      registry.replaceModules(modules, removed)
    }
    routes = news.findLast((payload) => payload.routes !== null)?.routes ?? routes
    startDrawing()
    // First, since it takes away what the builder shows of earlier errors.
    builder.post({ type: 'updated', files: [...new Set(news.flatMap(({ files }) => files))] })
    reportDiagnostics(diagnostics)
    try {
      await registry.rerun([...new Set(news.flatMap(({ modules }) => modules.map(({ path }) => path)))])
      await draw(store, { areRoutesNew: news.some((payload) => payload.routes !== null) })
    } catch (error) {
      // A module that does not compile has been reported as such.
      if (!hasErrors(diagnostics)) await reportError(error)
    }
    // Not waited for: a function that takes long must not hold back the next update.
    if (news.some(({ isServerChanged }) => isServerChanged)) refreshData(store, diagnostics).catch(reportError)
  }

  /** What the page threw because the data was not there yet is over when the data is. */
  async function refreshData(shown: AppStore, diagnostics: Diagnostic[]) {
    const before = pageErrors
    await shown.refresh()
    if (pageErrors !== before || hasErrors(diagnostics)) return
    startDrawing()
    reportDiagnostics(diagnostics)
  }

  window.addEventListener('error', (event) => void reportError(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => void reportError(event.reason))

  const app = defineApp(registry, () => routes)
  const onFailed = (error: unknown, componentStack?: string) => void reports.reportFailedScreen(error, componentStack)
  watchValues(onFailed)
  let mountFailure: { error: unknown } | null = null
  try {
    ;({ store } = await mountApp(app, { onFailed, onCaught: (error, stack) => void reportError(error, stack) }))
    store.onNavigated = (path) => {
      reports.leaveScreen()
      builder.post({ type: 'navigated', path })
    }
    store.onPageError = (error) => {
      pageErrors += 1
      reportFailure({ severity: 'error', code: 'runtime.error', ...error })
    }
  } catch (error) {
    mountFailure = { error }
  }
  builder.post({ type: 'ready', path: location.pathname + location.search })
  // Also when there are none: the builder may still show those of an earlier page.
  reportDiagnostics(state.diagnostics)
  if (mountFailure !== null && !hasErrors(state.diagnostics)) {
    await reports.reportFailedScreen(mountFailure.error)
  }
  if (page?.error !== undefined) reportFailure(page.error)

  const onUpdate = inTurn<PreviewUpdate>((updates) => apply(updates).catch(reportError))
  openLiveSocket({ onUpdate, onStale: () => void reloadIfStale(state.session, version) })
}

/** One after the other; what comes meanwhile is handed over together. */
function inTurn<Item>(handle: (items: readonly Item[]) => Promise<void>): (item: Item) => void {
  const waiting: Item[] = []
  let queue = Promise.resolve()
  return (item) => {
    waiting.push(item)
    queue = queue.then(() => handle(waiting.splice(0)))
  }
}

async function draw(store: AppStore, { areRoutesNew }: { areRoutesNew: boolean }): Promise<void> {
  // New routes first: a page that now has data is swapped in when the data is there.
  if (areRoutesNew) await store.reopen()
  performReactRefresh()
  if (!areRoutesNew) store.redraw({ retry: true })
}

function defineApp(registry: Registry, getRoutes: () => ClientRoutes): AppDefinition {
  async function loadFrame(layouts: readonly string[], page: string | null) {
    const { notFound, error } = getRoutes()
    const paths = [...layouts, page, notFound, error].filter((path) => path !== null)
    await registry.prepare(paths)
    const frame: FrameModules = {
      layouts: layouts.map((path) => registry.run(path)),
      notFound: notFound === null ? null : registry.run(notFound),
      error: error === null ? null : registry.run(error),
    }
    return { ...frame, page: page === null ? null : registry.run(page) }
  }
  return {
    get routes() {
      return getRoutes().pages.map(({ pattern, hasData, page, layouts }) => ({
        pattern,
        hasData,
        load: () => loadFrame(layouts, page),
      }))
    },
    loadFrame: () =>
      loadFrame(
        [getRoutes().rootLayout].filter((path) => path !== null),
        null,
      ),
  }
}

function readText(id: string): string {
  return document.getElementById(id)?.textContent ?? 'null'
}

function readPayload(payload: unknown): UpdatePayload | null {
  return isPayload(payload) ? payload : null
}

function isPayload(payload: unknown): payload is UpdatePayload {
  return typeof payload === 'object' && payload !== null && 'session' in payload
}

function setStyles(css: string) {
  const style = document.getElementById('joinery-css')
  if (style !== null) style.textContent = css
}

/** Asks for this page again and compares versions. */
async function reloadIfStale(session: string, version: number) {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const state: PreviewDocumentState | null = JSON.parse(fresh.getElementById('joinery-preview')?.textContent ?? 'null')
  if (state !== null && (state.session !== session || state.version !== version)) location.reload()
}
