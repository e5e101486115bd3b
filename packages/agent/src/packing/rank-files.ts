// Which files a request is likely about: by mention, by words, by meaning, by what was changed last, by imports.
import type { FileTree } from '@joinery/contract/files'
import { moduleNameOf } from '@joinery/contract/vocabulary/module-names'
import { routePathOf } from '@joinery/contract/vocabulary/modules'

import { rankByWords, wordsOf } from './word-ranking.ts'

export interface RankFiles {
  files: FileTree
  request: string
  /** Paths that were changed last, the newest first. */
  recent: readonly string[]
  /** From 0 to 1, by path; null where nobody can say. */
  meaning: ReadonlyMap<string, number> | null
}

const weights = { mention: 3, words: 2, meaning: 2, recent: 0.8, neighbour: 1, frame: 0.2 }
/** Of so few files all are shown. */
const smallProject = 16
/** Files whose neighbours count. */
const centres = 4
/** A score from which a file is surely meant. */
const certain = 4
/** Below this it only happens to share a word. */
const leastScore = 0.35
/** The path says more than any line of the text. */
const pathRepeats = 4

/** Paths by how likely they matter, the likeliest first; those that do not are left out where there are many. */
export function rankFiles({ files, request, recent, meaning }: RankFiles): string[] {
  const paths = Object.keys(files)
  const documents = new Map(
    Object.entries(files).map(([path, text]) => [
      path,
      [...Array.from({ length: pathRepeats }, () => wordsOf(path)).flat(), ...wordsOf(text)],
    ]),
  )
  const byWords = rankByWords(documents, wordsOf(request))
  const scores = new Map(
    paths.map((path) => {
      const age = recent.indexOf(path)
      const score =
        (isMentioned(path, request) ? weights.mention : 0) +
        weights.words * (byWords.get(path) ?? 0) +
        weights.meaning * (meaning?.get(path) ?? 0) +
        (age === -1 ? 0 : weights.recent / (1 + age / 4)) +
        (isFrame(path) ? weights.frame : 0)
      return [path, score]
    }),
  )
  const first = byScore(scores).slice(0, centres)
  const own = new Map(scores)
  for (const [place, centre] of first.entries()) {
    const share = (weights.neighbour * Math.min(1, (own.get(centre) ?? 0) / certain)) / (1 + place)
    for (const neighbour of neighboursOf(centre, files)) scores.set(neighbour, (scores.get(neighbour) ?? 0) + share)
  }
  const isSmall = paths.length <= smallProject
  return byScore(scores).filter((path) => isSmall || (scores.get(path) ?? 0) >= leastScore)
}

function byScore(scores: ReadonlyMap<string, number>): string[] {
  return [...scores].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([path]) => path)
}

/** By its path, its file name, its name for people or its address. */
function isMentioned(path: string, request: string): boolean {
  const said = request.toLowerCase()
  const name = path.split('/').at(-1) ?? path
  if (said.includes(path.toLowerCase()) || (!isFixedName(name) && said.includes(name.toLowerCase()))) return true
  const route = routePathOf(path)
  if (route !== null && route !== '/' && new RegExp(`${escaped(route)}(?![\\w-])`, 'i').test(request)) return true
  const title = moduleNameOf(path).toLowerCase()
  if (title.includes(' ') && said.includes(title)) return true
  return title.length > 3 && new RegExp(`\\b${escaped(title)}\\s+(?:page|screen|component|form|list)\\b`).test(said)
}

/** Names that half of all files have. */
function isFixedName(name: string): boolean {
  return /^(?:page|layout|route|index|page\.server)\.\w+$/.test(name)
}

/** What nearly every change of looks or structure touches. */
function isFrame(path: string): boolean {
  return [
    'web/app/layout.jsx',
    'web/app/layout.tsx',
    'web/app/page.jsx',
    'design/tokens.json',
    'database/schema.sql',
  ].includes(path)
}

/** What it imports, what imports it, and the data of a page. */
function neighboursOf(path: string, files: FileTree): string[] {
  const own = importsOf(path, files)
  const importers = Object.keys(files).filter((other) => importsOf(other, files).includes(path))
  const partner = /page\.server\.\w+$/.test(path)
    ? Object.keys(files).filter((other) => /\/page\.\w+$/.test(other) && folderOf(other) === folderOf(path))
    : Object.keys(files).filter((other) => /page\.server\.\w+$/.test(other) && folderOf(other) === folderOf(path))
  return [...new Set([...own, ...importers, ...partner])].filter((each) => each !== path)
}

function importsOf(path: string, files: FileTree): string[] {
  const text = files[path] ?? ''
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].flatMap(([, target = '']) => {
    const found = resolveImport(path, target, files)
    return found === null ? [] : [found]
  })
}

function resolveImport(from: string, target: string, files: FileTree): string | null {
  const bare = target.startsWith('@/')
    ? `web/${target.slice(2)}`
    : target.startsWith('.')
      ? joined(folderOf(from), target)
      : null
  if (bare === null) return null
  const endings = ['', '.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.js']
  return endings.map((ending) => bare + ending).find((each) => files[each] !== undefined) ?? null
}

function joined(folder: string, target: string): string {
  const parts = folder.split('/')
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
