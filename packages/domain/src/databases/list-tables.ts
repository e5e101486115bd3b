import type { DatabaseTable } from '@joinery/contract/databases'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import type { DomainContext } from '../context.ts'
import { requireDatabaseAccess } from './access.ts'

/** An app that never stored anything has no database yet: no tables, and none is made by looking. */
export async function listTables(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
): Promise<{ tables: DatabaseTable[] }> {
  const key = await requireDatabaseAccess(ctx, input)
  if (!(await ctx.appDatabases.exists(key))) return { tables: [] }
  return { tables: await ctx.appDatabases.tables(key) }
}
