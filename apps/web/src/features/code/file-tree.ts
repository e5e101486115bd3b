// Paths → a tree of folders and files, and finding a file by a few letters.
import type { ProjectFile } from '@joinery/contract/revisions'

export interface TreeNode {
  /** The path of the file, or of the folder. */
  id: string
  name: string
  /** Null for folders. */
  file: ProjectFile | null
  children: readonly TreeNode[]
}

interface Folder {
  folders: Map<string, Folder>
  files: ProjectFile[]
}

/** Folders first, both by name. */
export function buildTree(files: readonly ProjectFile[]): readonly TreeNode[] {
  const root: Folder = { folders: new Map(), files: [] }
  for (const file of files) {
    let folder = root
    for (const part of file.path.split('/').slice(0, -1)) {
      const inner = folder.folders.get(part) ?? { folders: new Map(), files: [] }
      folder.folders.set(part, inner)
      folder = inner
    }
    folder.files.push(file)
  }
  return nodesOf(root, '')
}

function nodesOf(folder: Folder, prefix: string): readonly TreeNode[] {
  const folders = [...folder.folders].sort(([a], [b]) => compareNames(a, b))
  const files = [...folder.files].sort((a, b) => compareNames(a.path, b.path))
  return [
    ...folders.map(([name, inner]) => {
      const id = `${prefix}${name}`
      return { id, name, file: null, children: nodesOf(inner, `${id}/`) }
    }),
    ...files.map((file) => ({ id: file.path, name: file.path.slice(prefix.length), file, children: [] })),
  ]
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Every folder above a path, for opening the tree down to it. */
export function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Files whose path holds the letters of the query in order; the tightest match first. */
export function findFiles(files: readonly ProjectFile[], query: string): readonly ProjectFile[] {
  const letters = query.toLowerCase().replaceAll(/\s+/g, '')
  return files
    .map((file) => ({ file, cost: matchCost(file.path.toLowerCase(), letters) }))
    .filter(({ cost }) => cost !== null)
    .sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || compareNames(a.file.path, b.file.path))
    .map(({ file }) => file)
}

/** Gaps between matched letters, read from the end so that the file name counts before its folders. */
function matchCost(path: string, letters: string): number | null {
  let at = path.length
  let cost = 0
  for (const letter of Array.from(letters).toReversed()) {
    const found = path.lastIndexOf(letter, at - 1)
    if (found === -1 || at === 0) return null
    cost += at - 1 - found
    at = found
  }
  return cost
}
