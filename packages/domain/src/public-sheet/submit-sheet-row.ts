// Keeps what a visitor sent with a form.
import { createHash } from 'node:crypto'

import { sheetLimits, type SheetSubmission } from '@joinery/contract/public-sheet'
import type { AppDatabaseKey } from '@joinery/data'

import type { Services } from '../context.ts'
import {
  countSheets,
  findRecentRow,
  growSheet,
  insertSheetRow,
  lockSheet,
  sheetExists,
  type SheetKey,
} from './public-sheet-queries.ts'

/** The same form of the same sender within this time is a button pressed twice. */
const sameFormMs = 60_000

/** What is refused is a limit, never ours. */
export type SubmitOutcome = { ok: true } | { ok: false; reason: 'sheet_full' | 'too_many_sheets' | 'too_many_columns' }

/**
 * @param input.sender tells visitors apart; only a hash of it, mixed with the values, is kept
 * @returns ok also for a form that was sent twice: it is there, once
 */
export async function submitSheetRow(
  services: Pick<Services, 'db' | 'facts' | 'now'>,
  app: Pick<AppDatabaseKey, 'projectGroupId' | 'environment'>,
  input: SheetSubmission & { sender: string },
): Promise<SubmitOutcome> {
  const key: SheetKey = { projectGroupId: app.projectGroupId, environment: app.environment, sheetId: input.sheetId }
  const now = services.now()
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([input.sender, Object.entries(input.formData)]))
    .digest('base64url')
  const outcome = await services.db.transaction(async (tx): Promise<SubmitOutcome & { isNew?: boolean }> => {
    if ((await countSheets(tx, key)) >= sheetLimits.sheets && !(await sheetExists(tx, key))) {
      return { ok: false, reason: 'too_many_sheets' }
    }
    const sheet = await lockSheet(tx, { ...key, now })
    if (sheet.rowCount >= sheetLimits.rows) return { ok: false, reason: 'sheet_full' }
    const since = new Date(now.getTime() - sameFormMs)
    if (await findRecentRow(tx, { ...key, fingerprint, since })) return { ok: true, isNew: false }
    const columns = [...new Set([...sheet.columns, ...Object.keys(input.formData)])]
    if (columns.length > sheetLimits.columns) return { ok: false, reason: 'too_many_columns' }
    await insertSheetRow(tx, { ...key, values: input.formData, fingerprint, createdAt: now })
    await growSheet(tx, { ...key, columns, now })
    return { ok: true, isNew: true }
  })
  if (outcome.ok && outcome.isNew === true) services.facts.emit(app.projectGroupId, 'database')
  return outcome.ok ? { ok: true } : outcome
}
