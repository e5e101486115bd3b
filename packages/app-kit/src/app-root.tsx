// Draws the present screen: layouts around the page, with an error boundary and the not-found page.
import { assertRenderable, isRenderable } from '@joinery/contract/vocabulary/preview-value'
import type { ComponentType, ReactNode } from 'react'
import { Component, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

import type { AppStore, ErrorProps, Screen, ScreenModule } from './app-store.ts'
import { metadataOf } from './app-store.ts'
import { FailedScreen, MissingScreen } from './fallback-screens.tsx'
import type { Router } from './router.ts'
import { RouterContext } from './router.ts'
import { readSearchParams } from './search-params.ts'

export interface AppRootProps {
  store: AppStore
  /** In a preview nothing is drawn in place of a screen that fails, unless the app has an error page of its own. */
  isPreview?: boolean
}

export function AppRoot({ store, isPreview = false }: AppRootProps) {
  const screen = useSyncExternalStore(store.subscribe, store.getScreen, store.getScreen)
  const router = useMemo(() => routerOf(store, screen), [store, screen])
  useDocument(screen)

  return (
    <RouterContext value={router}>
      <AppErrorBoundary attempt={attemptOf(screen)} module={screen.modules.error} isBlank={isPreview}>
        {withLayouts(screen, { isPreview, page: <ScreenContent screen={screen} router={router} /> })}
      </AppErrorBoundary>
    </RouterContext>
  )
}

function withLayouts(screen: Screen, { isPreview, page }: { isPreview: boolean; page: ReactNode }): ReactNode {
  const { error } = screen.modules
  // Without it a failing page takes its layouts along: the preview renders nothing (specification 8).
  const inner =
    isPreview && error === null ? (
      page
    ) : (
      <AppErrorBoundary attempt={attemptOf(screen)} module={error} isBlank={isPreview}>
        {page}
      </AppErrorBoundary>
    )
  return screen.modules.layouts.reduceRight<ReactNode>((children, { default: Layout }) => {
    return Layout === undefined ? children : <Layout params={screen.params}>{children}</Layout>
  }, inner)
}

function ScreenContent({ screen, router }: { screen: Screen; router: Router }) {
  const { page, notFound, error } = screen.modules
  if (screen.status === 404) {
    const NotFound = notFound?.default ?? MissingScreen
    return <NotFound />
  }
  if (screen.status >= 500) {
    const Failed = error?.default ?? FailedScreen
    return (
      <Failed error={new Error('The data of this page could not be loaded.')} reset={() => void router.refresh()} />
    )
  }
  const Page = page?.default
  if (Page === undefined) return null
  const place = `${screen.pattern} ${JSON.stringify(screen.params)}`
  if (!isComponent(Page)) {
    // The app exports a value in place of a component: what can be drawn is drawn.
    const value: unknown = Page
    assertRenderable(value)
    return isNode(value) ? value : null
  }
  return <Page key={place} data={screen.data} params={screen.params} searchParams={router.searchParams} />
}

function isNode(value: unknown): value is ReactNode {
  return isRenderable(value)
}

/** Told at run time, because nobody checks the types of generated code. */
function isComponent<Props>(value: ComponentType<Props>): boolean {
  const given: unknown = value
  return (
    typeof given === 'function' ||
    (typeof given === 'object' && given !== null && '$$typeof' in given && !isRenderable(given))
  )
}

/** Changes when errors should be forgotten. */
function attemptOf(screen: Screen): string {
  return `${screen.visit}.${screen.attempt}`
}

function routerOf(store: AppStore, screen: Screen): Router {
  return {
    pathname: screen.pathname,
    params: screen.params,
    searchParams: readSearchParams(screen.search),
    navigate: (href, options) => void store.navigate(href, options),
    refresh: () => store.refresh(),
    back: () => history.back(),
  }
}

/** Title, description, language, and after a navigation the scroll position and the focus. */
function useDocument(screen: Screen) {
  const { title, description, lang } = metadataOf(screen)
  useEffect(() => {
    if (title !== undefined) document.title = title
    if (description !== undefined) setDescription(description)
    document.documentElement.lang = lang ?? 'en'
  }, [title, description, lang])

  const shown = useRef(screen.visit)
  useEffect(() => {
    if (shown.current === screen.visit) return
    shown.current = screen.visit
    const target = location.hash === '' ? null : document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
    if (target === null) window.scrollTo(0, 0)
    else target.scrollIntoView()
    // A reader of the screen hears the new page; the attribute makes a heading focusable without a tab stop.
    const start = document.querySelector<HTMLElement>('main, h1')
    start?.setAttribute('tabindex', '-1')
    start?.focus({ preventScroll: true })
  }, [screen.visit])
}

function setDescription(text: string) {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (meta === null) {
    meta = document.createElement('meta')
    meta.name = 'description'
    document.head.append(meta)
  }
  meta.content = text
}

interface BoundaryProps {
  /** A new value forgets the caught error and keeps the state of what stands. */
  attempt: string
  module: ScreenModule<ErrorProps> | null
  /** Draws nothing when the app has no error page of its own. */
  isBlank: boolean
  children: ReactNode
}
interface BoundaryState {
  error: Error | null
  attempt: string
}

/** Where errors end that no boundary of the app catches. */
export class AppErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, attempt: this.props.attempt }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.attempt === state.attempt ? null : { error: null, attempt: props.attempt }
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    const Own = this.props.module?.default
    if (Own === undefined && this.props.isBlank) return null
    const Failed = Own ?? FailedScreen
    return <Failed error={this.state.error} reset={() => this.setState({ error: null })} />
  }
}
