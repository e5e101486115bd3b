import type { CheckKind } from '@joinery/contract/checks'
import type { FileTree } from '@joinery/contract/files'

/** A defect planted into a reference app. */
export interface Sabotage {
  /** What is wrong, as a reader of a report would say it. */
  name: string
  app: string
  /** The checks of which at least one must fail. */
  kinds: readonly CheckKind[]
  patches: readonly Patch[]
}

export interface Patch {
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
}

/** @throws when a patch does not fit the app any more: then the sabotage would plant nothing */
export function plant(files: FileTree, { name, patches }: Sabotage): FileTree {
  return patches.reduce((tree, { file, find, replace }) => {
    const parts = (tree[file] ?? '').split(find)
    if (parts.length !== 2) throw new Error(`“${name}”: ${file} has ${parts.length - 1} times ${JSON.stringify(find)}.`)
    return { ...tree, [file]: parts.join(replace) }
  }, files)
}
