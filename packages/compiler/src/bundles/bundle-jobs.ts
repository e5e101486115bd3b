// What the bundling process is asked to do, and what it answers. Plain data: it travels between processes.
import type { FileTree } from '@joinery/contract/files'

import type { AppRoutes } from '../project/find-routes.ts'

export interface AppSource {
  files: FileTree
  routes: AppRoutes
  /** Icons of lucide-react by component name → icon file; null when the app needs the whole package. */
  icons: Record<string, string> | null
}

export type BundleJob =
  | { kind: 'vendors'; version: string; dir: string }
  | { kind: 'server'; app: AppSource }
  | { kind: 'app'; app: AppSource; css: string }

export interface BundledCode {
  code: string
  map: string
}
export interface BundledApp {
  server: BundledCode
  /** Scripts and the style sheet, by file name. */
  files: Record<string, string>
}

export type BundleAnswer =
  | { kind: 'vendors' }
  | { kind: 'server'; server: BundledCode }
  | { kind: 'app'; app: BundledApp }
  | { kind: 'failed'; message: string; file?: string; start?: number }

/** What documents refer to; the renderer of app-kit takes the same shape. */
export interface DocumentAssets {
  script: string
  styles: string[]
  /** Scripts per route pattern, fetched ahead; the key `''` is for paths without a page. */
  preloads: Record<string, string[]>
}

export const assetBase = '/_joinery/assets/'
