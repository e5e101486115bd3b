import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireDatabaseAccess } from './access.ts'

/** Rows of one table in the order of `columns`, for a grid. */
export async function listRows(
  ctx: DomainContext,
  input: {
    projectGroupId: string
    environment: DatabaseEnvironment
    table: string
    limit: number
    offset: number
  },
): Promise<{ columns: string[]; rows: unknown[][]; total: number }> {
  const key = await requireDatabaseAccess(ctx, input)
  const tables = (await ctx.appDatabases.exists(key)) ? await ctx.appDatabases.tables(key) : []
  if (!tables.some((table) => table.name === input.table)) {
    throw new AppError('not_found', 'databases.table_not_found', `There is no table ${input.table}. Refresh the list.`)
  }
  const { columns, rows, total } = await ctx.appDatabases.rows(key, input)
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)), total }
}
