import { hasTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { requireSheet } from './list-sheet-rows.ts'
import { deleteRows, deleteSheet, type SheetKey } from './public-sheet-queries.ts'

/** Removes rows, or the whole sheet; whoever may only look may not. */
export async function removeSheetRows(
  ctx: DomainContext,
  { rowIds, ...key }: SheetKey & { rowIds?: readonly number[] | undefined },
): Promise<{ removed: number }> {
  await requireSheet(ctx, key)
  if (!hasTeamRole(ctx.actor.role, 'EDITOR')) {
    throw new AppError('forbidden', 'projects.role_too_low', 'You can look and comment. Ask an editor to make changes.')
  }
  const removed = await ctx.db.transaction((tx) =>
    rowIds === undefined ? deleteSheet(tx, key) : deleteRows(tx, { ...key, rowIds }),
  )
  ctx.facts.emit(key.projectGroupId, 'database')
  return { removed }
}
