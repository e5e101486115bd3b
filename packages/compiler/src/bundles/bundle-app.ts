// Bundles of one app: the server side of a preview, and the whole of a published app. Runs in the bundling process.
import { createHash } from 'node:crypto'

import { transform as transformCss } from 'lightningcss'
import type { OutputChunk } from 'rolldown'
import { rolldown } from 'rolldown'

import { appFolder } from '../app-folder.ts'
import { appPlugin, entryId } from './app-plugin.ts'
import type { AppSource, BundledApp, BundledCode } from './bundle-jobs.ts'
import { assetBase } from './bundle-jobs.ts'
import { defineMode } from './define-mode.ts'
import { assetsPlaceholder, clientEntry, documentServerEntry, serverEntry } from './entry-sources.ts'

// Comments and source maps name files relative to here, so a bundle does not depend on where the program was started.
const cwd = import.meta.dirname

export function bundleServer(app: AppSource): Promise<BundledCode> {
  return bundleServerEntry(app, serverEntry(app.routes), 'development')
}

export async function bundleApp(app: AppSource, css: string): Promise<BundledApp> {
  // Side by side: the server's code has a placeholder for the names that the client's files get.
  const [chunks, server] = await Promise.all([
    bundleClient(app),
    bundleServerEntry(app, documentServerEntry(app.routes), 'production'),
  ])
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('The bundler made no entry.')
  const sheet = minifyCss(css)
  const preloads: Record<string, string[]> = { '': closureOf([entry], chunks) }
  for (const { pattern, page, layouts } of app.routes.pages) {
    const roots = [page, ...layouts].map((path) => appFolder + path)
    const first = chunks.filter((chunk) => chunk.moduleIds.some((id) => roots.includes(id)))
    preloads[pattern] = closureOf([entry, ...first], chunks)
  }
  const assets = { script: assetBase + entry.fileName, styles: [assetBase + sheet.name], preloads }
  const code = server.code.replace(assetsPlaceholder, () => JSON.stringify(assets))
  const files = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk.code]))
  return { server: { ...server, code }, files: { ...files, [sheet.name]: sheet.code } }
}

async function bundleClient(app: AppSource): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    cwd,
    input: { app: entryId },
    platform: 'browser',
    onLog: () => {},
    transform: transformFor('production'),
    plugins: [appPlugin(app, clientEntry(app.routes))],
  })
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      // React changes less often than the app: a republish leaves it in visitors' caches.
      codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
    })
    return output.filter((file) => file.type === 'chunk')
  } finally {
    await bundle.close()
  }
}

async function bundleServerEntry(
  app: AppSource,
  entry: string,
  mode: 'development' | 'production',
): Promise<BundledCode> {
  const bundle = await rolldown({
    cwd,
    input: { app: entryId },
    platform: 'neutral',
    onLog: () => {},
    external: [/^node:/],
    transform: transformFor(mode),
    plugins: [appPlugin(app, entry)],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemap: 'hidden' })
    const chunk = output.find((file) => file.type === 'chunk')
    if (chunk === undefined) throw new Error('The bundler made no code.')
    return { code: chunk.code, map: chunk.map?.toString() ?? '' }
  } finally {
    await bundle.close()
  }
}

function transformFor(mode: 'development' | 'production') {
  return {
    target: 'es2022',
    define: defineMode(mode),
    jsx: { runtime: 'automatic' as const, development: false },
  }
}

function minifyCss(css: string): { name: string; code: string } {
  const { code } = transformCss({ filename: 'app.css', code: Buffer.from(css), minify: true, errorRecovery: true })
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
  return { name: `app-${hash}.css`, code: Buffer.from(code).toString() }
}

/** URLs of chunks and all they import statically. */
function closureOf(roots: readonly OutputChunk[], chunks: readonly OutputChunk[]): string[] {
  const seen = new Set<string>()
  const queue = roots.map((chunk) => chunk.fileName)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    queue.push(...(chunks.find((chunk) => chunk.fileName === name)?.imports ?? []))
  }
  return [...seen].map((name) => assetBase + name).sort()
}
