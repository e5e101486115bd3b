import type { SheetRow } from '@joinery/contract/public-sheet'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireDatabaseAccess } from '../databases/index.ts'
import { findSheet, listRowRecords, type SheetKey, type SheetRecord } from './public-sheet-queries.ts'

/** One page of a sheet, the newest rows first. */
export async function listSheetRows(
  ctx: DomainContext,
  input: SheetKey & { limit: number; offset: number },
): Promise<{ columns: string[]; rows: SheetRow[]; total: number }> {
  const { columns, rowCount } = await requireSheet(ctx, input)
  const records = await listRowRecords(ctx.db, input)
  const rows = records.map(({ id, createdAt, values }) => ({
    id,
    createdAt,
    values: columns.map((column) => (Object.hasOwn(values, column) ? (values[column] ?? null) : null)),
  }))
  return { columns, rows, total: rowCount }
}

/** @throws AppError as `requireDatabaseAccess`; not_found when nothing was ever sent to such a sheet */
export async function requireSheet(ctx: DomainContext, key: SheetKey): Promise<SheetRecord> {
  await requireDatabaseAccess(ctx, key)
  const sheet = await findSheet(ctx.db, key)
  if (sheet === undefined) {
    throw new AppError('not_found', 'public-sheet.not_found', `There is no sheet ${key.sheetId}. Refresh the list.`)
  }
  return sheet
}
