// Joins compiled modules to an app: which import is which file, what is missing, what may run in a browser.
import type { Diagnostic, FileTree } from '@joinery/contract/files'

import type { ModuleImport, ModuleRecord } from '../modules/module-record.ts'
import { languageOf } from '../modules/module-record.ts'
import { importablePackages } from '../vendors/catalogue.ts'
import type { VendorManifest } from '../vendors/vendor-manifest.ts'
import { checkConventions } from './check-conventions.ts'
import { diagnosticAt } from './diagnostics.ts'
import type { AppRoutes } from './find-routes.ts'
import { clientRoots, findRoutes, isServerFile } from './find-routes.ts'
import { resolveImport } from './resolve-import.ts'

export interface LinkedModule {
  path: string
  record: ModuleRecord
  /** Specifier → path, for imports of project files. */
  links: Record<string, string>
  /** Specifiers of packages. */
  packages: string[]
}

export interface LinkedProject {
  routes: AppRoutes
  /** Modules without a fault of their own, by path. */
  modules: Map<string, LinkedModule>
  diagnostics: Diagnostic[]
}

/** Files that are modules of the app, as opposed to notes, SQL and the mobile app. */
export function moduleFilesOf(files: FileTree): string[] {
  return Object.keys(files).filter((path) => /^(web|design)\//.test(path) && languageOf(path) !== null)
}

export function linkProject(
  files: FileTree,
  records: ReadonlyMap<string, ModuleRecord>,
  manifest: VendorManifest,
): LinkedProject {
  const routes = findRoutes(Object.keys(files))
  const modules = new Map<string, LinkedModule>()
  const diagnostics: Diagnostic[] = checkConventions(routes, records)
  for (const [path, record] of records) {
    const problems = record.problems.map((problem) => toDiagnostic(path, record, problem))
    const linked: LinkedModule = { path, record, links: {}, packages: [] }
    for (const found of record.imports) {
      const problem = linkImport({ files, records, manifest, linked, found })
      if (problem !== null) problems.push(at(linked, found, problem))
    }
    if (problems.length === 0) modules.set(path, linked)
    diagnostics.push(...problems)
  }
  // A browser must not get code that is written for the server.
  for (const path of reachable(clientRoots(routes), modules)) {
    const linked = modules.get(path)
    const problems =
      linked === undefined ? [] : linked.record.imports.flatMap((found) => refuseServerImport(linked, found))
    if (problems.length > 0) modules.delete(path)
    diagnostics.push(...problems)
  }
  return { routes, modules, diagnostics }
}

/** The roots and all they import, directly or not. */
export function reachable(roots: readonly string[], modules: ReadonlyMap<string, LinkedModule>): Set<string> {
  const seen = new Set<string>()
  const queue = [...roots]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    queue.push(...Object.values(modules.get(path)?.links ?? {}))
  }
  return seen
}

type Problem = Pick<Diagnostic, 'code' | 'message'>

function at(linked: LinkedModule, found: ModuleImport, problem: Problem): Diagnostic {
  return diagnosticAt({ ...problem, file: linked.path, source: linked.record.source, start: found.start })
}

function toDiagnostic(
  path: string,
  record: ModuleRecord,
  problem: { message: string; start: number | null },
): Diagnostic {
  return diagnosticAt({ code: 'compile.syntax', file: path, source: record.source, ...problem })
}

function linkImport(input: {
  files: FileTree
  records: ReadonlyMap<string, ModuleRecord>
  manifest: VendorManifest
  linked: LinkedModule
  found: ModuleImport
}): Problem | null {
  const { files, records, manifest, linked, found } = input
  const { specifier } = found
  const target = resolveImport(files, linked.path, specifier)
  if (target.kind === 'missing-file') {
    if (found.isType) return null
    return { code: 'compile.unresolved_import', message: `There is no file for the import "${specifier}".` }
  }
  if (target.kind === 'unknown-package') {
    if (found.isType) return null
    const message = `The package "${target.name}" is not available. An app can import ${importablePackages}.`
    return { code: 'compile.unknown_package', message }
  }
  if (target.kind === 'node') return null
  if (target.kind === 'package') {
    linked.packages.push(specifier)
    const exports = manifest.entries[specifier]?.exports
    return exports === undefined ? null : findMissingName(found, `"${specifier}"`, (name) => exports.includes(name))
  }
  if (target.path.endsWith('.module.css')) {
    return { code: 'compile.css_module', message: 'CSS modules are not available. Style with Tailwind classes.' }
  }
  const record = records.get(target.path)
  if (record === undefined) {
    return { code: 'compile.unresolved_import', message: `"${target.path}" cannot be imported.` }
  }
  linked.links[specifier] = target.path
  if (record.problems.length > 0) return null
  return findMissingName(found, target.path, (name) => exportsName(files, records, target.path, name, new Set()))
}

function findMissingName(found: ModuleImport, where: string, has: (name: string) => boolean): Problem | null {
  const missing = found.names.find(({ name, isType }) => !isType && name !== '*' && !has(name))
  if (missing === undefined) return null
  const message =
    missing.name === 'default' ? `${where} has no default export.` : `${where} does not export "${missing.name}".`
  return { code: 'compile.missing_export', message }
}

function exportsName(
  files: FileTree,
  records: ReadonlyMap<string, ModuleRecord>,
  path: string,
  name: string,
  seen: Set<string>,
): boolean {
  const record = records.get(path)
  // A broken module has a diagnostic of its own; its importers get none on top.
  if (record === undefined || record.problems.length > 0 || record.exports.includes(name)) return true
  if (name === 'default' || seen.has(path)) return false
  seen.add(path)
  return record.exportStars.some((specifier) => {
    const target = resolveImport(files, path, specifier)
    return target.kind !== 'file' || exportsName(files, records, target.path, name, seen)
  })
}

function refuseServerImport(linked: LinkedModule, found: ModuleImport): Diagnostic[] {
  const target = linked.links[found.specifier]
  const isServerOnly =
    found.specifier === '@joinery/app-kit/server' ||
    found.specifier.startsWith('node:') ||
    (target !== undefined && isServerFile(target))
  if (!isServerOnly || found.isType) return []
  const message = `"${found.specifier}" works on the server only. Load data in page.server.js beside the page, or call an API route.`
  return [at(linked, found, { code: 'compile.server_only_import', message })]
}
