// What the preview page is told: in its document, and in the payload of each update. Shared with `client/`.
import type { Diagnostic } from '@joinery/contract/files'

export interface ClientModule {
  path: string
  /** Key of the module record, for source maps. */
  hash: string
  code: string
  /** Specifier → path. */
  links: Record<string, string>
  /** Specifier → key of a vendor module. */
  vendors: Record<string, string>
}

export interface ClientRoute {
  pattern: string
  hasData: boolean
  page: string
  layouts: string[]
}
export interface ClientRoutes {
  pages: ClientRoute[]
  rootLayout: string | null
  notFound: string | null
  error: string | null
}

export interface PreviewDocumentState {
  session: string
  version: number
  builderOrigin: string
  modules: ClientModule[]
  routes: ClientRoutes
  /** Vendor key → URL. */
  vendors: Record<string, string>
  /** Icon component name → icon data, for lucide-react. */
  icons: Record<string, unknown>
  diagnostics: Diagnostic[]
}

export interface UpdatePayload {
  session: string
  /** A greeting only names the current version; it carries no changes. */
  isGreeting: boolean
  modules: ClientModule[]
  removed: string[]
  /** Null where nothing changed. */
  routes: ClientRoutes | null
  css: string | null
  icons: Record<string, unknown>
  /** Page data must be fetched again. */
  isServerChanged: boolean
  /** Files of this update, for the builder. */
  files: string[]
}

/** What is left of lucide-react when an app uses named icons only. */
export const iconsKey = 'joinery:icons'
