// What an import of an app module means: a file of the project, a package of the catalogue, or nothing.
import type { FileTree } from '@joinery/contract/files'

import { findCatalogueEntry } from '../vendors/catalogue.ts'

export type ResolvedImport =
  | { kind: 'file'; path: string }
  | { kind: 'package'; specifier: string }
  | { kind: 'node'; specifier: string }
  | { kind: 'unknown-package'; name: string }
  | { kind: 'missing-file' }

const extensions = ['', '.jsx', '.tsx', '.js', '.ts', '.json', '/index.jsx', '/index.tsx', '/index.js', '/index.ts']

/** @param from path of the importing file */
export function resolveImport(files: FileTree, from: string, specifier: string): ResolvedImport {
  if (specifier.startsWith('@/')) return findFile(files, `web/${specifier.slice(2)}`)
  if (/^\.\.?(\/|$)/.test(specifier)) {
    const target = joinPath(from.split('/').slice(0, -1), specifier)
    return target === null ? { kind: 'missing-file' } : findFile(files, target)
  }
  if (specifier.startsWith('/')) return { kind: 'missing-file' }
  if (specifier.startsWith('node:')) return { kind: 'node', specifier }
  if (findCatalogueEntry(specifier) !== undefined) return { kind: 'package', specifier }
  const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1)
  return { kind: 'unknown-package', name: name.join('/') }
}

function findFile(files: FileTree, path: string): ResolvedImport {
  const withoutScript = path.replace(/\.jsx?$/, '')
  const candidates = [
    ...extensions.map((extension) => path + extension),
    // TypeScript writes `.js` for what is `.ts` on disk.
    ...(withoutScript === path ? [] : extensions.slice(1, 5).map((extension) => withoutScript + extension)),
  ]
  const found = candidates.find((candidate) => Object.hasOwn(files, candidate))
  return found === undefined ? { kind: 'missing-file' } : { kind: 'file', path: found }
}

function joinPath(folder: string[], relative: string): string | null {
  const parts = [...folder]
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.join('/')
}
