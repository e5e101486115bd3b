// Turns a linked project into a server bundle for previews, or into everything a published app consists of.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Diagnostic, FileTree } from '@joinery/contract/files'

import type { AppBuild, Asset, BuiltRoute, ServerBuild, ServerBundle } from '../compiler.ts'
import { clientGraphOf } from '../preview/client-graph.ts'
import type { LinkedProject } from '../project/link-project.ts'
import { reachable } from '../project/link-project.ts'
import type { StyleLibrary } from '../styles/compile-styles.ts'
import { compileStyles } from '../styles/compile-styles.ts'
import type { Font, FontFace } from '../styles/font-library.ts'
import type { VendorManifest } from '../vendors/vendor-manifest.ts'
import type { AppSource, BundledApp, BundledCode } from './bundle-jobs.ts'
import { assetBase } from './bundle-jobs.ts'
import type { BundleProcess } from './bundle-process.ts'

type TimelessBuild = { ok: true } & Omit<Extract<AppBuild, { ok: true }>, 'durationMs'>

export interface AppBuilder {
  buildServer(project: LinkedProject, files: FileTree, manifest: VendorManifest): Promise<ServerBuild>
  buildApp(
    project: LinkedProject,
    files: FileTree,
    manifest: VendorManifest,
  ): Promise<TimelessBuild | { ok: false; diagnostics: Diagnostic[] }>
}

export function createAppBuilder(engine: {
  serverBundles: BundleProcess
  appBundles: BundleProcess
  styles: StyleLibrary
}): AppBuilder {
  return {
    async buildServer(project, files, manifest) {
      const { routes, modules } = project
      const roots = [...routes.apis.map(({ file }) => file), ...routes.pages.flatMap(({ server }) => server ?? [])]
      const paths = reachable(roots, modules)
      const diagnostics = errorsOf(project.diagnostics).filter(({ file }) => file !== undefined && paths.has(file))
      if (diagnostics.length > 0) return { ok: false, diagnostics }
      const answer = await engine.serverBundles.run({ kind: 'server', app: sourceOf(project, files, manifest) })
      if (answer.kind === 'server') return { ok: true, bundle: toBundle(answer.server) }
      return { ok: false, diagnostics: [toDiagnostic(answer)] }
    },

    async buildApp(project, files, manifest) {
      const graph = clientGraphOf(project, project.modules, manifest)
      const styles = await compileStyles(files, engine.styles)
      const diagnostics = errorsOf([...project.diagnostics, ...styles.diagnostics])
      if (diagnostics.length > 0) return { ok: false, diagnostics }
      const css = styles.build([...graph.candidates], publishedFontUrl)
      const answer = await engine.appBundles.run({ kind: 'app', app: sourceOf(project, files, manifest), css })
      if (answer.kind !== 'app') return { ok: false, diagnostics: [toDiagnostic(answer)] }
      const assets = [...scriptAssets(answer.app), ...(await fontAssets(styles.usedFonts()))]
      const server = toBundle(answer.app.server)
      const routes = project.routes.pages.map(({ pattern, server: data }) => ({
        pattern,
        hasServerData: data !== null,
      }))
      return { ok: true, hash: hashBuild(assets, server, routes), assets, server, routes }
    },
  }
}

function errorsOf(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function toDiagnostic(answer: { kind: string; message?: string }): Diagnostic {
  return { severity: 'error', code: 'build.failed', message: answer.message ?? 'The build failed.' }
}

function sourceOf(project: LinkedProject, files: FileTree, manifest: VendorManifest): AppSource {
  const imports = [...project.modules.values()].flatMap(({ record }) => record.imports)
  const lucide = imports.filter(({ specifier }) => specifier === 'lucide-react')
  const names = lucide.flatMap((found) => found.names.map(({ name }) => name))
  const isWhole =
    lucide.some((found) => found.isDynamic || found.names.length === 0) ||
    names.includes('*') ||
    names.includes('icons')
  const icons = names.flatMap((name) => (manifest.icons[name] === undefined ? [] : [[name, manifest.icons[name]]]))
  return { files, routes: project.routes, icons: isWhole ? null : Object.fromEntries(icons) }
}

function toBundle({ code, map }: BundledCode): ServerBundle {
  return { hash: createHash('sha256').update(code).digest('hex'), code, map }
}

function scriptAssets({ files }: BundledApp): Asset[] {
  return Object.entries(files).map(([name, text]) => ({
    path: assetBase + name,
    contentType: name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    bytes: Buffer.from(text),
  }))
}

function publishedFontUrl(font: Font, face: FontFace): string {
  return `${assetBase}${font.version}-${face.file}`
}

function fontAssets(fonts: readonly Font[]): Promise<Asset[]> {
  const faces = fonts.flatMap((font) => font.faces.map((face) => ({ font, face })))
  return Promise.all(
    faces.map(async ({ font, face }) => ({
      path: publishedFontUrl(font, face),
      contentType: 'font/woff2',
      bytes: await readFile(join(font.folder, 'files', face.file)),
    })),
  )
}

/** The same app gives the same hash: asset names carry the hashes of their content. */
function hashBuild(assets: readonly Asset[], server: ServerBundle, routes: readonly BuiltRoute[]): string {
  const parts = [server.hash, JSON.stringify(routes), ...assets.map(({ path }) => path).sort()]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
