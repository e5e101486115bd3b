// How a document comes alive in the browser: hydration in a published app, rendering in a preview.
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { AppErrorBoundary, AppRoot } from './app-root.tsx'
import type { AppDefinition, AppStore, PageResult } from './app-store.ts'
import { createAppStore, openScreen } from './app-store.ts'

export type { AppDefinition, AppRoute, AppStore, FrameModules, PageResult, RouteModules } from './app-store.ts'

/** Starts a published app: hydrates what the server rendered, or renders where it could not. */
export async function startApp(app: AppDefinition): Promise<void> {
  const { container, page } = readDocument()
  const store = createAppStore(app, await openScreen(app, location, page))
  if (container.hasChildNodes()) hydrateRoot(container, <AppRoot store={store} />)
  else createRoot(container).render(<AppRoot store={store} />)
}

/** Both are told the error and the components around the place where it was thrown. */
export interface MountListeners {
  /** The screen could not be drawn. */
  onFailed: (error: unknown, componentStack?: string) => void
  /** A boundary of the app's own caught it. */
  onCaught: (error: unknown, componentStack?: string) => void
}

/** Renders an app without server markup, with the error callbacks of the preview. */
export async function mountApp(
  app: AppDefinition,
  { onFailed, onCaught }: MountListeners,
): Promise<{ store: AppStore; root: Root }> {
  const { container, page } = readDocument()
  const store = createAppStore(app, await openScreen(app, location, page))
  const root = createRoot(container, {
    onUncaughtError: (error, { componentStack }) => onFailed(error, componentStack),
    onCaughtError: (error, { componentStack, errorBoundary }) =>
      errorBoundary instanceof AppErrorBoundary ? onFailed(error, componentStack) : onCaught(error, componentStack),
  })
  // No StrictMode: it would run effects twice, and the preview would behave unlike the published app.
  root.render(<AppRoot store={store} isPreview />)
  return { store, root }
}

function readDocument(): { container: HTMLElement; page: PageResult | null } {
  const container = document.getElementById('joinery-root')
  const data = document.getElementById('joinery-data')
  if (container === null) throw new Error('The document has no place for the app.')
  const page: PageResult | null = data === null ? null : JSON.parse(data.textContent)
  return { container, page }
}
