// Bundles the catalogue for previews, once per catalogue version, in a process of its own (it takes much memory).
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'

import type { OutputChunk } from 'rolldown'
import { rolldown } from 'rolldown'

import { defineMode } from '../bundles/define-mode.ts'
import { catalogue } from './catalogue.ts'
import type { VendorEntry, VendorManifest } from './vendor-manifest.ts'
import { iconCoreKey, previewClientKey } from './vendor-manifest.ts'

const require = createRequire(import.meta.url)
const here = fileURLToPath(import.meta.url)
const prefix = '\0joinery-entry:'

/** Builds into `dir` (made whole or not at all). */
export async function buildVendors({ version, dir }: { version: string; dir: string }): Promise<void> {
  const icons = await readIcons()
  const sources = await entrySources(icons)
  const bundle = await rolldown({
    input: Object.fromEntries(Object.keys(sources).map((specifier) => [fileNameOf(specifier), prefix + specifier])),
    platform: 'browser',
    onLog: () => {},
    transform: {
      target: 'es2022',
      define: defineMode('development'),
      jsx: { runtime: 'automatic', development: false },
    },
    plugins: [
      {
        name: 'joinery-entries',
        resolveId: (source, importer) => {
          if (source.startsWith(prefix)) return source
          return importer?.startsWith(prefix) === true ? { id: resolveFromHere(source) } : null
        },
        load: (id) => (id.startsWith(prefix) ? (sources[id.slice(prefix.length)] ?? null) : null),
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundle.close()

  const chunks = output.filter((file) => file.type === 'chunk')
  const manifest: VendorManifest = { version, icons: icons.names, entries: {} }
  for (const specifier of Object.keys(sources)) {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === fileNameOf(specifier))
    if (chunk !== undefined) manifest.entries[specifier] = describeEntry(version, chunk, chunks)
  }
  const temporary = `${dir}.${process.pid}`
  for (const chunk of chunks) {
    const path = join(temporary, 'files', chunk.fileName)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, chunk.code)
  }
  await writeFile(join(temporary, 'icons.json'), JSON.stringify(icons.data))
  await writeFile(join(temporary, 'manifest.json'), JSON.stringify(manifest))
  // Another process may have been faster; its result is the same.
  await rename(temporary, dir).catch(() => rm(temporary, { recursive: true, force: true }))
}

function fileNameOf(specifier: string): string {
  return specifier.replace(/^[@\0]/, '').replaceAll(/[/:]/g, '-')
}

function resolveFromHere(source: string): string {
  return source.startsWith('/') ? source : fileURLToPath(import.meta.resolve(source))
}

async function entrySources(icons: IconSet): Promise<Record<string, string>> {
  const sources: Record<string, string> = {}
  for (const { specifier, isCommonJs, hasDefault, side } of catalogue) {
    if (side === 'server') continue
    const name = JSON.stringify(specifier === 'lucide-react' ? icons.barrel : specifier)
    sources[specifier] = isCommonJs
      ? commonJsEntry(specifier, hasDefault)
      : `export * from ${name};${hasDefault ? `export { default } from ${name};` : ''}`
  }
  sources[iconCoreKey] = icons.core.join('\n')
  sources[previewClientKey] = `import ${JSON.stringify(join(dirname(here), '../client/main.ts'))};`
  return sources
}

function commonJsEntry(specifier: string, hasDefault: boolean): string {
  const loaded: unknown = require(specifier)
  const names = Object.keys(Object(loaded)).filter((name) => /^[\w$]+$/.test(name) && name !== 'default')
  return [
    `import cjs from ${JSON.stringify(specifier)};`,
    hasDefault ? 'export default cjs;' : '',
    `export const { ${names.join(', ')} } = cjs;`,
  ].join('\n')
}

function describeEntry(version: string, entry: OutputChunk, chunks: OutputChunk[]): VendorEntry {
  const seen = new Set<string>()
  const visit = (chunk: OutputChunk) => {
    // The preview client imports React in a second step; it is needed all the same.
    for (const fileName of [
      ...chunk.imports,
      ...(entry.name === fileNameOf(previewClientKey) ? chunk.dynamicImports : []),
    ]) {
      if (seen.has(fileName)) continue
      seen.add(fileName)
      const next = chunks.find((candidate) => candidate.fileName === fileName)
      if (next !== undefined) visit(next)
    }
  }
  visit(entry)
  const urlOf = (fileName: string) => `/_joinery/v/${version}/${fileName}`
  return { url: urlOf(entry.fileName), chunks: [...seen].map(urlOf), exports: entry.exports }
}

interface IconSet {
  names: Record<string, string>
  data: Record<string, unknown>
  /** Export statements of all that is no icon. */
  core: string[]
  barrel: string
}

/** Reads lucide-react apart, so that a preview gets the icons it uses and not the whole set of 1.2 MB. */
async function readIcons(): Promise<IconSet> {
  const root = dirname(resolveFromHere('lucide-react'))
  const esm = root.includes('/cjs') ? join(root, '../esm') : root
  const barrel = await readFile(join(esm, 'lucide-react.mjs'), 'utf8')
  const names: Record<string, string> = {}
  const core: string[] = []
  for (const [line, exported = '', file = ''] of barrel.matchAll(/^export \{(.+)\} from '\.\/(.+)\.mjs';$/gm)) {
    const icon = /^icons\/(.+)$/.exec(file)?.[1]
    if (icon === undefined) core.push(line.replace('./', `${esm}/`))
    else for (const [, name = ''] of exported.matchAll(/default as (\w+)/g)) names[name] = icon
  }
  const data: Record<string, unknown> = {}
  for (const file of await readdir(join(esm, 'icons'))) {
    if (!file.endsWith('.mjs')) continue
    const source = await readFile(join(esm, 'icons', file), 'utf8')
    const literal = /const __iconData = (\{[\s\S]*?\n\});/.exec(source)?.[1]
    // The literal comes from the pinned package, not from an app.
    if (literal !== undefined) data[file.slice(0, -4)] = runInNewContext(`(${literal})`)
  }
  return { names, data, core, barrel: join(esm, 'lucide-react.mjs') }
}
