// Files → compiled and linked project.
import type { FileTree } from '@joinery/contract/files'

import type { CompilePool } from '../modules/compile-pool.ts'
import type { ModuleRecord } from '../modules/module-record.ts'
import { languageOf } from '../modules/module-record.ts'
import type { VendorStore } from '../vendors/vendor-store.ts'
import type { LinkedProject } from './link-project.ts'
import { linkProject, moduleFilesOf } from './link-project.ts'

export async function loadProject(
  { pool, vendors }: { pool: CompilePool; vendors: VendorStore },
  files: FileTree,
): Promise<LinkedProject> {
  const records = new Map<string, ModuleRecord>()
  const compiled = moduleFilesOf(files).map(async (path) => {
    const language = languageOf(path)
    return language === null ? null : { path, record: await pool.compile({ language, source: files[path] ?? '' }) }
  })
  for (const result of await Promise.all(compiled)) if (result !== null) records.set(result.path, result.record)
  return linkProject(files, records, vendors.manifest)
}
