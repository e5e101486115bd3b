// SQL that a person types: on development only, as the app's own role, after a snapshot where they want one.
import type { SqlRun } from '@joinery/contract/databases'
import { newId } from '@joinery/contract/ids'

import type { DomainContext } from '../context.ts'
import { requireChangeAccess } from './require-change-access.ts'
import { takeSnapshot } from './snapshots.ts'

/** Rows of one statement that are shown; the others are counted. */
const maxRows = 200

/** A statement that fails is data: nothing of the script has happened then. */
export async function runSql(
  ctx: DomainContext,
  input: { projectGroupId: string; sql: string; snapshotName: string | null },
): Promise<SqlRun> {
  const key = await requireChangeAccess(ctx, { projectGroupId: input.projectGroupId, environment: 'development' })
  await ctx.appDatabases.ensure(key)
  if (input.snapshotName !== null) await takeSnapshot(ctx, { ...key, name: input.snapshotName })
  const began = performance.now()
  const outcome = await ctx.appDatabases.runScript(key.projectGroupId, { sql: input.sql, stepKey: `person:${newId()}` })
  const elapsedMs = Math.round(performance.now() - began)
  if (!outcome.ok) {
    const { code, message, hint, position } = outcome
    const error = {
      code,
      message,
      ...(hint === undefined ? {} : { hint }),
      ...(position === undefined ? {} : { position }),
    }
    return { error, results: [], elapsedMs }
  }
  ctx.facts.emit(key.projectGroupId, 'database')
  const results = outcome.results.map(({ columns, rows, rowCount }) => ({
    columns,
    rows: rows.slice(0, maxRows).map((row) => columns.map((column) => row[column] ?? null)),
    rowCount,
  }))
  return { error: null, results, elapsedMs }
}
