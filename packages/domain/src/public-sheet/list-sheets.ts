import type { PublicSheet } from '@joinery/contract/public-sheet'

import type { DomainContext } from '../context.ts'
import { requireDatabaseAccess } from '../databases/index.ts'
import { listSheetRecords, type SheetPlace } from './public-sheet-queries.ts'

/** What forms of the app have sent, by sheet; the one with the newest row first. */
export async function listSheets(ctx: DomainContext, input: SheetPlace): Promise<{ sheets: PublicSheet[] }> {
  const place = await requireDatabaseAccess(ctx, input)
  const records = await listSheetRecords(ctx.db, place)
  return {
    sheets: records.map(({ sheetId, columns, rowCount, updatedAt }) => ({ sheetId, columns, rowCount, updatedAt })),
  }
}
