// Takes facts from a package as it is published: version, integrity, licence, and the names that it exports.
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { parseSync } from 'oxc-parser'

export interface CatalogueFacts {
  version: string
  integrity: string
  licence: string
  /** Names of values and types that the main entry exports, in alphabetical order; the first 250. */
  exports: string[]
  /** How many there are altogether. */
  exportCount: number
}

type Entry = string | null | { [condition: string]: Entry } | undefined
interface Manifest {
  version: string
  license?: string
  types?: string
  typings?: string
  module?: string
  'react-native'?: string
  main?: string
  exports?: Entry
}

const most = 250

/** Fetches the package from the registry and reads it. */
export function readPublished(name: string, version: string): CatalogueFacts {
  const folder = mkdtempSync(join(tmpdir(), 'joinery-package-'))
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }
    const archive = execFileSync('npm', ['pack', '--silent', `${name}@${version}`], options).trim()
    execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder })
    const digest = createHash('sha512').update(readFileSync(join(folder, archive)))
    return { ...readFolder(folder), integrity: `sha512-${digest.digest('base64')}` }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Reads a package that lies unpacked in a folder. */
export function readFolder(folder: string): Omit<CatalogueFacts, 'integrity'> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = new Set<string>()
  for (const entry of entriesOf(manifest)) {
    const path = resolveFile(join(folder, entry))
    if (path === null) continue
    collectExports(path, names, new Set())
    if (names.size > 0) break
  }
  names.delete('default')
  const sorted = [...names].toSorted()
  return {
    version: manifest.version,
    licence: manifest.license ?? 'unknown',
    exports: sorted.slice(0, most),
    exportCount: sorted.length,
  }
}

/** Most telling first: types name everything, then modules, then what Node requires. */
function entriesOf(manifest: Manifest): string[] {
  const main = typeof manifest.exports === 'object' ? (manifest.exports?.['.'] ?? manifest.exports) : manifest.exports
  const found: (string | undefined)[] = [manifest.types, manifest.typings]
  for (const condition of ['types', 'import', 'module', 'default', 'require']) found.push(pick(main, condition))
  found.push(manifest.module, manifest['react-native'], manifest.main, 'src/index', 'index.js')
  return found.filter((entry) => entry !== undefined)
}

function pick(entry: Entry, condition: string): string | undefined {
  if (typeof entry === 'string') return condition === 'default' ? entry : undefined
  if (entry === null || entry === undefined) return undefined
  const direct = entry[condition]
  if (typeof direct === 'string') return direct
  for (const [key, inner] of Object.entries(entry)) {
    if (key.startsWith('.')) continue
    const found = typeof inner === 'object' ? (pick(inner, condition) ?? pick(inner, 'default')) : undefined
    if (found !== undefined && (key === condition || condition !== 'default')) return found
  }
  return undefined
}

function collectExports(path: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(path)) return
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const { module } = parseSync(path, text)
  for (const { entries } of module.staticExports) {
    for (const entry of entries) {
      if (entry.exportName.name !== null) names.add(entry.exportName.name)
      else if (entry.moduleRequest !== null) {
        const inner = entry.moduleRequest.value
        const target = inner.startsWith('.') ? resolveFile(join(dirname(path), inner)) : null
        if (target !== null) collectExports(target, names, seen)
      }
    }
  }
  if (module.staticExports.length > 0) return
  // CommonJS: what is assigned to `exports`, and the file that stands behind a switch on the environment.
  for (const [, name] of text.matchAll(/\bexports\.([A-Za-z_$][\w$]*)\s*=/g)) if (name !== undefined) names.add(name)
  for (const [, inner] of text.matchAll(/module\.exports\s*=\s*require\(['"](\.[^'"]+)['"]\)/g)) {
    const target = inner === undefined ? null : resolveFile(join(dirname(path), inner))
    if (target !== null) collectExports(target, names, seen)
  }
  names.delete('__esModule')
}

function resolveFile(path: string): string | null {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  const candidates = [
    `${bare}.d.ts`,
    `${bare}.d.mts`,
    `${bare}.d.cts`,
    path,
    ...['.d.ts', '.ts', '.tsx', '.js', '.mjs', '/index.d.ts', '/index.ts', '/index.tsx', '/index.js'].map(
      (end) => `${path}${end}`,
    ),
  ]
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile()) ?? null
}
