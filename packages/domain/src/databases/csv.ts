// Rows of a table as a CSV file, out and in.
import type { CsvImportResult, CsvMapping } from '@joinery/contract/csv'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireDatabaseAccess } from './access.ts'
import { requireChangeAccess } from './require-change-access.ts'

interface TableOf {
  projectGroupId: string
  environment: DatabaseEnvironment
  table: string
}

/**
 * Checks access now, writes when asked.
 *
 * @throws AppError not_found when there is no such table
 */
export async function exportCsv(
  ctx: DomainContext,
  input: TableOf,
): Promise<(write: (text: string) => Promise<void>) => Promise<void>> {
  const key = await requireDatabaseAccess(ctx, input)
  const tables = await ctx.appDatabases.tables(key)
  if (!tables.some(({ name }) => name === input.table)) throw noTable(input.table)
  return async (write) => {
    await ctx.appDatabases.csv.export(key, input.table, write)
  }
}

/** Adds all rows of a file or none; what is wrong with it is the answer. */
export async function importCsv(
  ctx: DomainContext,
  input: TableOf & { mapping: CsvMapping | null; text: AsyncIterable<string> },
): Promise<CsvImportResult> {
  const key = await requireChangeAccess(ctx, input)
  const { table, mapping, text } = input
  const result = await ctx.appDatabases.csv.import(key, { table, mapping, text })
  if (result === null) throw noTable(table)
  if (result.ok) ctx.facts.emit(key.projectGroupId, 'database')
  return result
}

function noTable(table: string): AppError {
  return new AppError('not_found', 'databases.table_not_found', `There is no table ${table}. Refresh the list.`)
}
