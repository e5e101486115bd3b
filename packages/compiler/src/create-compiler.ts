// Puts the compiler together: child processes, catalogue, fonts.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Diagnostic, FileTree } from '@joinery/contract/files'

import { createAppBuilder } from './bundles/build-app.ts'
import { createBundleProcess } from './bundles/bundle-process.ts'
import type { Asset, Compiler, ServerBuild } from './compiler.ts'
import { createCompilePool } from './modules/compile-pool.ts'
import { openPreviewSession } from './preview/preview-session.ts'
import { checkTypes } from './project/check-types.ts'
import type { LinkedProject } from './project/link-project.ts'
import { loadProject } from './project/load-project.ts'
import { compileStyles, readStyleLibrary, styleKeyOf } from './styles/compile-styles.ts'
import { embeddedFontRules, readFontLibrary } from './styles/font-library.ts'
import { openVendorStore } from './vendors/vendor-store.ts'

/**
 * Starts the compiler's child processes and, in the background, the build of the catalogue when `cacheDir` has none yet.
 *
 * @param cacheDir survives restarts; may be deleted at any time while the program is stopped
 */
export async function createCompiler({ cacheDir }: { cacheDir: string }): Promise<Compiler> {
  const pool = createCompilePool()
  const serverBundles = createBundleProcess()
  const appBundles = createBundleProcess()
  const styles = await readStyleLibrary(await readFontLibrary())
  const vendors = openVendorStore({
    cacheDir,
    async build(target) {
      const builder = createBundleProcess()
      const answer = await builder.run({ kind: 'vendors', ...target })
      builder.close()
      if (answer.kind === 'failed') throw new Error(`The catalogue could not be built: ${answer.message}`)
    },
  })
  // Whoever needs the catalogue awaits it and hears of the failure there.
  vendors.catch(() => {})
  const builder = createAppBuilder({ serverBundles, appBundles, styles })

  async function load(files: FileTree): Promise<LinkedProject> {
    return loadProject({ pool, vendors: await vendors }, files)
  }

  const embedded = new Map<string, Promise<string>>()

  /** '' for a family that is not installed. */
  function embedFont(family: string): Promise<string> {
    const font = styles.fonts.find((each) => each.family === family || each.family === `${family} Variable`)
    if (font === undefined) return Promise.resolve('')
    const rules = embedded.get(font.family) ?? embeddedFontRules(font)
    embedded.set(font.family, rules)
    return rules
  }

  const styleDiagnostics = new Map<string, Diagnostic[]>()

  /** Most changes leave the style sheets alone, and compiling them is the longer half of a check. */
  async function checkStyles(files: FileTree): Promise<Diagnostic[]> {
    const key = createHash('sha256').update(styleKeyOf(files)).digest('base64url')
    const known = styleDiagnostics.get(key)
    if (known !== undefined) return known
    const { diagnostics } = await compileStyles(files, styles)
    styleDiagnostics.set(key, diagnostics)
    const [oldest] = styleDiagnostics.keys()
    if (oldest !== undefined && styleDiagnostics.size > 500) styleDiagnostics.delete(oldest)
    return diagnostics
  }

  return {
    async check(files): Promise<Diagnostic[]> {
      const [project, ofStyles] = await Promise.all([load(files), checkStyles(files)])
      return [...project.diagnostics, ...ofStyles]
    },
    checkTypes: (files) => checkTypes(files, join(cacheDir, 'types')),
    async openSession(files) {
      const store = await vendors
      const buildServer = (project: LinkedProject, tree: FileTree): Promise<ServerBuild> =>
        builder.buildServer(project, tree, store.manifest)
      return openPreviewSession({ pool, vendors: store, styles, buildServer }, files)
    },
    async buildApp({ files }) {
      const startedAt = performance.now()
      const project = await load(files)
      const { manifest } = await vendors
      const build = await builder.buildApp(project, files, manifest)
      return build.ok ? { ...build, durationMs: Math.round(performance.now() - startedAt) } : build
    },
    async readAsset(path) {
      if (path.startsWith('/_joinery/v/')) return (await vendors).readFile(path)
      const map = /^\/_joinery\/preview\/map\/(\w+)\.json$/.exec(path)?.[1]
      if (map !== undefined) return readMap(path, map)
      return readFont(path)
    },
    async embedFonts(families) {
      return (await Promise.all([...new Set(families)].map(embedFont))).join('')
    },
    close() {
      pool.close()
      serverBundles.close()
      appBundles.close()
      return Promise.resolve()
    },
  }

  function readMap(path: string, hash: string): Asset | null {
    const record = pool.find(hash)
    if (record === null) return null
    const bytes = Buffer.from(JSON.stringify({ source: record.source, mappings: record.mappings }))
    return { path, contentType: 'application/json', bytes }
  }

  async function readFont(path: string): Promise<Asset | null> {
    const [, id, version, file] = /^\/_joinery\/fonts\/([\w-]+)@([\w.-]+)\/([\w.-]+)$/.exec(path) ?? []
    const font = styles.fonts.find((candidate) => candidate.id === id && candidate.version === version)
    const face = font?.faces.find((candidate) => candidate.file === file)
    if (font === undefined || face === undefined) return null
    return { path, contentType: 'font/woff2', bytes: await readFile(join(font.folder, 'files', face.file)) }
  }
}
