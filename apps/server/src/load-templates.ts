// Reads the starter apps of `templates/` into memory, once.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import type { FileTree } from '@joinery/contract/files'

export async function loadTemplate(folder: string): Promise<FileTree> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  return Object.fromEntries(
    paths.map((path, index) => [relative(folder, path).replaceAll('\\', '/'), texts[index] ?? '']),
  )
}
