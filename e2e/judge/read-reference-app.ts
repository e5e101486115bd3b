// Reference apps as they stand in their folders: the files of the project, its sample rows and what was asked of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { acceptanceCheckSchema } from '@joinery/contract/checks'
import type { FileTree } from '@joinery/contract/files'
import * as z from 'zod'

const folder = join(import.meta.dirname, 'reference-apps')

const expectationsSchema = z.object({
  colors: z.array(z.object({ hex: z.string(), on: z.enum(['background', 'component', 'anywhere']) })),
  words: z.array(z.string()),
  isOwned: z.boolean(),
  acceptance: z.array(acceptanceCheckSchema),
})

export interface ReferenceApp {
  name: string
  files: FileTree
  /** Statements that make the tables and fill them. */
  sql: string
  expectations: z.infer<typeof expectationsSchema>
}

export const referenceAppNames: readonly string[] = readdirSync(folder).sort()

export function readReferenceApp(name: string): ReferenceApp {
  const root = join(folder, name)
  const texts = Object.fromEntries(listFiles(root).map((path) => [relative(root, path), readFileSync(path, 'utf8')]))
  const {
    'expectations.json': expectations = '{}',
    'database/schema.sql': schema = '',
    'database/rows.sql': rows = '',
    ...rest
  } = texts
  return {
    name,
    files: { ...rest, 'database/schema.sql': schema },
    sql: `${schema}\n${rows}`,
    expectations: expectationsSchema.parse(JSON.parse(expectations)),
  }
}

function listFiles(root: string): string[] {
  if (!existsSync(root)) throw new Error(`There is no reference app in ${root}.`)
  return readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
