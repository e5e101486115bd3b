// What compiling one source text yields; keyed by its content, so records are shared by all projects.
import { createHash } from 'node:crypto'

export interface ImportedName {
  /** `default`, `*` or the exported name. */
  name: string
  isType: boolean
}

export interface ModuleImport {
  specifier: string
  names: ImportedName[]
  /** UTF-16 offset of the specifier in the source. */
  start: number
  isDynamic: boolean
  isType: boolean
}

export interface ModuleProblem {
  message: string
  /** UTF-16 offset in the source; null when the compiler could not say where. */
  start: number | null
}

export interface ModuleRecord {
  /** sha-256 of extension and source. */
  hash: string
  source: string
  /** Body of a registry module; empty when there are problems. */
  code: string
  /** Mappings of the two steps from `code` back to the source; looked up one after the other. */
  mappings: [string, string]
  imports: ModuleImport[]
  exports: string[]
  /** Specifiers of `export * from`. */
  exportStars: string[]
  /** Class name candidates for Tailwind. */
  candidates: string[]
  problems: ModuleProblem[]
}

export type ModuleLanguage = 'jsx' | 'tsx' | 'ts' | 'json' | 'svg' | 'css'

/** The language of a file below `web/`; null for files that are no modules. `.js` may hold JSX. */
export function languageOf(path: string): ModuleLanguage | null {
  const extension = /\.([a-z]+)$/.exec(path)?.[1]
  if (extension === 'js' || extension === 'jsx' || extension === 'mjs') return 'jsx'
  if (extension === 'ts' || extension === 'tsx') return extension
  return extension === 'json' || extension === 'svg' || extension === 'css' ? extension : null
}

export interface ModuleSource {
  language: ModuleLanguage
  source: string
}

/** The key of a record. */
export function hashModule({ language, source }: ModuleSource): string {
  return createHash('sha256').update(language).update('\0').update(source).digest('hex').slice(0, 32)
}

export function emptyRecord(module: ModuleSource): ModuleRecord {
  return {
    hash: hashModule(module),
    source: module.source,
    code: '',
    mappings: ['', ''],
    imports: [],
    exports: [],
    exportStars: [],
    candidates: [],
    problems: [],
  }
}
