// The first rung of repair: what this run wrote and does not compile is mended by rules before a model is asked again.
import type { Diagnostic, FileChange, FileTree } from '@joinery/contract/files'

import { isError } from './diagnostics.ts'
import { repairFiles } from './offline/edit/repair/repair-files.ts'
import type { ToolContext } from './tool.ts'

export interface MendedByRules {
  changes: FileChange[]
  /** What was done, for the model and the chat row. */
  done: string[]
  /** What the compiler says of the mended files. */
  diagnostics: Diagnostic[]
}

const readOnly: readonly ToolContext['mode'][] = ['discuss', 'plan', 'judge', 'break']

/**
 * @param diagnostics what the compiler says of `files` now
 * @returns null where nothing is wrong, where rules make it no better, and where the run may change nothing
 */
export async function mendByRules(
  { files, host, isWritten, mode }: Pick<ToolContext, 'files' | 'host' | 'isWritten' | 'mode'>,
  diagnostics: readonly Diagnostic[],
): Promise<MendedByRules | null> {
  const errors = diagnostics.filter(isError)
  const broken = new Set(errors.flatMap(({ file }) => (file !== undefined && isWritten(file) ? [file] : [])))
  if (broken.size === 0 || readOnly.includes(mode)) return null
  const { writes, done } = repairFiles(files, '')
  // Warnings of other files are not this rung's matter, nor are files that the run did not touch.
  const changes = writes.filter(({ path }) => broken.has(path))
  if (changes.length === 0) return null
  const mended: FileTree = { ...files, ...Object.fromEntries(changes.map(({ path, content }) => [path, content])) }
  const after = await host.check(mended)
  if (after.filter(isError).length >= errors.length) return null
  return { changes, done: done.filter((words) => changes.some(({ path }) => words.includes(path))), diagnostics: after }
}

export function presentMended({ changes, done }: MendedByRules): string {
  const what = done.length === 0 ? changes.map(({ path }) => path).join(', ') : done.join('; ')
  return `Some of it was mended by rules: ${what}. Read ${changes.length === 1 ? 'that file' : 'those files'} before you edit ${changes.length === 1 ? 'it' : 'them'} again.`
}
