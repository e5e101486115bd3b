// A sheet as CSV (RFC 4180), in pieces, so that a large one never lies in memory as a whole.
import { guardFormula, writeCsvRow } from '@joinery/contract/csv'

import type { DomainContext } from '../context.ts'
import { requireSheet } from './list-sheet-rows.ts'
import { listRowsAfter, type SheetKey } from './public-sheet-queries.ts'

const batch = 500

/** @throws AppError as `listSheetRows`, before the first piece */
export async function exportSheet(ctx: DomainContext, key: SheetKey): Promise<AsyncGenerator<string, void>> {
  const { columns } = await requireSheet(ctx, key)
  return writeCsv(ctx, key, columns)
}

async function* writeCsv(ctx: DomainContext, key: SheetKey, columns: readonly string[]): AsyncGenerator<string, void> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(['received_at', ...columns])}`
  for (let afterId = 0; ;) {
    const rows = await listRowsAfter(ctx.db, { ...key, afterId, limit: batch })
    if (rows.length > 0) {
      yield rows
        .map(({ createdAt, values }) =>
          csvLine([
            createdAt.toISOString(),
            ...columns.map((column) => (Object.hasOwn(values, column) ? (values[column] ?? '') : '')),
          ]),
        )
        .join('')
    }
    if (rows.length < batch) return
    afterId = rows.at(-1)?.id ?? afterId
  }
}

/** Strangers write these cells: none may begin a formula where they are opened. */
function csvLine(values: readonly string[]): string {
  return writeCsvRow(values.map((value) => guardFormula(value)))
}
