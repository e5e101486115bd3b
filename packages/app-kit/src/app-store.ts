// Where the app is and what it shows there: one object per document, read by AppRoot, driven by links and the preview.
import { matchRoute } from '@joinery/contract/routes'
import { authPageAt } from '@joinery/contract/vocabulary/auth-pages'
import type { ComponentType, ReactNode } from 'react'
import { startTransition } from 'react'

export interface PageProps {
  data: unknown
  params: Record<string, string>
  searchParams: Record<string, string>
}
export interface Metadata {
  title?: string
  description?: string
  lang?: string
}
/** The exports of a page, layout, not-found or error module. Read at render time: the preview replaces what is inside. */
export interface ScreenModule<Props> {
  default?: ComponentType<Props>
  metadata?: Metadata
}
export type LayoutModule = ScreenModule<{ children: ReactNode; params: Record<string, string> }>
export interface ErrorProps {
  error: Error
  reset: () => void
}

/** What a place without a page of its own is drawn with. */
export interface FrameModules {
  layouts: LayoutModule[]
  notFound: ScreenModule<object> | null
  error: ScreenModule<ErrorProps> | null
}
export interface RouteModules extends FrameModules {
  page: ScreenModule<PageProps> | null
}
export interface AppRoute {
  pattern: string
  hasData: boolean
  load: () => Promise<RouteModules>
}
export interface AppDefinition {
  routes: readonly AppRoute[]
  /** Root layout, not-found and error of the app. */
  loadFrame: () => Promise<FrameModules>
}

export interface PageResult {
  status: number
  data: unknown
  redirect?: string
  error?: PageFault
}
export interface PageFault {
  message: string
  stack?: string
  file?: string
  line?: number
  column?: number
  frame?: string
}

export interface Screen {
  /** Changes with every navigation, not with a refresh. */
  visit: number
  pathname: string
  search: string
  pattern: string | null
  params: Record<string, string>
  status: number
  data: unknown
  modules: RouteModules
  /** Counts up when errors should be tried again. */
  attempt: number
}

/** The screen a path begins with; the modules of its route are loaded first. */
export async function openScreen(
  app: AppDefinition,
  place: { pathname: string; search: string },
  page: PageResult | null,
): Promise<Screen> {
  const match = matchRoute(
    app.routes.map((route) => route.pattern),
    place.pathname,
  )
  const route = app.routes.find((candidate) => candidate.pattern === match?.pattern)
  const modules = route === undefined ? { ...(await app.loadFrame()), page: null } : await route.load()
  return {
    visit: 0,
    pathname: place.pathname,
    search: place.search,
    pattern: match?.pattern ?? null,
    params: match?.params ?? {},
    status: route === undefined ? 404 : (page?.status ?? 200),
    data: page?.data ?? null,
    modules,
    attempt: 0,
  }
}

export interface AppStore {
  getScreen: () => Screen
  subscribe: (listener: () => void) => () => void
  navigate(href: string, options?: { replace?: boolean }): Promise<void>
  refresh(): Promise<void>
  /** Draws the present screen again; with `retry`, error boundaries forget what they caught. */
  redraw(options?: { retry?: boolean }): void
  /** Loads the modules of the present route again after the set of routes has changed. */
  reopen(): Promise<void>
  /** Called after each completed navigation. */
  onNavigated: ((path: string) => void) | null
  /** Called when `load` of a page failed and the server says how; it does so in previews only. */
  onPageError: ((error: PageFault) => void) | null
}

export function createAppStore(app: AppDefinition, initial: Screen): AppStore {
  let screen = initial
  let navigations = 0
  let refreshes = 0
  const listeners = new Set<() => void>()

  function show(next: Screen) {
    startTransition(() => {
      screen = next
      for (const listener of listeners) listener()
    })
  }

  async function go(url: URL, kind: 'push' | 'replace' | 'pop') {
    navigations += 1
    const own = navigations
    const route = routeOf(app, url.pathname)
    if (route === undefined && authPageAt(url.pathname) !== null) {
      // The ready-made pages of sign-in are documents of their own.
      location.assign(url)
      return
    }
    const [page] = await Promise.all([route?.hasData === true ? fetchPage(url) : null, route?.load()])
    if (own !== navigations) return
    if (page?.redirect !== undefined) {
      await go(new URL(page.redirect, location.href), 'replace')
      return
    }
    if (page?.error !== undefined) store.onPageError?.(page.error)
    const next = await openScreen(app, url, page)
    if (own !== navigations) return
    if (kind === 'push') history.pushState({ visit: own }, '', url)
    if (kind === 'replace') history.replaceState({ visit: own }, '', url)
    show({ ...next, visit: own })
    store.onNavigated?.(url.pathname + url.search)
  }

  const store: AppStore = {
    onNavigated: null,
    onPageError: null,
    getScreen: () => screen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async navigate(href, { replace = false } = {}) {
      const url = new URL(href, location.href)
      if (url.origin !== location.origin) {
        location.assign(url)
        return
      }
      try {
        await go(url, replace ? 'replace' : 'push')
      } catch {
        // A chunk of an older deployment or no network: the browser's own navigation tells the truth.
        location.assign(url)
      }
    },
    async refresh() {
      const { visit } = screen
      refreshes += 1
      const own = refreshes
      const page = routeOf(app, screen.pathname)?.hasData === true ? await fetchPage(new URL(location.href)) : null
      if (screen.visit !== visit || own !== refreshes) return
      if (page?.error !== undefined) store.onPageError?.(page.error)
      if (page?.redirect !== undefined) await store.navigate(page.redirect, { replace: true })
      // What could not be drawn with the old data is tried with the new.
      else if (page !== null) show({ ...screen, status: page.status, data: page.data, attempt: screen.attempt + 1 })
    },
    redraw({ retry = false } = {}) {
      show({ ...screen, attempt: screen.attempt + (retry ? 1 : 0) })
    },
    async reopen() {
      const { visit, pattern } = screen
      const route = routeOf(app, screen.pathname)
      const isSame = route?.pattern === pattern
      // A page that gained a `load` while it was open must not be drawn without its data.
      const gains = route?.hasData === true && (!isSame || screen.data === null)
      const page = gains ? await fetchPage(new URL(location.href)) : null
      const next = await openScreen(app, screen, page)
      if (screen.visit !== visit) return
      if (page?.error !== undefined) store.onPageError?.(page.error)
      if (page?.redirect !== undefined) return store.navigate(page.redirect, { replace: true })
      // Read now, not before the wait: a refresh meanwhile brought newer data.
      const { status, data } = screen
      show({ ...next, ...(page === null && isSame ? { status, data } : {}), visit, attempt: screen.attempt + 1 })
    },
  }
  followHistory(
    () => screen,
    (url) => go(url, 'pop'),
  )
  return store
}

/** Back and forward; a change of the hash alone is the browser's own business. */
function followHistory(getScreen: () => Screen, open: (url: URL) => Promise<void>) {
  if (typeof window === 'undefined') return
  window.addEventListener('popstate', () => {
    const url = new URL(location.href)
    const { pathname, search } = getScreen()
    if (url.pathname !== pathname || url.search !== search) open(url).catch(() => location.reload())
  })
}

function routeOf(app: AppDefinition, pathname: string): AppRoute | undefined {
  const patterns = app.routes.map((route) => route.pattern)
  const match = matchRoute(patterns, pathname)
  return app.routes.find((route) => route.pattern === match?.pattern)
}

async function fetchPage(url: URL): Promise<PageResult> {
  const path = encodeURIComponent(url.pathname + url.search)
  const response = await fetch(`/_joinery/data?path=${path}`, { headers: { accept: 'application/json' } })
  if (response.headers.get('content-type')?.includes('json') !== true) return { status: response.status, data: null }
  const page: PageResult = await response.json()
  return page
}

/** Metadata of a screen: the page's values win over its layouts', inner layouts' over outer ones'. */
export function metadataOf(screen: Screen): Metadata {
  const { layouts, page, notFound } = screen.modules
  const leaf = screen.status === 404 ? notFound : page
  const metadata: Metadata = Object.assign({}, ...layouts.map((layout) => layout.metadata), leaf?.metadata)
  return metadata
}
