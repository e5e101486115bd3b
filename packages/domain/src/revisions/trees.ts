// Trees of blobs: reading, writing, comparing and merging them.
import type { FileChange, FileTree } from '@joinery/contract/files'
import { maxProjectFiles } from '@joinery/contract/files'
import { diffLines } from 'diff'
import { mergeDiff3 } from 'node-diff3'

import { AppError } from '../app-error.ts'
import type { Services } from '../context.ts'
import type { TreeRow } from './revisions-queries.ts'

type BlobStore = Pick<Services, 'blobs'>

/** Text of every file of a tree; equal files are read once. */
export async function readFiles(services: BlobStore, tree: TreeRow): Promise<FileTree> {
  const texts = await services.blobs.getTexts([...new Set(Object.values(tree))])
  return Object.fromEntries(Object.entries(tree).map(([path, hash]) => [path, textOf(texts, hash)]))
}

/** Stores every file durably and returns the tree that names them. */
export async function storeFiles(services: BlobStore, files: FileTree): Promise<TreeRow> {
  return applyChanges(
    services,
    {},
    Object.entries(files).map(([path, content]) => ({ path, content })),
  )
}

/** The tree after some files were written or removed; the blobs are durable when this resolves. */
export async function applyChanges(
  services: BlobStore,
  tree: TreeRow,
  changes: readonly FileChange[],
): Promise<TreeRow> {
  const next: TreeRow = { ...tree }
  await Promise.all(
    changes.map(async ({ path, content }) => {
      if (content === null) delete next[path]
      else next[path] = await services.blobs.put(new TextEncoder().encode(content))
    }),
  )
  if (Object.keys(next).length > maxProjectFiles) {
    throw new AppError(
      'invalid',
      'revisions.too_many_files',
      `A project has at most ${maxProjectFiles} files. Remove some first.`,
    )
  }
  return next
}

/** Paths whose content differs between two trees, sorted. */
export function changedPaths(before: TreeRow, after: TreeRow): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path]).sort()
}

/** Lines added and removed from one tree to the next; a file too different to compare in time counts whole. */
export async function countLines(
  services: BlobStore,
  before: TreeRow,
  after: TreeRow,
): Promise<{ added: number; removed: number }> {
  const paths = changedPaths(before, after)
  const hashes = paths.flatMap((path) => [before[path], after[path]]).filter((hash) => hash !== undefined)
  const texts = await services.blobs.getTexts([...new Set(hashes)])
  let added = 0
  let removed = 0
  for (const path of paths) {
    const parts = diffLines(textOf(texts, before[path]), textOf(texts, after[path]), { timeout: 50 })
    if (parts === undefined) {
      added += textOf(texts, after[path]).split('\n').length
      removed += textOf(texts, before[path]).split('\n').length
      continue
    }
    for (const part of parts) {
      if (part.added) added += part.count
      if (part.removed) removed += part.count
    }
  }
  return { added, removed }
}

/**
 * Brings the changes from `base` to `mine` onto `head`. A file that both sides changed is merged line by line; where
 * that fails the head's version stays, because it is what a person saved, and the path is reported.
 */
export async function mergeOntoHead(
  services: BlobStore,
  trees: { base: TreeRow; mine: TreeRow; head: TreeRow },
): Promise<{ tree: TreeRow; conflicts: string[] }> {
  const { base, mine, head } = trees
  const conflicts: string[] = []
  let tree: TreeRow = { ...head }
  for (const path of changedPaths(base, mine)) {
    if (head[path] === mine[path]) continue
    if (head[path] === base[path]) {
      const hash = mine[path]
      if (hash === undefined) delete tree[path]
      else tree[path] = hash
      continue
    }
    const hashes = [base[path], mine[path], head[path]]
    const texts = await services.blobs.getTexts(hashes.filter((hash) => hash !== undefined))
    const [original, ours, theirs] = hashes.map((hash) => textOf(texts, hash).split('\n'))
    const merged = mergeDiff3(ours ?? [], original ?? [], theirs ?? [])
    if (merged.conflict || mine[path] === undefined || head[path] === undefined) conflicts.push(path)
    else tree = await applyChanges(services, tree, [{ path, content: merged.result.join('\n') }])
  }
  return { tree, conflicts }
}

function textOf(texts: ReadonlyMap<string, string>, hash: string | undefined): string {
  if (hash === undefined) return ''
  const text = texts.get(hash)
  if (text === undefined) throw new Error(`blob ${hash} is missing`)
  return text
}
